using System;
using System.Reflection;

// As much of Unity as the sample of the package uses, with a user who types.
namespace UnityEngine
{
    public class MonoBehaviour
    {
    }

    public enum RuntimeInitializeLoadType
    {
        AfterSceneLoad,
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class RuntimeInitializeOnLoadMethodAttribute : Attribute
    {
        public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType loadType) => LoadType = loadType;

        public RuntimeInitializeLoadType LoadType { get; }
    }

    public sealed class GameObject
    {
        public GameObject(string name) => Name = name;

        public static MonoBehaviour? Added { get; private set; }

        public string Name { get; }

        public T AddComponent<T>()
            where T : MonoBehaviour, new()
        {
            var component = new T();
            Added = component;
            return component;
        }
    }

    public sealed class GUILayoutOption
    {
    }

    public static class GUILayout
    {
        /// <summary>What the user types before the next frame; null for nothing.</summary>
        public static string? Typed { get; set; }

        public static string TextField(string text, params GUILayoutOption[] options) => Typed ?? text;

        public static void Label(string text, params GUILayoutOption[] options) => Console.WriteLine(text);

        public static GUILayoutOption Width(float width) => new GUILayoutOption();
    }
}

/// <summary>Plays the sample: it starts, and each argument is typed and a frame drawn.</summary>
internal static class Player
{
    private const BindingFlags Any =
        BindingFlags.NonPublic | BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance;

    private static void Main(string[] args)
    {
        foreach (Type type in typeof(Player).Assembly.GetTypes())
        {
            foreach (MethodInfo method in type.GetMethods(Any))
            {
                if (method.GetCustomAttribute<UnityEngine.RuntimeInitializeOnLoadMethodAttribute>() != null)
                {
                    method.Invoke(null, null);
                }
            }
        }
        Message("Start");
        Message("OnGUI");
        foreach (string text in args)
        {
            UnityEngine.GUILayout.Typed = text;
            Message("OnGUI");
        }
    }

    private static void Message(string name)
    {
        UnityEngine.MonoBehaviour added = UnityEngine.GameObject.Added
            ?? throw new InvalidOperationException("nothing was added");
        added.GetType().GetMethod(name, Any)!.Invoke(added, null);
    }
}
