import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'

type Said = {
  readonly id: string
  readonly merchantId: string
  readonly user: string
  readonly currencyId: number
  readonly stake: number
  readonly now: number
}

/** What a stake comes back as when it wins. */
export const ODDS = 1.9

/** A single bet at 1.90 as the provider pushes it once it is accepted; made up, and of no match that exists. */
export function acceptedOrder({ id, merchantId, user, currencyId, stake, now }: Said): PushedOrder {
  const staked = stake.toFixed(2)
  const nothing = '0.00'
  const at = String(Math.trunc(now))
  const match = { sportId: 1, sportName: 'Soccer', matchId: '1', matchName: 'Reds vs. Blues' }
  const market = { marketId: '1', marketType: 1005, marketName: '1X2', optionType: 1, optionName: 'Reds' }
  const leg = {
    ...match,
    ...market,
    id: `${id}1`,
    orderId: id,
    period: 1001,
    tournamentId: '1',
    tournamentName: 'Conformance league',
    odds: ODDS.toFixed(2),
    oddsFormat: 1,
    betOdds: ODDS.toFixed(2),
    settleStatus: 0,
    isInplay: false,
    matchType: 2,
    matchTime: String(Math.trunc(now) + 86_400_000),
  }
  const cashedOut = {
    cashOutTotalStake: nothing,
    liabilityCashoutStake: nothing,
    cashOutPayoutStake: nothing,
    cashOutCount: 0,
    cashOutCancelStake: nothing,
  }
  const counts = { rollBackCount: 0, itemCount: 1, seriesValue: 1, betNum: 1, allUp: 1, allUpAlive: 1 }
  return {
    ...cashedOut,
    ...counts,
    id,
    userId: '1000001',
    merchantId,
    merchantUserId: user,
    currency: currencyId,
    exchangeRate: '1',
    seriesType: 0,
    betType: '1x1*1',
    stakeAmount: staked,
    liabilityStake: staked,
    orderStatus: 4,
    oddsChange: 1,
    device: 'h5',
    ip: '127.0.0.1',
    createTime: at,
    modifyTime: at,
    maxWinAmount: (stake * (ODDS - 1)).toFixed(2),
    loseAmount: staked,
    unitStake: staked,
    validSettleStakeAmount: nothing,
    walletType: 2,
    version: 1,
    betList: [leg],
  }
}
