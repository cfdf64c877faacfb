#!/usr/bin/env python3
"""Makes the packages of the C# binding from native libraries that are built.

    pack.py unity --natives DIR --out DIR [--present]
    pack.py nuget --natives DIR --out DIR [--present] [--assembly FILE --framework NAME]

The natives lie in DIR/NAME/FILE, as natives.tsv names them. One that is missing is an error that
names it; with --present the package has those that are there, and says which are not. The package
for Unity is com.tenpai.tenpai-VERSION.tgz. That for NuGet is Tenpai.VERSION.nupkg: `dotnet pack`
makes it, or, without a .NET SDK, this program from an assembly (with its .xml beside it) for a
framework.
"""
import argparse
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from xml.sax.saxutils import escape

# What is imported here shall leave nothing beside it.
sys.dont_write_bytecode = True
from native import Native  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "bindings" / "csharp"
# What a package shows as the time of a file, so that the same sources make the same package.
TIME = (2000, 1, 1, 0, 0, 0)
SECONDS = 946684800


def fail(message):
    sys.exit(f"pack.py: {message}")


def natives(folder, place, present):
    """The content of each native that lies in this kind of package, by its path there."""
    found, missing = {}, []
    for native in Native.all():
        inside = place(native)
        path = folder / native.name / native.file
        if inside is None:
            continue
        if not path.is_file():
            missing.append(f"{native.name}/{native.file}, of target {native.target}")
            continue
        content = path.read_bytes()
        fault = native.fault(content)
        if fault:
            fail(f"{path}: {fault}")
        found[inside] = content
    if missing and not present:
        fail(f"these natives are missing in {folder}:\n  " + "\n  ".join(missing))
    if not found:
        fail(f"{folder} has no native at all")
    for name in missing:
        print(f"not in the package: {name}")
    return found


def unity(options):
    """package/ in a tarball, as the package manager of Unity takes it."""
    contents = natives(options.natives, lambda native: native.in_unity, options.present)
    folders = {str(parent) for path in contents for parent in pathlib.PurePosixPath(path).parents}
    for path in sorted(FOLDER.rglob("*")):
        name = path.relative_to(FOLDER).as_posix()
        if path.is_dir() or name.startswith("artifacts~/"):
            continue
        asset = name[: -len(".meta")] if name.endswith(".meta") else None
        # What tells of a native that is left out would be an orphan.
        of_native = name.startswith("Plugins/") and asset is not None
        if of_native and asset not in contents and asset not in folders:
            continue
        if asset is not None or not name.startswith("Plugins/"):
            contents[name] = path.read_bytes()
    manifest = json.loads(contents["package.json"])
    out = options.out / f"{manifest['name']}-{manifest['version']}.tgz"
    with tarfile.open(out, "w:gz", format=tarfile.USTAR_FORMAT) as package:
        for name in sorted(contents):
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size, entry.mtime, entry.mode = len(contents[name]), SECONDS, 0o644
            package.addfile(entry, io.BytesIO(contents[name]))
    print(out)


def nuget(options):
    contents = natives(options.natives, lambda native: native.in_nuget, options.present)
    if options.assembly is None:
        if shutil.which("dotnet") is None:
            fail("no .NET SDK: give --assembly and --framework")
        with tempfile.TemporaryDirectory() as stage:
            for name, content in contents.items():
                path = pathlib.Path(stage) / name
                path.parent.mkdir(parents=True)
                path.write_bytes(content)
            subprocess.run(
                ["dotnet", "pack", FOLDER / "Tenpai.csproj", "-c", "Release", "-o", options.out,
                 f"-p:TenpaiNatives={stage}"],
                check=True,
            )
        return
    if options.framework is None:
        fail("--assembly needs --framework, such as netstandard2.1")
    library = f"lib/{options.framework}"
    documentation = options.assembly.with_suffix(".xml")
    for path, what in ((options.assembly, "assembly"), (documentation, "documentation")):
        if not path.is_file():
            fail(f"{path} is no file: the package wants the {what} of the binding")
        contents[f"{library}/Tenpai{path.suffix}"] = path.read_bytes()
    for name in ("README.md", "LICENSE-MIT", "LICENSE-APACHE"):
        contents[name] = (FOLDER / name).read_bytes()
    properties = {}
    for element in ElementTree.parse(FOLDER / "Tenpai.csproj").iter():
        properties[element.tag] = (element.text or "").strip()
    identity, version = properties["PackageId"], properties["Version"]
    contents[f"{identity}.nuspec"] = nuspec(properties, options.framework).encode()
    contents["[Content_Types].xml"] = types(contents).encode()
    contents["_rels/.rels"] = relations(identity).encode()
    out = options.out / f"{identity}.{version}.nupkg"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name in sorted(contents):
            package.writestr(zipfile.ZipInfo(name, TIME), contents[name], zipfile.ZIP_DEFLATED)
    print(out)


DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'


def nuspec(properties, framework):
    """What the project says of the package."""
    def line(name, key, attributes=""):
        return f"    <{name}{attributes}>{escape(properties[key])}</{name}>\n"

    return (
        DECLARATION
        + '<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">\n'
        + "  <metadata>\n"
        + line("id", "PackageId")
        + line("version", "Version")
        + line("authors", "Authors")
        + line("license", "PackageLicenseExpression", ' type="expression"')
        + line("readme", "PackageReadmeFile")
        + line("description", "Description")
        + f"    <tags>{escape(properties['PackageTags'].replace(';', ' '))}</tags>\n"
        + f'    <dependencies>\n      <group targetFramework="{escape(framework)}" />\n'
        + "    </dependencies>\n  </metadata>\n</package>\n"
    )


def types(names):
    """The kinds of content, by the ends of the names, and by the names that have none."""
    paths = [pathlib.PurePosixPath(name) for name in names]
    ends = {path.suffix[1:] for path in paths if path.suffix} - {"rels"}
    bare = [str(path) for path in paths if not path.suffix]
    kind = 'ContentType="application/octet-stream"'
    lines = [f'  <Default Extension="{end}" {kind} />\n' for end in sorted(ends)]
    lines += [f'  <Override PartName="/{name}" {kind} />\n' for name in sorted(bare)]
    relations = "application/vnd.openxmlformats-package.relationships+xml"
    space = "http://schemas.openxmlformats.org/package/2006/content-types"
    return (
        f'{DECLARATION}<Types xmlns="{space}">\n'
        f'  <Default Extension="rels" ContentType="{relations}" />\n{"".join(lines)}</Types>\n'
    )


def relations(identity):
    space = "http://schemas.openxmlformats.org/package/2006/relationships"
    manifest = "http://schemas.microsoft.com/packaging/2010/07/manifest"
    return (
        f'{DECLARATION}<Relationships xmlns="{space}">\n'
        f'  <Relationship Type="{manifest}" Target="/{identity}.nuspec" Id="R0" />\n'
        "</Relationships>\n"
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("unity", "nuget"))
    parser.add_argument("--natives", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--present", action="store_true")
    parser.add_argument("--assembly", type=pathlib.Path)
    parser.add_argument("--framework")
    options = parser.parse_args()
    if not options.natives.is_dir():
        fail(f"{options.natives} is no folder")
    options.out.mkdir(parents=True, exist_ok=True)
    {"unity": unity, "nuget": nuget}[options.kind](options)


if __name__ == "__main__":
    main()
