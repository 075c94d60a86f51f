import type { BetLeg, BetRecord } from '@keo/contract/bet-records'
import type { WireLeg, WireOrder } from '@keo/sportsbook-contract/order-record'
import { type Instant, parseServerTime } from '@keo/units/instants'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { matchMinute } from '../match-words/index.ts'

/** A leg in the player's language, with how its match stands where that is known. */
export type ShownLeg = BetLeg & {
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  /** `won`, `lost` and so on when it is decided; `live` and `next` before. */
  readonly phase: 'decided' | 'live' | 'next'
  readonly score: readonly [number, number] | null
  readonly minute: string
  readonly startsAtMs: Instant
}
export type ShownBet = BetRecord & {
  readonly shownLegs: readonly ShownLeg[]
  /** The provider would end it early. */
  readonly mayCashOut: boolean
}

/** Where the halves of a soccer match end by the rules, by the period of its clock. */
const SOCCER_ENDS: Readonly<Record<number, number>> = { 1002: 2700, 1004: 5400 }

export function shownBet(bet: BetRecord, words: WireOrder | undefined): ShownBet {
  return {
    ...bet,
    shownLegs: bet.legs.map((leg) =>
      shownLeg(
        leg,
        words?.ops.find((each) => isSame(leg, each)),
      ),
    ),
    mayCashOut: bet.state === 'accepted' && words?.co === 1,
  }
}

const isSame = ({ marketId, optionType }: BetLeg, { mrid, ty }: WireLeg): boolean =>
  String(mrid) === marketId && ty === optionType

function shownLeg(leg: BetLeg, words: WireLeg | undefined): ShownLeg {
  const isLive = words?.ms === MATCH_STATUS.live
  const hasBegun = words !== undefined && words.ms !== MATCH_STATUS.notStarted
  const [home, away] = words?.scs ?? []
  return {
    ...leg,
    ...(words
      ? { optionName: words.on, marketName: words.mgn, matchName: words.mn, leagueName: words.ln }
      : {}),
    teams: words?.te.map(({ id, na }) => ({ id, name: na })) ?? [],
    phase: leg.outcome === undefined ? (isLive ? 'live' : 'next') : 'decided',
    score: hasBegun && home !== undefined && away !== undefined ? [home, away] : null,
    minute: isLive && words ? minuteOf(words) : '',
    startsAtMs: parseServerTime(leg.startsAt) ?? 0,
  }
}

function minuteOf({ mc, sid }: WireLeg): string {
  if (mc?.s === undefined || sid !== SPORT.soccer) return ''
  const endsAt = SOCCER_ENDS[mc.pe]
  return matchMinute(mc.s, endsAt === undefined ? {} : { endsAt })
}
