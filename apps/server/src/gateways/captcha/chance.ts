/** Numbers that look random and follow from a seed: one picture needs many, and each is drawn twice. */
export type Chance = {
  /** At least 0, below 1. */
  next(): number
  between(from: number, to: number): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  oneOf<T>(items: readonly [T, ...T[]]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** sfc32. The seed comes from the id source; what is drawn does not tell it. */
export function seededChance(seed: Uint8Array): Chance {
  const view = new DataView(seed.buffer, seed.byteOffset, 12)
  let [a, b, c, counter] = [view.getUint32(0), view.getUint32(4), view.getUint32(8), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let warming = 0; warming < 12; warming += 1) next()
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    oneOf: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffled(items) {
      const mixed = [...items]
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        ;[mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[0], mixed[last] as (typeof mixed)[0]]
      }
      return mixed
    },
  }
}
