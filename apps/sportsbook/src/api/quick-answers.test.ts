import type { IncomingMessage } from 'node:http'
import { getList } from '@keo/sportsbook-contract/matches'
import { expect, test, vi } from 'vitest'
import { createQuickAnswers } from './quick-answers.ts'
import { refuse } from '../ground/refusal.ts'
import type { Player } from '../players/players.ts'
import { pieceOf, prepared } from '../wire/prepared.ts'

const BODY = Buffer.from('{"type":4,"languageType":"VIE"}')
const PLAYER: Player = { userId: '1', merchantUserId: 'one', currencyIds: [1000] }
const LIST = prepared([pieceOf(JSON.stringify({ text: 'kèo '.repeat(1_000) + Math.random() }))])

function setup(changed: Partial<Parameters<typeof createQuickAnswers>[0]> = {}) {
  const gate = vi.fn<Parameters<typeof createQuickAnswers>[0]['gate']>()
  const needs = {
    maintenance: () => null,
    knownPlayer: (token: string) => (token === 'known' ? PLAYER : null),
    gate,
    addressOf: () => '192.0.2.1',
    answer: () => LIST,
    ...changed,
  }
  const quick = createQuickAnswers(needs)
  const [path, call] = quick.calls()[0] ?? []
  const ask = (headers: IncomingMessage['headers'] = {}, body = BODY) =>
    call?.(body, { headers } as IncomingMessage) ?? null
  const learn = () => quick.learn(path ?? '', BODY.toString(), { data: { type: 4 }, language: 'vi' })
  return { ask, learn, gate, quick }
}

test('words are answered once they were understood, and no others', () => {
  const { ask, learn, quick } = setup()
  expect([quick.isQuick(getList.path), quick.isQuick('/v1/match/other')]).toEqual([true, false])
  expect(ask()).toBeNull()
  learn()
  expect(ask()?.body).toEqual(LIST.body(null))
  expect(ask({}, Buffer.from('{"type":4,"languageType":"ENG"}'))).toBeNull()
  expect(ask({}, Buffer.alloc(5_000, 32))).toBeNull()
})

test('a player passes the gate once; who has to be looked up goes the usual way', () => {
  const { ask, learn, gate } = setup()
  learn()
  expect(ask({ authorization: 'known' })).not.toBeNull()
  expect(gate.mock.calls).toEqual([[getList, { type: 4 }, { player: PLAYER, address: expect.any(Function) }]])
  expect(ask({ authorization: 'unknown' })).toBeNull()
  expect(gate).toHaveBeenCalledTimes(1)
})

test('whatever is refused is left to the usual way to say', () => {
  const refusing = [
    { maintenance: () => ({ startsAt: 0, endsAt: 1 }) },
    { gate: () => refuse('TOO_MANY_REQUESTS') },
    { answer: () => refuse('ILLEGAL_PARAMETER') },
    { answer: () => null },
  ]
  for (const changed of refusing) {
    const { ask, learn } = setup(changed)
    learn()
    expect(ask({ authorization: 'known' })).toBeNull()
  }
})

test('who cannot unpack gzip gets the plain text', () => {
  const long = prepared([pieceOf(JSON.stringify(Array.from({ length: 2_000 }, (_none, at) => at ** 3)))])
  const { ask, learn } = setup({ answer: () => long })
  learn()
  expect(ask({ 'accept-encoding': 'gzip, deflate, br' })?.body).toEqual(long.body('gzip'))
  for (const accepts of ['br', 'gzip;q=0, br', 'identity'])
    expect(ask({ 'accept-encoding': accepts })?.body).toEqual(long.body(null))
})
