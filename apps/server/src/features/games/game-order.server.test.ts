import type { GameCallbackName } from '@keo/games-contract/callbacks'
import { sharedWorld } from '@keo/dev-world/shared-world'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Form, gameKeyHolder, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
let who: Awaited<ReturnType<typeof readyPlayer>>
let runs = 0

beforeAll(async () => {
  who = await readyPlayer(world, database)
  await gameKeyHolder(world).tell('authenticate', { token: who.launch })
})

const balance = async () =>
  (await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available

type Message = { readonly name: GameCallbackName; readonly form: Form }

const RETRIED = new Set([100])
const AT_ONCE = 4

/** As the provider does: what is answered with a code that is not final comes again. */
async function tellAll(messages: readonly Message[]): Promise<void> {
  let left = [...messages]
  for (let turn = 0; left.length > 0 && turn < 5; turn += 1) {
    const again: Message[] = []
    for (let at = 0; at < left.length; at += AT_ONCE)
      await Promise.all(
        left.slice(at, at + AT_ONCE).map(async (message) => {
          const { error } = await gameKeyHolder(world).tell(message.name, {
            userId: who.memberId,
            gameId: who.game.symbol,
            token: who.launch,
            timestamp: String(world.clock.now()),
            ...message.form,
          })
          if (RETRIED.has(error)) again.push(message)
        }),
      )
    left = again
  }
  expect(left).toEqual([])
}

const Round = fc.record({
  stake: fc.integer({ min: 0, max: 900 }),
  win: fc.option(fc.integer({ min: 0, max: 2000 })),
})

/** A round without a win was never played: its bet is taken back. */
const messagesOf =
  (run: number) =>
  (round: { stake: number; win: number | null }, at: number): Message[] => {
    const roundId = String(run * 1000 + at + 1)
    const name = `${run}.${at}`
    return [
      { name: 'bet', form: { roundId, reference: `b${name}`, amount: `${round.stake}.00` } },
      round.win === null
        ? { name: 'refund', form: { roundId, reference: `b${name}` } }
        : { name: 'result', form: { roundId, reference: `w${name}`, amount: `${round.win}.00` } },
    ]
  }

test('[CBK-04] [CBK-05] bets, results and refunds in any order, each three times and several at once, end in the same balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Round, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      async (rounds, chance) => {
        const run = (runs += 1)
        const told = rounds.flatMap(messagesOf(run))
        const thrice = [...told, ...told, ...told]
          .map((message, at) => ({ message, place: chance[at] ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ message }) => message)
        const before = await balance()
        await tellAll(thrice)
        const expected = rounds.reduce((sum, { stake, win }) => sum + (win === null ? 0 : win - stake), 0)
        expect(Number((await balance()) - before) / 100).toBe(expected)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
})

test('parallel bets never overdraw: of ten that the balance covers four of, four are taken', async () => {
  const left = await balance()
  const stake = left / 4n / 100n
  const bets = Array.from({ length: 10 }, (_, at) =>
    gameKeyHolder(world).tell('bet', {
      userId: who.memberId,
      gameId: who.game.symbol,
      token: who.launch,
      timestamp: String(world.clock.now()),
      roundId: String(900_000 + at),
      reference: `over-${at}`,
      amount: `${stake}.00`,
    }),
  )
  const heard = (await Promise.all(bets)).map(({ error }) => error)
  expect(heard.toSorted()).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
  expect(await balance()).toBe(left - 4n * stake * 100n)
})

test('what several players get at one moment is booked together, and one that is refused is refused alone', async () => {
  const members = await database.asOwner(
    "select id from platform.member where currency = 'VND' order by id limit 6",
  )
  const ids = members.map(({ id }) => String(id))
  const results = ids.map((userId, at) => ({
    userId,
    gameId: who.game.symbol,
    roundId: String(700_000 + at),
    reference: `moment-${at}`,
    amount: '5.00',
    timestamp: String(world.clock.now()),
    // The last one has no bet, and is none of free rounds: it is told to come again.
    ...(at < ids.length - 1 && { bonusCode: 'moment' }),
  }))
  const tellEach = () =>
    Promise.all(results.map(async (form) => (await gameKeyHolder(world).tell('result', form)).error))
  const expected = [...ids.slice(1).map(() => 0), 100]
  expect(expected.length).toBeGreaterThan(2)
  expect(await tellEach()).toEqual(expected)
  expect(await tellEach()).toEqual(expected)
  const lines = await database.asOwner(
    "select member_id from platform.ledger_transaction where key like 'game:sandbox:result:moment-%' order by key",
  )
  expect(lines.map(({ member_id }) => member_id)).toEqual(ids.slice(0, -1))
})
