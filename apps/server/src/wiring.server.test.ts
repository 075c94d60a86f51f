import { isDeepStrictEqual } from 'node:util'
import { createDepositOrder } from '@keo/contract/deposit'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { setPlayLimit } from '@keo/contract/play-limits'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { getSportsToken } from '@keo/contract/sports'
import { transferMoney } from '@keo/contract/wallet'
import { payoutHands } from '@keo/dev-world/payout-hands'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import type { Payee } from '@keo/dev-world/withdraw-hands'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { betMultiple, getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { beforeAll, describe, expect, test, vi } from 'vitest'

// The table of states and doors, through the product as `npm start` composes it: a rule that no wire leads to holds nowhere.

const { database, world } = sharedDoorWorld({ webRoot: null })
const hands = payoutHands(world)
beforeAll(() => hands.warmUp())

type Bettor = Payee & { readonly cardId: string; readonly bookToken: string }
const TODAY = 3
const STAKE = 50
let cards = 80_000_000

/** Somebody who may do everything: known by name, with money, a card and a token for the sportsbook. */
async function bettor(): Promise<Bettor> {
  const who = await hands.payee('1000000')
  const card = await hands.bindCard(who, String((cards += 1)))
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  const { data } = await world.call(getSportsToken, {}, who)
  return { ...who, cardId: card.id, bookToken: data.token }
}

async function ask<C extends ProviderCall>(
  who: Bettor,
  call: C,
  body: object,
): Promise<ProviderResponseOf<C> | null> {
  const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: who.bookToken },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
  return code === 0 ? data : null
}

async function options(who: Bettor) {
  const found = await ask(who, getList, { type: TODAY, sportId: 1, size: 20 })
  return (found?.records ?? []).flatMap(({ mg }) => {
    const market = mg
      .flatMap(({ mks }) => mks)
      .find(({ ss, op }) => ss === 1 && op.every(({ od }) => od > 1.2))
    const [option] = market?.op ?? []
    return market && option
      ? [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }]
      : []
  })
}

/** `OK` once it is accepted; what was not taken, at once or after its wait, is refused. */
async function verdict(who: Bettor, orders: readonly { id: string }[] | null): Promise<Outcome> {
  const orderIds = orders?.map(({ id }) => id) ?? []
  if (orderIds.length === 0) return 'REFUSED'
  const state = await vi.waitFor(async () => {
    await world.clock.advance(1_000)
    const [status] = (await ask(who, getStakeOrderStatus, { orderIds })) ?? []
    if (!status || status.st < 2) throw new Error('still waiting')
    return status.st
  })
  return state === 4 ? 'OK' : 'REFUSED'
}

type Outcome = 'OK' | 'REFUSED' | ErrorCode
const codeName = (wire: number): Outcome =>
  wire === 200
    ? 'OK'
    : ((Object.entries(ERRORS).find(([, error]) => error.wire === wire)?.[0] ?? 'REFUSED') as Outcome)

/** Everything that moves money for a member. */
const DOORS = {
  async bet(who) {
    const betOptionList = (await options(who)).slice(0, 1)
    const slip = { unitStake: STAKE, oddsChange: 2, relatedId: tapKey(), betOptionList }
    return verdict(who, await ask(who, singlePass, { singleBetList: [slip] }))
  },
  async series(who) {
    const betOptionList = (await options(who)).slice(1, 3)
    const row = { unitStake: STAKE, oddsChange: 2, relatedId: tapKey(), seriesValue: 2 }
    return verdict(who, await ask(who, betMultiple, { betMultipleData: [row], betOptionList }))
  },
  async deposit(who) {
    const wish = { channelId: 'vietqr', optionId: '', amount: '500000', key: tapKey() }
    return codeName((await world.call(createDepositOrder, wish, who)).code)
  },
  async withdrawal(who) {
    return codeName((await hands.ask(who, who.cardId, '200000')).code)
  },
  async transfer(who) {
    const wish = { key: tapKey(), provider: 'nova', direction: 'in', amount: '100000' } as const
    return codeName((await world.call(transferMoney, wish, who)).code)
  },
} satisfies Record<string, (who: Bettor) => Promise<Outcome>>
type Door = keyof typeof DOORS

const inDatabase = (set: string) => async (who: Bettor) => {
  await database.asOwner(
    `insert into platform.safer_play (tenant_id, member_id) values ('keo', $1) on conflict do nothing`,
    [who.id],
  )
  await database.asOwner(set, [who.id, new Date(world.worldClock.now() + 3_600_000)])
}
const locked = (lock: 1 | 2 | 3) => async (who: Bettor) => {
  await database.asOwner(
    `update platform.member set status = '${lock}', lock_causes = '{"${lock}":"review"}' where id = $1`,
    [who.id],
  )
}
const maintenance = (isOn: boolean) => world.call(setSandboxMaintenance, { isOn })

type State = {
  readonly name: string
  enter(who: Bettor): Promise<unknown>
  leave?(): Promise<unknown>
  /** What is not named works as for anybody. */
  readonly refused: Partial<Record<Door, Outcome>>
}

const STATES: readonly State[] = [
  { name: 'nothing', enter: async () => {}, refused: {} },
  {
    name: 'on a break',
    enter: inDatabase('update platform.safer_play set break_until = $2 where member_id = $1'),
    refused: { bet: 'REFUSED', series: 'REFUSED', deposit: 'ON_BREAK', transfer: 'ON_BREAK' },
  },
  {
    name: 'self-excluded',
    enter: inDatabase(
      "update platform.safer_play set excluded_at = $2::timestamptz - interval '2 hours', excluded_until = $2 where member_id = $1",
    ),
    refused: { bet: 'REFUSED', series: 'REFUSED', deposit: 'SELF_EXCLUDED', transfer: 'SELF_EXCLUDED' },
  },
  {
    name: 'not known by name',
    enter: async (who) =>
      database.asOwner('update platform.member set identity_verified_at = null where id = $1', [who.id]),
    refused: { bet: 'REFUSED', series: 'REFUSED', deposit: 'IDENTITY_NEEDED', transfer: 'IDENTITY_NEEDED' },
  },
  {
    name: 'disabled',
    enter: locked(1),
    refused: {
      bet: 'REFUSED',
      series: 'REFUSED',
      deposit: 'ACCOUNT_DISABLED',
      withdrawal: 'ACCOUNT_DISABLED',
      transfer: 'ACCOUNT_DISABLED',
    },
  },
  { name: 'with deposits locked', enter: locked(2), refused: { deposit: 'DEPOSIT_LOCKED' } },
  { name: 'with withdrawals locked', enter: locked(3), refused: { withdrawal: 'WITHDRAW_LOCKED' } },
  {
    name: 'at the own limit of stakes',
    enter: (who) => world.call(setPlayLimit, { kind: 'stake', period: 'day', amount: '10000' }, who),
    refused: { bet: 'REFUSED', series: 'REFUSED' },
  },
  {
    name: 'at the own limit of deposits',
    enter: (who) => world.call(setPlayLimit, { kind: 'deposit', period: 'day', amount: '10000' }, who),
    refused: { deposit: 'DEPOSIT_OWN_LIMIT' },
  },
  {
    name: 'while the site is closed',
    enter: () => maintenance(true),
    leave: () => maintenance(false),
    refused: { bet: 'REFUSED', series: 'REFUSED' },
  },
]

describe.each(STATES)('a member $name', ({ name, enter, leave, refused }) => {
  let who: Bettor
  beforeAll(async () => {
    who = await bettor()
    await enter(who)
    return leave
  })
  const money = () => world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })

  test.each(Object.keys(DOORS) as Door[])('%s', async (door) => {
    const before = await money()
    const expected = refused[door] ?? 'OK'
    expect(await DOORS[door](who), `${door} of a member ${name}`).toBe(expected)
    const isAsBefore = isDeepStrictEqual(await money(), before)
    // A deposit that is ordered moves nothing yet.
    expect(isAsBefore, 'nothing was held or moved').toBe(expected !== 'OK' || door === 'deposit')
  })
})
