let context: AudioContext | undefined

/** The page's one player, for games, goals and broadcasts alike; throws in a browser without audio. */
export function pageAudio(): AudioContext {
  context ??= new AudioContext()
  return context
}
