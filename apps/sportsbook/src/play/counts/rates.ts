import type { Pmf } from '../pairs.ts'
import { certain, repeated, sumOf } from '../pmf.ts'
import type { Side } from '../score.ts'
import { byAdvantage, placeOf, type SendingOff } from './short-handed/men.ts'
import { stretchAt, turnsLeft, type Shape } from './periods/shape.ts'

/** Chances of 0, 1, 2... in one tick, for a side whose turn it is. */
export type TickChances = { readonly home: Float64Array; readonly away: Float64Array }

/** Everything that `play` draws with and the outlook reckons with. */
export type Rates = {
  readonly shape: Shape
  /** By stretch, then by the place of the kind in the shape. */
  readonly ticks: readonly (readonly TickChances[])[]
  readonly kicks: { readonly home: number; readonly away: number }
  /** Null where nobody is sent off for good. */
  readonly sendingOff: SendingOff | null
  /** Chances of a goal by stretch, then by advantage. */
  readonly goals: readonly (readonly TickChances[])[]
  /** Distributions of whole stretches, kept because they recur in every state. */
  readonly whole: Map<string, Pmf>
}

/** How far a match has come: ticks of the stretch that are over. */
export type Cursor = { readonly stretch: number; readonly tick: number }

export function ratesOf(
  shape: Shape,
  ticks: readonly (readonly TickChances[])[],
  kicks: Rates['kicks'],
  sendingOff: SendingOff | null = null,
): Rates {
  const goals = sendingOff ? ticks.map(([score]) => (score ? byAdvantage(score, sendingOff) : [])) : []
  return { shape, ticks, kicks, sendingOff, goals, whole: new Map() }
}

export function tickChances(rates: Rates, stretch: number, place: number): TickChances {
  const chances = rates.ticks[stretch]?.[place]
  if (!chances) throw new RangeError(`no chances of kind ${place} in stretch ${stretch}`)
  return chances
}

/** Chances of a goal when the home side has so many men more. */
export function scoreChances(rates: Rates, stretch: number, advantage: number): TickChances {
  return rates.goals[stretch]?.[placeOf(advantage)] ?? tickChances(rates, stretch, 0)
}

/** The distribution of what a side still gets in the given stretches. */
export function stillToCome(
  rates: Rates,
  cursor: Cursor,
  stretches: readonly number[],
  place: number,
  side: Side,
): Pmf {
  let sum = certain(0)
  for (const stretch of stretches) {
    if (stretch < cursor.stretch) continue
    const part = stretch === cursor.stretch && cursor.tick > 0
    sum = sumOf(
      sum,
      part ? rest(rates, stretch, cursor.tick, place, side) : wholeStretch(rates, stretch, place, side),
    )
  }
  return sum
}

function wholeStretch(rates: Rates, stretch: number, place: number, side: Side): Pmf {
  const key = `${stretch} ${place} ${side}`
  const known = rates.whole.get(key)
  if (known) return known
  const pmf = rest(rates, stretch, 0, place, side)
  rates.whole.set(key, pmf)
  return pmf
}

function rest(rates: Rates, stretch: number, tick: number, place: number, side: Side): Pmf {
  const turns = turnsLeft(stretchAt(rates.shape, stretch), tick, side)
  return repeated(tickChances(rates, stretch, place)[side], turns)
}
