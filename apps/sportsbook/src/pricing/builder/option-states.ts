import type { Held } from './ends.ts'
import { type Place, ranksOfValues, type Values, valuesOf } from './values.ts'

/** How an option stands to picks that are made already. */
export type OptionState = 'open' | 'impossible' | 'implied' | 'apart'

/** The best that picks still bring where a market reads each of its values: many options read the same. */
const bestKnown = new WeakMap<Uint8Array, Map<Values, Uint8Array>>()

/**
 * How an option stands to the worst of the picks of its strand, in each of its ends. Ends that read the same grade it
 * the same, so that only the best of them counts: where that brings nothing none does, and where the option ends no
 * worse than that it is never the worst.
 */
export function besides(held: Held, worst: Uint8Array, place: Place): OptionState {
  const values = valuesOf(held, place.template.reading)
  if (!values) return 'apart'
  const best = bestOf(values, worst)
  const ranks = ranksOfValues(values, place)
  if (!ranks.some((rank, value) => rank > 0 && (best[value] ?? 0) > 0)) return 'impossible'
  return ranks.every((rank, value) => (best[value] ?? 0) <= rank) ? 'implied' : 'open'
}

function bestOf(values: Values, worst: Uint8Array): Uint8Array {
  const known = bestKnown.get(worst) ?? new Map<Values, Uint8Array>()
  bestKnown.set(worst, known)
  let best = known.get(values)
  if (best) return best
  best = new Uint8Array(values.first.length)
  for (let i = 0; i < worst.length; i++) {
    const [value, rank] = [values.at[i] ?? 0, worst[i] ?? 0]
    if (rank > (best[value] ?? 0)) best[value] = rank
  }
  known.set(values, best)
  return best
}
