// A few short tones, made here: no files. Off until somebody wants them.
import { settings } from "./settings.svelte";

const TONES = { turn: [523, 784], card: [392], hurt: [147, 110], chat: [660], found: [392, 587], end: [392, 523, 659] } as const;
export type Tone = keyof typeof TONES;
/** When each is heard. */
export const OCCASIONS: [Tone, string][] = [
  ["turn", "you are asked"], ["card", "a card is played"], ["hurt", "damage"], ["chat", "talk"], ["found", "a game begins"], ["end", "it is over"],
];
let air: AudioContext | null = null;

/** A browser lets nothing be heard before somebody has pressed something. */
function breathe(): void {
  if (settings.sound) void (air ??= new AudioContext()).resume();
}
addEventListener("pointerdown", breathe);
addEventListener("keydown", breathe);

export function play(name: Tone): void {
  if (!settings.sound || settings.mute.includes(name)) return;
  air ??= new AudioContext();
  if (air.state === "running") sound(air, name);
  else if (navigator.userActivation?.hasBeenActive) void air.resume().then(() => sound(air as AudioContext, name));
}

function sound(air: AudioContext, name: Tone): void {
  TONES[name].forEach((pitch, at) => {
    const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
    const loud = new GainNode(air, { gain: 0 });
    const start = air.currentTime + at * 0.09;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(loud).connect(air.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
