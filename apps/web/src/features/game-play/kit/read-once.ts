import type { PlayRound } from '@keo/games-contract/play-round'

/** What is read of a round, read once: a screen with the last forty rounds is drawn many times while one of them is played. */
export function readOnce<Read>(read: (round: PlayRound) => Read): (round: PlayRound) => Read {
  const known = new WeakMap<PlayRound, { readonly value: Read }>()
  return (round) => {
    const found = known.get(round)
    if (found) return found.value
    const value = read(round)
    known.set(round, { value })
    return value
  }
}
