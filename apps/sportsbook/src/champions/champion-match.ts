import { sealedSeed } from '@keo/sportsbook-contract/match-seal'
import { createHash } from 'node:crypto'
import type { Champion } from '../world/champion.ts'
import type { Match } from '../world/match.ts'

const made = new WeakMap<Champion, Match>()

/**
 * A competition as lists, slips and settlement see it: a match without sides, which begins when bets close and is over
 * when the winner is known.
 */
export function matchOfChampion(champion: Champion): Match {
  const known = made.get(champion)
  if (known) return known
  const nobody = { id: 0, names: champion.names, rating: 0 }
  const { sportId } = champion.league
  const match: Match = {
    id: champion.id,
    league: champion.league,
    home: nobody,
    away: nobody,
    startsAt: champion.closesAt,
    setting: { sportId, format: 0, edge: 0, pace: 0, isNeutral: true, isKnockout: false },
    disruption: { kind: 'played' },
    hasLiveMarkets: false,
    seedHash: createHash('sha256').update(sealedSeed(champion.id, champion.seed())).digest('hex'),
    champion,
  }
  made.set(champion, match)
  return match
}
