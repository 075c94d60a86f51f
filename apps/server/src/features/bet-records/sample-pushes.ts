import type { PushedCashOut, PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { minutes as minutesOf } from '@keo/units/instants'

type Leg = PushedOrder['betList'][number]

/** Ways in which a leg of a sample ends. */
export const pushedLeg = {
  lost: { settleStatus: 1, settleResult: 3, resultScore: '0-1' },
} as const satisfies Record<string, Partial<Leg>>

type OrderFacts = {
  readonly id: string
  readonly memberId: string
  readonly now: number
  readonly orderStatus: number
  /** After `now`. */
  readonly minutes?: number
  readonly version?: number
  readonly sportId?: number
  readonly isSeries?: boolean
  readonly settleAmount?: string
  readonly leg?: Partial<Leg>
  readonly more?: Partial<PushedOrder>
}

/** 50 thousand dong on a handicap at 1.88, as the provider tells of it. */
export function pushedOrder({
  id,
  memberId,
  now,
  orderStatus,
  minutes = 0,
  ...facts
}: OrderFacts): PushedOrder {
  const time = String(now + minutesOf(minutes))
  const leg: Leg = {
    id: `${id}-1`,
    orderId: id,
    sportId: facts.sportId ?? 1,
    sportName: 'Soccer',
    matchId: '7300451',
    matchName: 'Lotus City vs. Red Delta',
    period: 1001,
    marketId: '55100209',
    marketType: 1000,
    optionType: 1,
    optionName: 'Lotus City -0.5/1',
    marketName: 'Handicap',
    tournamentId: '20711',
    tournamentName: 'Delta Premier League',
    odds: '1.88',
    oddsFormat: 1,
    betOdds: '1.88',
    settleStatus: 0,
    isInplay: true,
    extendedParameter: '-0.5/1',
    matchType: 2,
    matchTime: time,
    ...facts.leg,
  }
  return {
    id,
    userId: '1',
    merchantId: 'keo',
    merchantUserId: memberId,
    currency: 1000,
    exchangeRate: '1',
    seriesType: facts.isSeries ? 1 : 0,
    betType: facts.isSeries ? '2x1*1' : '1x1*1',
    allUp: 1,
    allUpAlive: 1,
    stakeAmount: '50.00',
    liabilityStake: '50.00',
    ...(facts.settleAmount === undefined ? {} : { settleAmount: facts.settleAmount, settleTime: time }),
    orderStatus,
    oddsChange: 1,
    device: 'h5',
    ip: '127.0.0.1',
    createTime: time,
    modifyTime: time,
    maxWinAmount: '44.00',
    loseAmount: '50.00',
    rollBackCount: 0,
    itemCount: 1,
    seriesValue: facts.isSeries ? 2 : 1,
    betNum: 1,
    cashOutTotalStake: '0.00',
    liabilityCashoutStake: '0.00',
    cashOutPayoutStake: '0.00',
    cashOutCount: 0,
    cashOutCancelStake: '0.00',
    unitStake: '50.00',
    validSettleStakeAmount: '0.00',
    walletType: 2,
    version: facts.version ?? 1,
    betList: [leg],
    ...facts.more,
  }
}

type CashOutFacts = Pick<OrderFacts, 'memberId' | 'now' | 'orderStatus' | 'version'> & {
  readonly id?: string
  readonly orderId: string
}

/** 20 of the 50 thousand, for 26.50. */
export function pushedCashOut({ id = '61', orderId, memberId, now, ...facts }: CashOutFacts): PushedCashOut {
  const time = String(now)
  return {
    id,
    orderId,
    userId: '1',
    merchantId: 'keo',
    merchantUserId: memberId,
    walletType: 2,
    currency: 1000,
    exchangeRate: '1',
    cashoutTime: time,
    betTime: time,
    createTime: time,
    cashOutStake: '20.00',
    cashOutPayoutStake: '26.50',
    unitCashOutPayoutStake: '1.325',
    orderStatus: facts.orderStatus,
    acceptOddsChange: false,
    seriesType: 0,
    betType: '1x1*1',
    orderStakeAmount: '50.00',
    ip: '127.0.0.1',
    device: 'h5',
    version: facts.version ?? 1,
    lastModifyTime: time,
  }
}
