import type { BetLeg, BetRecord } from '@keo/contract/bet-records'
import { type Instant, parseServerTime } from '@keo/units/instants'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { isFinal, matchMinute } from '../match-words/index.ts'
import type { Order, OrderLeg, OrderPick } from '../sportsbook/index.ts'

/** A leg in the player's language, with how its match stands where that is known. */
export type ShownLeg = BetLeg & {
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  /** `won`, `lost` and so on when it is decided; `live` and `next` before. */
  readonly phase: 'decided' | 'live' | 'next'
  /** Nothing more is played, though it may not be decided yet. */
  readonly isOver: boolean
  readonly score: readonly [number, number] | null
  readonly minute: string
  readonly startsAtMs: Instant
  readonly picks: readonly OrderPick[]
}
export type ShownBet = BetRecord & {
  readonly shownLegs: readonly ShownLeg[]
  /** The provider would end it early. */
  readonly mayCashOut: boolean
}

/** Where the halves of a soccer match end by the rules, by the period of its clock. */
const SOCCER_ENDS: Readonly<Record<number, number>> = { 1002: 2700, 1004: 5400 }

export function shownBet(bet: BetRecord, words: Order | undefined): ShownBet {
  return {
    ...bet,
    shownLegs: bet.legs.map((leg) =>
      shownLeg(
        leg,
        words?.legs.find((each) => isSame(leg, each)),
      ),
    ),
    mayCashOut: bet.state === 'accepted' && words?.mayCashOut === true,
  }
}

const isSame = ({ marketId, optionType }: BetLeg, leg: OrderLeg): boolean =>
  String(leg.marketId) === marketId && leg.optionType === optionType

function shownLeg(leg: BetLeg, words: OrderLeg | undefined): ShownLeg {
  const isLive = words?.matchStatus === MATCH_STATUS.live
  const hasBegun = words !== undefined && words.matchStatus !== MATCH_STATUS.notStarted
  const [home, away] = words?.score ?? []
  return {
    ...leg,
    ...(words
      ? {
          optionName: words.optionName,
          marketName: words.marketName,
          matchName: words.matchName,
          leagueName: words.leagueName,
        }
      : {}),
    teams: words?.teams ?? [],
    phase: leg.outcome === undefined ? (isLive ? 'live' : 'next') : 'decided',
    isOver: words !== undefined && isFinal({ status: words.matchStatus }),
    score: hasBegun && home !== undefined && away !== undefined ? [home, away] : null,
    minute: isLive && words ? minuteOf(words) : '',
    startsAtMs: parseServerTime(leg.startsAt) ?? 0,
    picks: words?.picks ?? [],
  }
}

function minuteOf({ clock, sportId }: OrderLeg): string {
  if (clock?.seconds === undefined || sportId !== SPORT.soccer) return ''
  const endsAt = SOCCER_ENDS[clock.period]
  return matchMinute(clock.seconds, endsAt === undefined ? {} : { endsAt })
}
