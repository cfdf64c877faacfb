"""A native library of the packages: where it lies in each, and whether a file can be it."""
import pathlib
import struct

TABLE = pathlib.Path(__file__).resolve().parent / "natives.tsv"
# A function that the library has always had; its name stands in every file that carries it.
FUNCTION = b"tenpai_abi_number"
ANDROID_PAGE = 0x4000
# The C library of GNU, which Linux has and Android has not.
GNU = "libc.so.6"

# Of the name of a processor at the end of that of a native: ELF, PE and Mach-O.
MACHINES = {
    "x64": (62, 0x8664, 0x01000007),
    "arm64": (183, 0xAA64, 0x0100000C),
    "arm": (40, None, None),
}
APPLE = b"\xcf\xfa\xed\xfe"
# What LC_BUILD_VERSION calls the systems.
APPLE_SYSTEMS = {"osx": 1, "ios": 2}


class Fault(Exception):
    """What is wrong with the content of a file."""


def unpack(form, content, at):
    if at + struct.calcsize(form) > len(content):
        raise Fault(f"{len(content)} bytes, cut short: its headers tell of more")
    return struct.unpack_from(form, content, at)


class Native:
    """A line of natives.tsv."""

    def __init__(self, line):
        self.name, self.target, self.file, unity, runtimes = line.split("\t")
        self.system, _, processor = self.name.partition("-")
        self.elf, self.windows, self.apple = MACHINES.get(processor, (None, None, None))
        self.in_unity = f"Plugins/{self.name}/{self.file}" if unity != "-" else None
        self.in_nuget = f"runtimes/{runtimes}/native/{self.file}" if runtimes != "-" else None

    @staticmethod
    def all():
        lines = TABLE.read_text(encoding="utf-8").splitlines()
        return [Native(line) for line in lines if not line.startswith("#")]

    def fault(self, content):
        """What is wrong with the content of the file; None if nothing is found."""
        check = {".a": self.archive, ".so": self.shared, ".dll": self.dll, ".dylib": self.mach}
        try:
            check[pathlib.PurePath(self.file).suffix](content)
            if FUNCTION not in content:
                raise Fault(f"the function {FUNCTION.decode()} is not in it: another library")
        except Fault as fault:
            return str(fault)
        return None

    def kind(self, content, start):
        if not content.startswith(start):
            raise Fault(f"no library for {self.target}, {len(content)} bytes of another kind")

    def shared(self, content):
        self.kind(content, b"\x7fELF")
        processor(unpack("<H", content, 18)[0], self.elf)
        pages, needed = elf_loads(content)
        if not pages:
            raise Fault("nothing of it is loaded: no shared library")
        if self.system == "linux" and GNU not in needed:
            raise Fault(f"no library for {self.target}: it does not need {GNU}, but {needed}")
        if self.system == "android":
            for page in pages:
                if page < ANDROID_PAGE or page % ANDROID_PAGE:
                    raise Fault(f"a LOAD segment is aligned to {page:#x}, "
                                f"and {self.target} wants {ANDROID_PAGE:#x}")
            if GNU in needed:
                raise Fault(f"it needs {GNU}, which {self.target} has not: one for Linux")

    def dll(self, content):
        self.kind(content, b"MZ")
        start = unpack("<I", content, 60)[0]
        signature, machine = unpack("<4sH", content, start)
        if signature != b"PE\0\0":
            raise Fault(f"no library for {self.target}, a program for DOS")
        processor(machine, self.windows)

    def mach(self, content):
        self.kind(content, APPLE)
        processor(unpack("<I", content, 4)[0], self.apple)
        # Older compilers do not tell the system, and then any is taken.
        system = apple_system(content)
        if system not in (None, APPLE_SYSTEMS[self.system]):
            raise Fault(f"for Apple's system {system}, and {APPLE_SYSTEMS[self.system]} is wanted")

    def archive(self, content):
        if not content.startswith(b"!<arch>\n"):
            raise Fault(f"no archive, {len(content)} bytes of another kind")
        member = first_object(content)
        try:
            if self.system == "ios":
                self.mach(member)
            else:
                self.kind(member, b"\0asm")
        except Fault as fault:
            raise Fault(f"the first object in it: {fault}") from None


def processor(found, wanted):
    if found != wanted:
        raise Fault(f"for processor {found}, and {wanted} is wanted")


def elf_loads(content):
    """How each segment that is loaded is aligned, and the names of the libraries needed."""
    is_64 = unpack("<B", content, 4)[0] == 2
    start = unpack("<Q" if is_64 else "<I", content, 32 if is_64 else 28)[0]
    size, count = unpack("<HH", content, 54 if is_64 else 42)
    loads, dynamic = [], None
    for index in range(count):
        at = start + index * size
        if is_64:
            kind, _, offset, address, _, length, _, page = unpack("<2I6Q", content, at)
        else:
            kind, offset, address, _, length, _, _, page = unpack("<8I", content, at)
        if kind == 1:
            loads.append((offset, address, length, page))
        elif kind == 2:
            dynamic = (offset, length)
    needed = elf_needed(content, is_64, loads, dynamic) if dynamic else []
    return [page for *_, page in loads], needed


def elf_needed(content, is_64, loads, dynamic):
    form = "<2Q" if is_64 else "<2I"
    offset, length = dynamic
    names, strings = [], None
    for at in range(offset, offset + length, struct.calcsize(form)):
        tag, value = unpack(form, content, at)
        if tag == 0:
            break
        if tag == 1:
            names.append(value)
        elif tag == 5:
            for start, address, size, _ in loads:
                if address <= value < address + size:
                    strings = start + value - address
    if strings is None:
        raise Fault("its table of names is not in what is loaded")
    ends = [content[strings + name:].partition(b"\0")[0] for name in names]
    return [end.decode("utf-8", "replace") for end in ends]


def apple_system(content):
    """The system that a Mach-O file says it is for, by its number; None if it says none."""
    count = unpack("<I", content, 16)[0]
    at = 32
    for _ in range(count):
        command, size, system = unpack("<3I", content, at)
        if command == 0x32:
            return system
        if size < 8:
            raise Fault("a load command of no size")
        at += size
    return None


def first_object(content):
    """The first member of an archive that is no index of it and no table of names."""
    at = 8
    while at < len(content):
        name, size, end = unpack("<16s32x10s2s", content, at)
        name = name.rstrip()
        if end != b"`\n" or not size.strip().isdigit():
            raise Fault(f"an archive that is broken at byte {at}")
        start, length = at + 60, int(size)
        at = start + length + length % 2
        if start + length > len(content):
            raise Fault(f"an archive that is cut short at byte {len(content)}")
        member = content[start:start + length]
        if name.startswith(b"#1/") and name[3:].isdigit():
            # The way of BSD: the name stands before the content.
            name, member = member[:int(name[3:])].rstrip(b"\0"), member[int(name[3:]):]
        if name not in (b"/", b"//", b"/SYM64/") and not name.startswith(b"__.SYMDEF"):
            return member
    raise Fault("an archive without an object")
