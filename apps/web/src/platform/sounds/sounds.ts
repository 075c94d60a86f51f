import { pageAudio } from './page-audio.ts'

/** Goal sounds of the sports settings: 1 cheers, 2 whistle; status 0 is on (specification section 3). */
export type SoundSettings = { readonly pushTong: number; readonly pushTongStatus: number }
export type GoalSound = 'cheer' | 'whistle'

export function goalSound(settings: SoundSettings, isLoggedIn: boolean): GoalSound | null {
  if (!isLoggedIn || settings.pushTongStatus !== 0) return null
  return settings.pushTong === 2 ? 'whistle' : 'cheer'
}

/** The page's player once it may be heard; refused where audio is not allowed yet. */
export async function openAudio(): Promise<AudioContext> {
  const audio = pageAudio()
  await audio.resume()
  return audio
}

/** Made in the browser, so that nothing is downloaded. Silent where audio is not allowed yet. */
export async function playSound(sound: GoalSound): Promise<void> {
  try {
    const audio = await openAudio()
    const { cheer, whistle } = await import('./sound-synthesis.ts')
    if (sound === 'cheer') cheer(audio)
    else whistle(audio)
  } catch {
    // A browser without audio, or one that waits for the first tap: the goal shows all the same.
  }
}
