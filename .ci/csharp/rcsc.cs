using System;
using System.Collections.Generic;
using System.IO;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using Microsoft.CodeAnalysis.Text;

// A csc made of the compiler's own libraries: reads the arguments that csc takes, compiles, and
// writes the assembly, with its .pdb and its documentation where they are asked for.
// This file itself is compiled by mcs, so it is C# 7.
public static class Rcsc {
    public static int Main(string[] args) {
        var line = CSharpCommandLineParser.Default.Parse(args, Directory.GetCurrentDirectory(), null, null);
        foreach (var error in line.Errors) Console.Error.WriteLine(error);
        if (line.Errors.Length > 0) return 1;

        var sources = new List<SyntaxTree>();
        foreach (var file in line.SourceFiles)
            using (var stream = File.OpenRead(file.Path))
                sources.Add(CSharpSyntaxTree.ParseText(SourceText.From(stream), line.ParseOptions, file.Path));
        var references = new List<MetadataReference>();
        foreach (var reference in line.MetadataReferences)
            references.Add(MetadataReference.CreateFromFile(reference.Reference, reference.Properties));

        var name = line.OutputFileName ?? Path.ChangeExtension(Path.GetFileName(line.SourceFiles[0].Path), ".dll");
        var path = Path.Combine(line.OutputDirectory, name);
        var compilation = CSharpCompilation.Create(
            line.CompilationName ?? Path.GetFileNameWithoutExtension(name), sources, references, line.CompilationOptions);

        var format = line.EmitOptions.DebugInformationFormat;
        var separate = line.EmitPdb && format != DebugInformationFormat.Embedded;
        var options = line.EmitOptions.WithDebugInformationFormat(separate ? DebugInformationFormat.PortablePdb : format);
        EmitResult result;
        using (var assembly = File.Create(path))
        using (var pdb = separate ? File.Create(line.PdbPath ?? Path.ChangeExtension(path, ".pdb")) : null)
        using (var documentation = line.DocumentationPath != null ? File.Create(line.DocumentationPath) : null)
            result = compilation.Emit(assembly, pdb, documentation, null, null, options);

        foreach (var diagnostic in result.Diagnostics)
            if (diagnostic.Severity >= DiagnosticSeverity.Warning && !diagnostic.IsSuppressed)
                Console.Error.WriteLine(diagnostic);
        // What failed to compile must not lie there as if it were good.
        if (!result.Success) File.Delete(path);
        return result.Success ? 0 : 1;
    }
}
