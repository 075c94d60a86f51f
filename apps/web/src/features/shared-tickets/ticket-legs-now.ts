import type { SharedLeg } from '@keo/contract/shared-tickets'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { type Price, priceOf } from '@keo/units/price'
import { isGone, type LegNow, type LegTone, priceNow, useMatchesNow } from '../leg-prices/index.ts'
import { headline, liveClock } from '../match-words/index.ts'
import type { Match } from '../sportsbook/index.ts'

/** A leg of a ticket with how its match stands at this moment. */
export type TicketLegNow = SharedLeg & {
  readonly before: Price
  readonly now: LegNow
  readonly tone: LegTone
  /** `Lotus City 1–0 Red Delta`; without a score the name of the match. */
  readonly match: string
  /** Of a match in play; empty where it has none. */
  readonly clock: string
  readonly isLive: boolean
  readonly isAsked: boolean
}

export function useTicketLegsNow(legs: readonly SharedLeg[]): readonly TicketLegNow[] {
  const matches = useMatchesNow(
    legs.map(({ matchId, outcome }) => (outcome ? null : matchId)),
    legs.filter(({ outcome }) => !outcome).map(pickOf),
  )
  return legs.map((leg, index) => {
    const asked = matches[index]
    return legNow(leg, isGone(asked?.error) ? 'gone' : asked?.data)
  })
}

const pickOf = ({ matchId, marketId, optionType }: SharedLeg) => ({
  matchId: Number(matchId),
  marketId: Number(marketId),
  optionType,
})

/** What nobody answers for is no longer sold; a leg that is decided has no price any more. */
export function legNow(leg: SharedLeg, match: Match | 'gone' | undefined): TicketLegNow {
  const found = typeof match === 'object' ? match : undefined
  const pick = pickOf(leg)
  const isLive = leg.outcome === undefined && found?.status === MATCH_STATUS.live
  return {
    ...leg,
    before: priceOf(leg.odds),
    now: leg.outcome ? null : match === 'gone' ? 'gone' : found ? priceNow(found, pick) : null,
    tone: leg.outcome ? TONES[leg.outcome] : isLive ? 'live' : 'open',
    match: matchText(leg, found),
    clock: isLive && found ? liveClock(found, 0) : '',
    isLive,
    isAsked: leg.outcome === undefined && match === undefined,
  }
}

const TONES: Readonly<Record<NonNullable<SharedLeg['outcome']>, LegTone>> = {
  won: 'won',
  halfWon: 'won',
  lost: 'lost',
  halfLost: 'lost',
  push: 'none',
  cancelled: 'none',
}

function matchText({ matchName, resultScore }: SharedLeg, match: Match | undefined): string {
  const [home, away] = match?.teams ?? []
  const score = resultScore?.replace('-', '\u2013') ?? (match && headline(match)?.join('\u2013'))
  if (!score) return matchName
  return home && away ? `${home.name} ${score} ${away.name}` : `${matchName} · ${score}`
}
