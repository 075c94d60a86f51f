import type { OpenedGame } from '@keo/games-contract/play-calls'
import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { MemoryStorage } from '../../../testing/memory-storage.ts'
import { sampleRound } from '../../../testing/test-engine.tsx'
import { baseOfLaunch, createPlayClient } from './play-client.ts'
import { createStorage } from '../../../platform/storage.ts'
import { createPlaySession } from './play-session.ts'
import { unseenRoundsOf } from './unseen-rounds.ts'

const OPENED: OpenedGame = {
  play: 'play-token',
  gameId: 'keo-dice-01',
  facts: {
    names: { vi: 'Xúc Xắc', en: 'Dice', 'zh-CN': '骰子', th: 'ลูกเต๋า' },
    studio: 'Nova',
    engine: 'dice',
    category: 'mini',
    volatility: 'medium',
    returnLeast: 9899,
    returnMost: 9900,
    mostBack: 9_900_000,
    minStake: '1000.00',
    maxStake: '10000000.00',
    parameters: {},
    theme: 'jade',
    cover: 'xuc-xac',
    coverSeed: 'x',
    releasedOn: '2026-01-01',
    hasJackpot: false,
  },
  isDemo: false,
  currency: 'VND',
  balance: '100000.00',
  minStake: '1000.00',
  maxStake: '10000000.00',
  chips: ['1000.00', '5000.00'],
  seeds: { commitment: 'c', clientSeed: 's', nextNonce: 7 },
  openRounds: [],
  hasAutoPlay: false,
  hasFastSpin: false,
}
const KEY = 'a'.repeat(32)
const ROUND = sampleRound('dice', { number: 7, stake: '50000.00', returned: '99000.00' })
const BALANCE = '149000.00'
const json = (data: unknown) => Response.json({ code: null, data })
const never = () => new Promise<Response>(() => {})

/** Lets what was answered go through. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

type Answers = Record<string, () => Response | Promise<Response>>

/** What a browser keeps: pages that are opened one after the other share it. */
function newStorage() {
  const place = new MemoryStorage()
  return createStorage({ local: () => place, session: () => place })
}

function open(answers: Answers, opened: Partial<OpenedGame> = {}, storage = newStorage()) {
  const asked: string[] = []
  const clock = manualClock()
  const client = createPlayClient('/games', async (address) => {
    const path = String(address).replace('/games/play/v1', '')
    asked.push(path)
    return (answers[path] ?? never)()
  })
  const unseen = unseenRoundsOf(OPENED.gameId, storage)
  return {
    asked,
    clock,
    storage,
    session: createPlaySession(client, { ...OPENED, ...opened }, clock, unseen),
  }
}

test('a round takes its stake at once, and its winnings show only once it has been drawn', async () => {
  const { session } = open({ '/round': () => json({ round: ROUND, balance: BALANCE }) })
  await session.play({}, KEY)
  expect(session.store.getState()).toMatchObject({ balance: '50000.00', isBusy: false })
  expect(session.store.getState().seeds.nextNonce).toBe(8)
  session.shown(ROUND)
  expect(session.store.getState()).toMatchObject({ balance: BALANCE, rounds: [ROUND] })
})

test('no answer in 5 s: the ticket is being checked, asked for by its key and never sent twice', async () => {
  let lookUps = 0
  const { asked, clock, session } = open({
    '/round/get': () =>
      json(lookUps++ ? { round: ROUND, balance: BALANCE } : { round: null, balance: '0.00' }),
  })
  const played = session.play({}, KEY)
  await settle()
  clock.advance(4999)
  await settle()
  expect(session.store.getState().isChecking).toBe(false)
  clock.advance(1)
  await settle()
  expect(session.store.getState()).toMatchObject({ isChecking: true, isBusy: true })
  clock.advance(2000)
  await settle()
  expect(await played).toEqual(ROUND)
  expect(asked).toEqual(['/round', '/round/get', '/round/get'])
  expect(session.store.getState()).toMatchObject({ isChecking: false, isBusy: false })
})

test('a tap whose line broke and that the provider does not know played nothing, and says so', async () => {
  const { asked, clock, session } = open({
    '/round': () => Promise.reject(new TypeError('no network')),
    '/round/get': () => json({ round: null, balance: '100000.00' }),
  })
  const played = session.play({}, KEY)
  for (let turn = 0; turn < 4; turn += 1) {
    await settle()
    clock.advance(2000)
  }
  expect(await played).toBeNull()
  expect(session.store.getState()).toMatchObject({
    balance: '100000.00',
    problem: { code: 'nothing-played' },
  })
  expect(asked.filter((path) => path === '/round')).toHaveLength(1)
})

test('while the line is away the round is asked for every two seconds, not as fast as asking fails', async () => {
  const { asked, clock, session } = open({
    '/round': () => Promise.reject(new TypeError('no network')),
    '/round/get': () => Promise.reject(new TypeError('no network')),
  })
  void session.play({}, KEY)
  for (let turn = 0; turn < 3; turn += 1) {
    await settle()
    expect(asked.filter((path) => path === '/round/get')).toHaveLength(turn + 1)
    await settle()
    clock.advance(2000)
  }
})

const ended = (session: ReturnType<typeof open>['session']) => session.store.getState().endedUnseen

test('a page that is left before the answer: the next one tells how the round ended, once', async () => {
  const { session, storage } = open({})
  void session.play({}, KEY)
  await settle()
  session.close()
  const answers = { '/round/get': () => json({ round: ROUND, balance: BALANCE }) }
  const { session: next } = open(answers, {}, storage)
  await next.tellUnseen()
  expect(ended(next)).toEqual([ROUND])
  const { session: third, asked } = open(answers, {}, storage)
  await third.tellUnseen()
  expect(ended(third)).toEqual([])
  expect(asked).toEqual([])
})

test('a round that was drawn to its end is told no more; one whose end was not drawn, and one left open, are', async () => {
  const seen = open({ '/round': () => json({ round: ROUND, balance: BALANCE }) })
  await seen.session.play({}, KEY)
  expect(seen.storage.read('unseenRounds')).toEqual([{ gameId: OPENED.gameId, round: ROUND.id }])
  seen.session.shown(ROUND)
  expect(seen.storage.read('unseenRounds')).toBeUndefined()

  const OPEN = { ...ROUND, state: 'open' as const, returned: null }
  const left = open({ '/round': () => json({ round: OPEN, balance: BALANCE }) })
  await left.session.play({}, KEY)
  let found: object = OPEN
  const answers = { '/round/get': () => json({ round: found, balance: BALANCE }) }
  const { session: next } = open(answers, {}, left.storage)
  await next.tellUnseen()
  expect(ended(next)).toEqual([])
  found = ROUND
  await next.tellUnseen()
  expect(ended(next)).toEqual([ROUND])
})

test('a tap that was refused, or that played nothing, leaves nothing to tell', async () => {
  const { session, storage } = open({ '/round': () => Response.json({ code: 'LIMIT_REACHED' }) })
  await session.play({}, KEY)
  expect(storage.read('unseenRounds')).toBeUndefined()
})

test('a move that another page has overtaken shows the round as that one left it, and says so', async () => {
  const OPEN = { ...ROUND, state: 'open' as const, returned: null }
  for (const code of ['MOVE_WRONG', 'ROUND_CLOSED']) {
    const { session } = open(
      {
        '/move': () => Response.json({ code }),
        '/round/get': () => json({ round: { ...ROUND, step: 2 }, balance: BALANCE }),
      },
      { openRounds: [OPEN] },
    )
    expect(await session.move(OPEN, {})).toMatchObject({ state: 'closed', step: 2 })
    expect(session.store.getState().problem?.code).toBe('played-elsewhere')
    session.shown({ ...ROUND, step: 2 })
    expect(session.store.getState().balance).toBe(BALANCE)
  }
})

test('a move that is wrong by itself is refused as before', async () => {
  const OPEN = { ...ROUND, state: 'open' as const, returned: null }
  const { session } = open(
    {
      '/move': () => Response.json({ code: 'MOVE_WRONG' }),
      '/round/get': () => json({ round: OPEN, balance: BALANCE }),
    },
    { openRounds: [OPEN] },
  )
  expect(await session.move(OPEN, {})).toBeNull()
  expect(session.store.getState().problem?.code).toBe('MOVE_WRONG')
})

test('a tap sends at once, and a task behind it shows that it is under way; a tap between the two sends nothing', async () => {
  const { asked, clock, session } = open({})
  void session.play({}, KEY)
  expect(asked).toEqual(['/round'])
  expect(session.store.getState().isBusy).toBe(false)
  expect(await session.play({}, KEY)).toBeNull()
  clock.advance(0)
  expect(session.store.getState().isBusy).toBe(true)
  expect(asked).toEqual(['/round'])
})

test('a second tap while the first is under way sends nothing', async () => {
  const { asked, session } = open({})
  void session.play({}, KEY)
  expect(await session.play({}, KEY)).toBeNull()
  await settle()
  expect(asked).toEqual(['/round'])
})

test('a refusal keeps the money and its code', async () => {
  const { session } = open({ '/round': () => Response.json({ code: 'LIMIT_REACHED' }) })
  expect(await session.play({}, KEY)).toBeNull()
  expect(session.store.getState()).toMatchObject({ balance: '100000.00', problem: { code: 'LIMIT_REACHED' } })
})

test('a void round gives the stake back at once', async () => {
  const voided = { ...ROUND, state: 'void' as const, returned: null }
  const { session } = open({ '/round': () => json({ round: voided, balance: '100000.00' }) })
  await session.play({}, KEY)
  expect(session.store.getState()).toMatchObject({ balance: '100000.00', voided: { id: ROUND.id } })
})

test('winnings of a round that still falls stay hidden when another one has landed', async () => {
  const second = { ...ROUND, id: '2', number: 8 }
  const rounds = [ROUND, second]
  const balances = ['149000.00', '198000.00']
  const { session } = open({ '/round': () => json({ round: rounds.shift(), balance: balances.shift() }) })
  await session.play({}, KEY)
  await session.play({}, KEY)
  expect(session.store.getState().balance).toBe('0.00')
  session.shown(ROUND)
  expect(session.store.getState().balance).toBe('99000.00')
  session.shown(second)
  expect(session.store.getState().balance).toBe('198000.00')
})

test('the base of the provider is what stands before its opening address', () => {
  expect(baseOfLaunch('/games/open?launch=x', 'http://app.test/sub-game/1')).toBe('/games')
  expect(baseOfLaunch('https://play.test/g/open?launch=x', 'http://app.test/')).toBe('https://play.test/g')
})

test('a free round that was played is one less, one that was taken back is not, and a refusal ends them', async () => {
  const given = { code: 'GIFT', left: 3, stake: '10000.00', expiresAt: 1 }
  const free = { stake: '10000.00', bonusCode: 'GIFT' }
  let answer = json({ round: { ...ROUND, stake: '0.00' }, balance: BALANCE })
  const { session } = open({ '/round': () => answer }, { freeRounds: given })
  const left = () => session.store.getState().freeRounds?.left
  await session.play(free, KEY)
  expect(left()).toBe(2)
  answer = json({ round: { ...ROUND, state: 'void', stake: '0.00' }, balance: BALANCE })
  await session.play(free, KEY)
  expect(left()).toBe(2)
  answer = json({ round: ROUND, balance: BALANCE })
  await session.play({ stake: '50000.00' }, KEY)
  expect(left()).toBe(2)
  answer = Response.json({ code: 'BET_WRONG', details: {} })
  await session.play(free, KEY)
  expect(session.store.getState().freeRounds).toBeNull()
})
