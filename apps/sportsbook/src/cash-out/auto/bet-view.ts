import { MATCH_STATUS, SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { matchRulesOf } from '@keo/sportsbook-contract/match-rules'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Instant } from '@keo/service-kit/clock'
import { mostReturned } from '../../orders/order-amounts.ts'
import type { Order } from '../../orders/order-types.ts'
import { clockOfHalves } from '../../play/counts/periods/clock-periods.ts'
import { halfMinutes } from '../../play/counts/sports/soccer.ts'
import { clockSeconds } from '../../stage/scene-clock.ts'
import { isFinal, type Scene } from '../../stage/stage.ts'
import { type Market, openLegs } from '../quote-order.ts'
import { openStake, payoutWithin } from '../rules.ts'
import type { BetView, MatchView } from './conditions.ts'

const CLOCK = clockOfHalves(SPORT.soccer)

/** An order at the price of this moment. */
export function betViewOf(order: Order, price: bigint, market: Market): BetView {
  const open = openStake(order)
  const matches = new Map<number, MatchView>()
  for (const { sportId, scene } of openLegs(order, market))
    if (matchRulesOf(sportId).length > 0 && scene && !isFinal(scene.status))
      matches.set(scene.match.id, matchViewOf(scene, market.now))
  return {
    open,
    worth: payoutWithin(order, open, price),
    most: (mostReturned(order) * open) / order.stake,
    matches,
  }
}

function matchViewOf(scene: Scene, now: Instant): MatchView {
  const rules = matchRulesOf(scene.match.setting.sportId)
  const counted = rules
    .filter((rule) => rule !== 'minute')
    .map((event) => [event, countOf(scene, COUNTED[event])])
  const stood: MatchView['stood'] = Object.fromEntries(counted)
  if (!rules.includes('minute')) return { minute: null, minuteMost: 0, stood }
  const minute = scene.status === MATCH_STATUS.notStarted ? 0 : minuteOf(scene, now)
  return { minute, minuteMost: 2 * halfMinutes(scene.match.setting), stood }
}

const COUNTED = { goal: SCORE_KIND.score, redCard: SCORE_KIND.redCards } as const

/** Added time of the first half is its last minute: the forty-sixth begins after the break. */
function minuteOf(scene: Scene, now: Instant): number | null {
  const { clockPeriod } = scene.snapshot
  const seconds = clockSeconds(scene, now)
  if (seconds === null) return null
  const minute = Math.floor(seconds / 60)
  const isFirst = clockPeriod === CLOCK.first || clockPeriod === CLOCK.halfTime
  return isFirst ? Math.min(minute, halfMinutes(scene.match.setting)) : minute
}

/** Of both sides, in the period that the sheet begins with: the whole match. */
function countOf({ snapshot: { scores } }: Scene, kind: ScoreKind): number {
  const line = scores.find((each) => each.kind === kind && each.period === scores[0]?.period)
  return line ? line.home + line.away : 0
}
