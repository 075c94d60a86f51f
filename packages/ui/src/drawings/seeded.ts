/** A source of numbers from 0 up to 1 that always gives the same row for the same seed. */
export type Seeded = () => number

/** Spreads any id over 31 bits (FNV-1a), so that neighbouring ids look nothing alike. */
export function seedOf(id: string | number): number {
  let hash = 0x811c9dc5
  for (const letter of String(id)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  // The top bits mix best; zero would keep the generator at zero.
  return hash >>> 1 || 1
}

/** The minimal standard generator: small, and the same in every browser. */
export function seeded(seed: number): Seeded {
  let state = seed % 2147483647 || 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export function pick<Item>(choices: readonly Item[], random: Seeded): Item {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
