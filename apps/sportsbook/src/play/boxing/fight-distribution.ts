import type { Result } from '../races/mixture.ts'
import { sumUp } from '../races/tally.ts'
import { afterDown, roundsTaken, SPELLS, type FightRates, type FightState } from './fight.ts'

/** How a round may end: stopped by a side, or a margin on the card. */
type RoundDistribution = {
  readonly stops: { readonly home: number; readonly away: number }
  readonly margins: readonly { readonly margin: number; readonly chance: number }[]
}

/** From a spell of the round and the knock-downs so far. */
function roundDistribution(rates: FightRates, spell: number, downs: -1 | 0 | 1): RoundDistribution {
  const stops = { home: 0, away: 0 }
  const quiet = 1 - rates.stops.home - rates.stops.away - rates.downs.home - rates.downs.away
  let lead: Record<-1 | 0 | 1, number> = { [-1]: 0, 0: 0, 1: 0 }
  lead[downs] = 1
  for (let at = spell; at < SPELLS; at++) {
    const next: typeof lead = { [-1]: 0, 0: 0, 1: 0 }
    for (const ahead of [-1, 0, 1] as const) {
      stops.home += lead[ahead] * rates.stops.home
      stops.away += lead[ahead] * rates.stops.away
      next[ahead] += lead[ahead] * quiet
      next[afterDown(ahead, 'home')] += lead[ahead] * rates.downs.home
      next[afterDown(ahead, 'away')] += lead[ahead] * rates.downs.away
    }
    lead = next
  }
  const margins = [
    { margin: 2, chance: lead[1] },
    { margin: 1, chance: lead[0] * rates.winsRound },
    { margin: -1, chance: lead[0] * (1 - rates.winsRound) },
    { margin: -2, chance: lead[-1] },
  ]
  return { stops, margins }
}

/** Every way the fight may end. */
export type FightDistribution = {
  /** Rounds taken by each side. */
  readonly rounds: readonly Result[]
  readonly stopped: { readonly home: number; readonly away: number }
  readonly decided: { readonly home: number; readonly away: number; readonly draw: number }
}

/** What the card shows after some rounds: rounds taken by home, points ahead. */
type Card = { readonly taken: number; readonly margin: number; readonly chance: number }

export function fightDistribution(rates: FightRates, state: FightState): FightDistribution {
  const rounds: Result[] = []
  const stopped = { home: 0, away: 0 }
  const points = sumUp(state.card)
  const first = { taken: roundsTaken(state.card).home, margin: points.home - points.away, chance: 1 }
  let cards: readonly Card[] = [first]
  const whole = roundDistribution(rates, 0, 0)
  for (let done = state.card.length; done < state.rounds; done++) {
    const distribution =
      done === state.card.length ? roundDistribution(rates, state.spell, state.downs) : whole
    for (const { taken, chance } of cards) {
      rounds.push({
        home: taken,
        away: done - taken,
        chance: chance * (distribution.stops.home + distribution.stops.away),
      })
      stopped.home += chance * distribution.stops.home
      stopped.away += chance * distribution.stops.away
    }
    cards = afterRound(cards, distribution)
  }
  const decided = { home: 0, away: 0, draw: 0 }
  for (const { taken, margin, chance } of cards) {
    rounds.push({ home: taken, away: state.rounds - taken, chance })
    decided[margin === 0 ? 'draw' : margin > 0 ? 'home' : 'away'] += chance
  }
  return { rounds, stopped, decided }
}

const WIDE = 64

function afterRound(cards: readonly Card[], distribution: RoundDistribution): readonly Card[] {
  const next = new Map<number, Card>()
  for (const card of cards) {
    for (const { margin: by, chance: share } of distribution.margins) {
      const taken = card.taken + (by > 0 ? 1 : 0)
      const margin = card.margin + by
      const key = taken * WIDE + margin + WIDE / 2
      const known = next.get(key)?.chance ?? 0
      next.set(key, { taken, margin, chance: known + card.chance * share })
    }
  }
  return [...next.values()]
}
