import { createHash } from 'node:crypto'
import { getBetReplay, type BetReplay } from '@keo/contract/bet-replay'
import { listAudit } from '@keo/contract/console-audit'
import { getMemberBetReplay } from '@keo/contract/console-member-evidence'
import { ERRORS } from '@keo/contract/errors'
import { getSportsToken } from '@keo/contract/sports'
import { checkStatement } from '@keo/contract/statement-check'
import { getStatement } from '@keo/contract/wallet-balance'
import { consoleSteps } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, LINH, MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { forceEvent, setMaintenance } from '@keo/sportsbook-contract/control'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList } from '@keo/sportsbook-contract/matches'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const desk = consoleSteps(world)
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
/** Thousands of dong. */
const STAKE = 50

let token: string
let player: string
let orderId: string

/** A call to the provider as the app of a player makes it. */
async function provider<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: player },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
  if (code !== 0) throw new Error(`${call.path} answered ${code}`)
  return data
}

async function comeIn(): Promise<void> {
  token = await world.signIn('maitran88')
  player = (await world.call(getSportsToken, {}, { token })).data.token
}

async function until(status: number, stepMs: number): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    world.worldClock.jump(stepMs)
    await world.sportsbook.run()
    const [order] = await provider(getStakeOrderStatus, { orderIds: [orderId] })
    if (order?.st === status) return
  }
  throw new Error(`the order never had status ${status}`)
}

/** A bet before the start, a goal in the match, and its settlement. */
beforeAll(async () => {
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [MAI])
  const fund = {
    op: 'move',
    kind: 'deposit',
    reference: 'replay',
    from: 'house:capital',
    to: 'available',
  } as const
  await world.app.ledger.submit({ ...fund, memberId: MAI, key: 'replay', amount: dong(1_000_000) })
  await comeIn()
  const { records } = await provider(getList, { type: PLAY_TYPE.early, sportId: 1, size: 50 })
  const now = world.worldClock.now()
  const match = records.filter(({ bt }) => bt > now + minutes(10)).toSorted((a, b) => a.bt - b.bt)[0]
  const market = match?.mg.flatMap(({ mks }) => mks).find(({ ss, op }) => ss === 1 && op.length === 2)
  const option = market?.op[0]
  const betOptionList = [{ marketId: market?.id, optionType: option?.ty, odds: option?.od, oddsFormat: 1 }]
  const singleBetList = [{ unitStake: STAKE, oddsChange: 2, relatedId: 'replayed', betOptionList }]
  orderId = (await provider(singlePass, { singleBetList }))[0]?.id ?? ''
  await until(ORDER_STATUS.accepted, seconds(1))
  world.worldClock.jump((match?.bt ?? 0) + minutes(30) - world.worldClock.now())
  await provider(forceEvent, { matchId: match?.id, kind: 'goal', side: 'home' })
  await until(ORDER_STATUS.settled, minutes(30))
  await world.sportsbook.run()
  await comeIn()
})

const replay = async (): Promise<BetReplay> =>
  (await world.call(getBetReplay, { id: orderId }, { token })).data

test('a ticket again: seen and given price, the wait, the match, its worth and its end', async () => {
  const { record, play, currency } = await replay()
  expect([record.id, currency, record.state]).toEqual([orderId, 'VND', 'settled'])
  expect(play?.steps.map(({ state }) => state)).toEqual(['created', 'confirming', 'accepted', 'settled'])
  const [leg] = play?.legs ?? []
  expect(leg?.seenOdds).toBe(Math.round(Number(record.legs[0]?.odds) * 1000))
  expect(play?.delayMs).toBe(seconds(1))
  expect(leg?.outcome).toBe(record.legs[0]?.outcome)
  const [match] = play?.matches ?? []
  expect(match?.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['goal', 'over']))
  expect(`${match?.home} vs. ${match?.away}`).toBe(match?.name)
  const worths = play?.worths ?? []
  expect(worths.length).toBeGreaterThan(80)
  const [first] = worths
  // At once after the bet it is worth a little less than its stake: margin and fee.
  expect(Number(first?.worth)).toBeGreaterThan(STAKE * 1000 * 0.8)
  expect(Number(first?.worth)).toBeLessThan(STAKE * 1000)
})

test('its movements are rows of the statement: the same hashes, each checked alone', async () => {
  const { seals, record } = await replay()
  expect(seals.map(({ kind }) => kind)).toEqual(['bet.stake', 'bet.settled'])
  const statement = (await world.call(getStatement, { currency: 'VND' }, { token })).data
  for (const { seq, hash, statement: one } of seals) {
    expect(statement).toContain(`|${hash}\n`)
    const verdict = checkStatement(one, sha256Hex)
    expect(verdict).toMatchObject({ isIntact: true, rows: 1, seq: String(seq), hash, memberId: MAI })
    expect(checkStatement(one.replace(orderId, '7'), sha256Hex).isIntact).toBe(false)
  }
  expect(seals[0]?.change).toBe(`-${STAKE}000.00`)
  expect(Number(seals[1]?.change)).toBe(Number(record.returned))
})

test('another member, an unknown bet and a guest get nothing', async () => {
  const linh = await world.signIn('linhnguyen7')
  const others = await world
    .call(getBetReplay, { id: orderId }, { token: linh })
    .catch((error: unknown) => error)
  expect(others).toMatchObject({ code: ERRORS.NOT_FOUND.wire })
  const unknown = await world.call(getBetReplay, { id: '123' }, { token }).catch((error: unknown) => error)
  expect(unknown).toMatchObject({ code: ERRORS.NOT_FOUND.wire })
  const guest = await world.call(getBetReplay, { id: orderId }, {}).catch((error: unknown) => error)
  expect(guest).toMatchObject({ code: ERRORS.SESSION_EXPIRED.wire })
})

test('a provider that is away leaves what we keep: the record and its seals', async () => {
  const now = Math.trunc(world.worldClock.now())
  await provider(setMaintenance, { startsAt: now - 1, endsAt: now + 60_000 })
  const { play, record, seals } = await replay()
  await provider(setMaintenance, {})
  expect([play, record.id, seals.length]).toEqual([null, orderId, 2])
})

test('support opens the same replay from the member, and the audit log says who and which', async () => {
  const admin = await desk.first()
  const support = await desk.hire(admin, 'support')
  const auditor = await desk.hire(admin, 'auditor')
  const { data } = await desk.ask(getMemberBetReplay, { id: MAI, betId: orderId }, support)
  const own = await replay()
  expect(data.seals).toEqual(own.seals)
  expect(data.play?.worths).toEqual(own.play?.worths)
  const wrong = await desk.ask(getMemberBetReplay, { id: LINH, betId: orderId }, support)
  expect(wrong.code).toBe(ERRORS.NOT_FOUND.wire)
  const { entries } = (await desk.ask(listAudit, { action: 'member.bet-replayed' }, auditor)).data
  expect(entries.map(({ actor, object, after }) => [actor, object, after.includes(orderId)])).toEqual([
    [support.id, MAI, true],
  ])
})
