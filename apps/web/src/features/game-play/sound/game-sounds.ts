import { pageAudio } from '../../../platform/sounds/page-audio.ts'
import { storage } from '../../../platform/storage.ts'

/** Never one for a loss. Wins come in three sizes. */
export type GameSound = 'tap' | 'reveal' | 'tick' | 'win1' | 'win2' | 'win3'

type Note = { readonly at: number; readonly hertz: number; readonly length: number; readonly peak: number }

const note = (at: number, hertz: number, length: number, peak = 0.1): Note => ({ at, hertz, length, peak })

/** Made in the browser from a few tones, so that nothing is downloaded. */
const NOTES: Record<GameSound, readonly Note[]> = {
  tap: [note(0, 520, 0.05, 0.05)],
  reveal: [note(0, 740, 0.09, 0.08), note(0.04, 1110, 0.1, 0.05)],
  tick: [note(0, 880, 0.06, 0.06)],
  win1: [note(0, 660, 0.14), note(0.09, 880, 0.2)],
  win2: [note(0, 660, 0.14), note(0.09, 880, 0.16), note(0.18, 1100, 0.28)],
  win3: [note(0, 523, 0.16), note(0.1, 659, 0.16), note(0.2, 784, 0.18), note(0.3, 1047, 0.5)],
}

/** Silent where a browser has no audio. */
export function playGameSound(sound: GameSound): void {
  try {
    const audio = pageAudio()
    void audio.resume().catch(() => {})
    for (const one of NOTES[sound]) ring(audio, one)
  } catch {
    // A browser without audio: the game shows everything that a sound would say.
  }
}

function ring(audio: AudioContext, { at, hertz, length, peak }: Note): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(peak, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}

/** Off until the player taps the speaker; remembered for each game. */
export const isSoundOn = (gameId: string) => storage.read('soundGames')?.includes(gameId) ?? false

export function setSound(gameId: string, isOn: boolean): void {
  const others = (storage.read('soundGames') ?? []).filter((id) => id !== gameId)
  storage.write('soundGames', isOn ? [...others, gameId] : others)
}
