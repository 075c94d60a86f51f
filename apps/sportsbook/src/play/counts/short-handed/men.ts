import type { TickChances } from '../rates.ts'

/**
 * How many players the home side has more on the pitch. A sending-off has its effect from the next
 * mark on, so between two marks goals and cards do not depend on each other and everything can be reckoned exactly.
 */
export type Men = { readonly now: number; readonly next: number }

export const EVEN: Men = { now: 0, next: 0 }

/** Nine men play as ten do: more layers would cost more than the few such matches are worth. */
const MOST = 1

export const ADVANTAGES = [-1, 0, 1] as const

/** What a sending-off does to the goals of both sides. */
export type SendingOff = {
  /** The place of red cards among the kinds. */
  readonly place: number
  /** Ticks from one mark to the next; every stretch begins with one. */
  readonly markTicks: number
  /** What goals are multiplied by, for the side with fewer men and for the other. */
  readonly fewer: number
  readonly more: number
}

function bounded(advantage: number): number {
  return Math.min(MOST, Math.max(-MOST, advantage))
}

export function placeOf(advantage: number): number {
  return advantage + MOST
}

export function isMark(tick: number, markTicks: number): boolean {
  return tick % markTicks === 0
}

/** Red cards of one tick. */
export type Reds = { readonly home: number; readonly away: number }

export function menAfter(men: Men, acting: number, reds: Reds): Men {
  const next = bounded(men.next + reds.away - reds.home)
  return acting === men.now && next === men.next ? men : { now: acting, next }
}

/** Chances of a goal by advantage, given those of even sides. */
export function byAdvantage({ home, away }: TickChances, sendingOff: SendingOff): readonly TickChances[] {
  return ADVANTAGES.map((advantage) =>
    advantage === 0
      ? { home, away }
      : {
          home: likelier(home, advantage < 0 ? sendingOff.fewer : sendingOff.more),
          away: likelier(away, advantage < 0 ? sendingOff.more : sendingOff.fewer),
        },
  )
}

function likelier(chances: Float64Array, by: number): Float64Array {
  const chance = (chances[1] ?? 0) * by
  return Float64Array.of(1 - chance, chance)
}
