/**
 * Parts a list so that no round has two things of one key, and what has a key in common keeps its order from round to
 * round: the money of an order is taken back before it is paid again.
 */
export function roundsOf<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): (readonly Item[])[] {
  const nextOf = new Map<string, number>()
  const rounds: Item[][] = []
  for (const item of items) {
    const keys = keysOf(item)
    const at = Math.max(0, ...keys.map((key) => nextOf.get(key) ?? 0))
    for (const key of keys) nextOf.set(key, at + 1)
    const round = rounds[at]
    if (round) round.push(item)
    else rounds[at] = [item]
  }
  return rounds
}
