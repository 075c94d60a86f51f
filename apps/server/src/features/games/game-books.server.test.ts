import type { MemberId } from '@keo/contract/ids'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import type { FeedRow } from '../../gateways/game-provider/games-provider.ts'
import { createGameReconciliation } from './reconciliation.ts'
import { settledGameStakes } from './settled-game-stakes.ts'
import { gameKeyHolder, readyPlayer } from './test-game-callbacks.ts'
import { createWireAmounts } from './wire-amounts.ts'

const { database, world } = sharedWorld({ webRoot: null })
let who: Awaited<ReturnType<typeof readyPlayer>>
beforeAll(async () => {
  who = await readyPlayer(world, database)
  await gameKeyHolder(world).tell('authenticate', { token: who.launch })
})

const tell = (name: 'bet' | 'result' | 'refund', reference: string, roundId: string, amount: string) =>
  gameKeyHolder(world).tell(name, {
    userId: who.memberId,
    gameId: who.game.symbol,
    token: who.launch,
    timestamp: String(world.clock.now()),
    reference,
    roundId,
    amount,
  })

const row = (reference: string, type: FeedRow['type'], amount: string): FeedRow => ({
  memberId: who.memberId,
  reference,
  type,
  amount,
  at: world.worldClock.now(),
})

test('[CBK-09] both books are held against each other: what differs is told once, and nothing where they agree', async () => {
  await tell('bet', 'rec-bet', '1', '1000.00')
  await tell('result', 'rec-win', '1', '500.00')
  await tell('bet', 'rec-back', '2', '1000.00')
  await tell('refund', 'rec-back', '2', '1000.00')
  let feed: readonly FeedRow[] | null = [
    row('rec-bet', 'B', '1000.00'),
    row('rec-win', 'W', '500.00'),
    row('rec-back', 'B', '1000.00'),
    row('rec-back', 'R', '1000.00'),
  ]
  let counted = 0
  const { compare, run } = createGameReconciliation({
    database: world.database,
    clock: world.worldClock,
    log: createLog({ level: 'silent' }),
    tenantId: 'keo',
    providerName: 'sandbox',
    provider: { transactions: async () => feed },
    amounts: createWireAmounts(1n),
    countDifference: () => void (counted += 1),
  })
  const now = world.worldClock.now()
  expect(await compare(now - hours(1), now + 1)).toEqual([])
  feed = [row('rec-bet', 'B', '1000.01'), row('never-heard', 'W', '5.00'), ...feed.slice(2)]
  expect(
    (await compare(now - hours(1), now + 1))?.map(({ kind, reference }) => `${kind} ${reference}`).toSorted(),
  ).toEqual(['different rec-bet', 'extra rec-win', 'missing never-heard'])
  await world.clock.jump(minutes(11))
  await run()
  await run()
  expect(counted).toBe(3)
  feed = null
  expect(await compare(0, now)).toBeNull()
})

test('[CBK-09] a feed of several pages, a thousand movements of one moment among them, is read to its end', async () => {
  const at = new Date(world.worldClock.now() - hours(5))
  await database.asOwner(
    `insert into games.player (id, currency, is_demo, created_at) values ($1, 'VND', false, $2) on conflict do nothing`,
    [who.memberId, at],
  )
  await database.asOwner(
    `insert into games.movement (kind, reference, player_id, game_id, round_id, amount, created_at, state, answered_at)
     select 'bet', 'page-' || n, $1, 'keo-dice-01', n, 100000, $2, 'done',
       $2::timestamptz + least(n, 900) * interval '1 ms' from generate_series(1, 3000) n`,
    [who.memberId, at],
  )
  await database.asOwner(
    `insert into platform.game_movement (tenant_id, provider, reference, kind, member_id, round_id, symbol, currency, told,
       moved, state, transaction_id, at)
     select 'keo', 'sandbox', 'page-' || n, 'bet', $1, n::text, 'keo-dice-01', 'VND', 100000, 100000, 'booked',
       'page-' || n, $2::timestamptz + interval '1 s' from generate_series(1, 3000) n`,
    [who.memberId, at],
  )
  const { compare } = world.app.lobby.reconciliation
  const [from, until] = [at.getTime() - 1, at.getTime() + minutes(1)]
  expect(await compare(from, until)).toEqual([])
  await database.asOwner(`delete from games.movement where reference = 'page-2999'`)
  expect(await compare(from, until)).toEqual([{ kind: 'extra', reference: 'page-2999' }])
})

async function settledStakes(): Promise<bigint> {
  const [settled = -1n] = await stakesOf(who)
  return settled
}

/** Asked for together, in their order. */
const stakesOf = (...members: readonly { memberId: MemberId; since?: number }[]) =>
  settledGameStakes('keo')(
    world.database.db,
    members.map(({ memberId, since = 0 }) => ({ memberId, since })),
  )

test('stakes of rounds that ended feed the turnover; open and void rounds and a stake that came back as it was do not', async () => {
  const before = await settledStakes()
  await tell('bet', 't-open', '11', '1000.00')
  expect(await settledStakes()).toBe(before)
  await tell('result', 't-lost', '11', '0.00')
  expect(await settledStakes()).toBe(before + 100_000n)
  await tell('bet', 't-void', '12', '1000.00')
  await tell('refund', 't-void', '12', '1000.00')
  await tell('bet', 't-push', '13', '1000.00')
  await tell('result', 't-pushed', '13', '1000.00')
  expect(await settledStakes()).toBe(before + 100_000n)
})

test('stakes of many members come in the order in which they are asked for, each since its own moment', async () => {
  const own = await settledStakes()
  const nobody = { memberId: 'mbr_nobody' as MemberId }
  const later = { ...who, since: world.clock.now() + hours(1) }
  expect(own).toBeGreaterThan(0n)
  expect(await stakesOf(nobody, who, later, who)).toEqual([0n, own, 0n, own])
  expect(await stakesOf()).toEqual([])
})

test('a stake counts as turnover by the weight of its game type', async () => {
  const before = await settledStakes()
  await tell('bet', 'weight-bet', '31', '1000.00')
  await tell('result', 'weight-lost', '31', '0.00')
  expect(await settledStakes()).toBe(before + 100_000n)
  const weigh = (percent: number) =>
    database.asOwner('update platform.game_type set turnover_percent = $2 where id = $1', [
      Math.floor(who.game.id / 1000),
      percent,
    ])
  await weigh(20)
  expect(await settledStakes()).toBe((before + 100_000n) / 5n)
  await weigh(0)
  expect(await settledStakes()).toBe(0n)
  await weigh(100)
})

test('the same stakes fill the meter that a withdrawal asks for', async () => {
  const meter = async () =>
    (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data.turnover.done
  await database.asOwner(
    `insert into platform.turnover_round (tenant_id, member_id, required, since) values ('keo', $1, 500000000, $2)`,
    [who.memberId, new Date(world.worldClock.now())],
  )
  const before = Number(await meter())
  await tell('bet', 'm-bet', '21', '1000.00')
  expect(Number(await meter())).toBe(before)
  await tell('result', 'm-lost', '21', '0.00')
  expect(Number(await meter())).toBe(before + 1000)
})
