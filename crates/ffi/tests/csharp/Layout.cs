using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Tenpai;

/// <summary>Prints the layout of every generated struct and the value of every constant.</summary>
internal static class Layout
{
    internal static void Print()
    {
        foreach (Type type in typeof(NativeMethods).Assembly.GetTypes())
        {
            if (type.Namespace == "Tenpai" && type.Name.StartsWith("tenpai_", StringComparison.Ordinal))
            {
                PrintStruct(type);
            }
        }
        foreach (FieldInfo constant in Constants())
        {
            Console.WriteLine($"{constant.Name} = {constant.GetRawConstantValue()}");
        }
    }

    /// <summary>The constants of the library among the generated declarations.</summary>
    internal static IEnumerable<FieldInfo> Constants()
    {
        foreach (FieldInfo field in typeof(NativeMethods).GetFields(BindingFlags.NonPublic | BindingFlags.Static))
        {
            if (field.IsLiteral && field.Name.StartsWith("TENPAI_", StringComparison.Ordinal))
            {
                yield return field;
            }
        }
    }

    /// <summary>As it is in memory, where the runtime must not have another layout for calls.</summary>
    private static void PrintStruct(Type type)
    {
        int size = SizeInMemory(type);
        Console.WriteLine($"{type.Name}: size {size}");
        if (Marshal.SizeOf(type) != size)
        {
            Console.WriteLine($"{type.Name}: passed as {Marshal.SizeOf(type)} bytes");
        }
        foreach (FieldInfo field in type.GetFields())
        {
            var buffer = field.GetCustomAttribute<FixedBufferAttribute>();
            int fieldSize = buffer == null
                ? SizeInMemory(field.FieldType)
                : buffer.Length * SizeInMemory(buffer.ElementType);
            Console.WriteLine($"{type.Name}.{field.Name}: at {Marshal.OffsetOf(type, field.Name)}, size {fieldSize}");
        }
    }

    private static int SizeInMemory(Type type)
    {
        MethodInfo sizeOf = typeof(Layout).GetMethod(nameof(SizeOf), BindingFlags.NonPublic | BindingFlags.Static)!;
        return (int)sizeOf.MakeGenericMethod(type).Invoke(null, null)!;
    }

    private static unsafe int SizeOf<T>()
        where T : unmanaged => sizeof(T);
}
