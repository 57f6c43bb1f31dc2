/** Small sounds, made on the spot: no file to fetch. */
const NOTES = { tap: [660], turn: [523, 784] } as const;
let audio: AudioContext | null = null;

export function chime(isWanted: boolean, name: keyof typeof NOTES): void {
  if (!isWanted) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [at, pitch] of NOTES[name].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      const from = start + at * 0.12;
      volume.gain.setValueAtTime(0.04, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.25);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.26);
    }
  } catch {
    // a browser without sound plays as well
  }
}
