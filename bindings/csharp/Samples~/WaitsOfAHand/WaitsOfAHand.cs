using System;
using Tenpai;
using UnityEngine;

/// <summary>
/// A text field for a hand, and below it what the hand waits on or which discard is best. It needs no scene: in
/// the editor and in development builds it puts itself into the one that is played. A release build, which goes to
/// players, has it only where it is added to an object.
/// </summary>
public sealed class WaitsOfAHand : MonoBehaviour
{
    private string text = "123m456p789s1122z";
    private string answer = "";

#if UNITY_EDITOR || DEVELOPMENT_BUILD
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterSceneLoad)]
    private static void PutIntoScene() => new GameObject(nameof(WaitsOfAHand)).AddComponent<WaitsOfAHand>();
#endif

    private void Start() => answer = Judge(text);

    private void OnGUI()
    {
        string typed = GUILayout.TextField(text, GUILayout.Width(400));
        if (typed != text)
        {
            text = typed;
            answer = Judge(text);
        }
        GUILayout.Label(answer);
    }

    private static string Judge(string text)
    {
        try
        {
            Hand hand = Hand.Parse(text);
            if (hand.Size % 3 == 2)
            {
                if (hand.Shanten().IsComplete)
                {
                    return "complete";
                }
                Discard best = hand.Discards()[0];
                return $"throw {best.Text}: shanten {best.Shanten}, then {best.Acceptance}";
            }
            WaitSets waits = hand.Waits();
            return waits.IsTenpai
                ? $"tenpai, waiting on {waits} ({waits.Total} left)"
                : $"shanten {hand.Shanten()}, draw {hand.Acceptance()}";
        }
        catch (FormatException error)
        {
            return error.Message;
        }
        catch (DllNotFoundException error)
        {
            // The message tells where the native library was looked for.
            return error.Message;
        }
    }
}
