import type { MemberId } from '@keo/contract/ids'
import { CALLBACK_BASE, type Callback } from '@keo/sportsbook-contract/callbacks'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { money } from '@keo/units/money'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import type { Ledger } from '../ledger/index.ts'

type World = {
  readonly url: string
  readonly clock: { now(): number }
  readonly app: { readonly ledger: Ledger }
}
type Storage = { asOwner(sql: string): Promise<Record<string, unknown>[]> }
type Answer = { readonly code: number; readonly message: string | null; readonly data: unknown }

export const MERCHANT = sportsMerchant(['dev-world'])

/** Whoever has the provider's key, over the network. */
export function keyHolder(world: World) {
  const sign = (body: unknown) => {
    const text = JSON.stringify(body)
    return { text, headers: signedHeaders(text, MERCHANT, world.clock.now()) }
  }
  async function send({ path }: Callback, { text, headers }: ReturnType<typeof sign>): Promise<Answer> {
    const answer = await fetch(`${world.url}${CALLBACK_BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    })
    return (await answer.json()) as Answer
  }
  return { sign, send, tell: (callback: Callback, body: unknown) => send(callback, sign(body)) }
}

/** The demo member may play, and has a million dong. */
export async function readyMember(world: World, database: Storage): Promise<MemberId> {
  const rows = await database.asOwner(
    "update platform.member set identity_verified_at = now() where user_name = 'maitran88' returning id",
  )
  const memberId = rows[0]?.['id'] as MemberId
  await world.app.ledger.submit({
    op: 'move',
    memberId,
    key: 'fund',
    kind: 'deposit',
    reference: 'fund',
    amount: money(100_000_000n, 'VND'),
    from: 'house:capital',
    to: 'available',
  })
  return memberId
}

/** A movement as the wire has it; the amount in thousands of dong, above zero. */
export function movementOf(order: { id: string; memberId: string }, transferType: string, amount: string) {
  const isOut = transferType === 'BET' || transferType.endsWith('DEDUCT')
  return {
    transactionId: `${order.id}-${transferType}`,
    userId: '1000001',
    merchantId: MERCHANT.id,
    merchantUserId: order.memberId,
    businessId: order.id,
    transactionType: isOut ? 'OUT' : 'IN',
    transferType,
    currencyId: 1000,
    amount: isOut ? `-${amount}` : amount,
    status: 1,
  }
}

/** An accepted single of 10,000 dong at 1.90, as the wire has it, unless said otherwise. */
export function wholeOrder(
  { id, memberId }: { id: string; memberId: string },
  more: Partial<PushedOrder> = {},
): PushedOrder {
  const leg = {
    id: `${id}-1`,
    orderId: id,
    sportId: 1,
    sportName: '1',
    matchId: '1',
    matchName: 'a vs. b',
    period: 1001,
    marketId: '1',
    marketType: 1005,
    optionType: 1,
    optionName: 'a',
    marketName: '1X2',
    tournamentId: '1',
    tournamentName: 'league',
    odds: '1.90',
    oddsFormat: 1,
    betOdds: '1.90',
    settleStatus: 0,
    isInplay: false,
    matchType: 2,
    matchTime: '1770000000000',
  }
  return {
    id,
    userId: '1000001',
    merchantId: MERCHANT.id,
    merchantUserId: memberId,
    currency: 1000,
    exchangeRate: '0.28',
    seriesType: 0,
    betType: '1x1*1',
    allUp: 1,
    allUpAlive: 1,
    stakeAmount: '10.00',
    liabilityStake: '10.00',
    orderStatus: 4,
    oddsChange: 1,
    device: 'h5',
    ip: '127.0.0.1',
    createTime: '1770000000000',
    modifyTime: '1770000000000',
    maxWinAmount: '9.00',
    loseAmount: '10.00',
    rollBackCount: 0,
    itemCount: 1,
    seriesValue: 1,
    betNum: 1,
    cashOutTotalStake: '0.00',
    liabilityCashoutStake: '0.00',
    cashOutPayoutStake: '0.00',
    cashOutCount: 0,
    cashOutCancelStake: '0.00',
    unitStake: '10.00',
    validSettleStakeAmount: '0.00',
    walletType: 2,
    version: 1,
    betList: [leg],
    ...more,
  }
}
