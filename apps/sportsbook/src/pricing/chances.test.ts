import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { modelOf } from '../play/models.ts'
import { createBook } from './book.ts'
import { settingOf, testMatch } from './test-scenes.ts'
import { expectedReturn } from './shares.ts'

/** Every option that was offered before the match. */
function offeredBefore(sportId: SportId, format: number) {
  const match = testMatch(settingOf({ sportId, format, edge: 0.4 }), 'chances')
  match.show(-1)
  const groups = match.book.quote(5000)?.groups ?? []
  const options = groups.flatMap(({ markets }) =>
    markets.flatMap(({ id, options: all }) => all.map(({ type, odds }) => ({ id, type, odds }))),
  )
  return { match, options }
}

const SPORTS: readonly [string, SportId, number][] = [
  ['soccer', 1, 100001],
  ['basketball', 3, 300001],
  ['tennis', 5, 500001],
  ['baseball', 7, 700001],
]

test.each(SPORTS)(
  '[MON-33] %s: who cashes out at once what was just bet has less than before',
  (_, sportId, format) => {
    const { match, options } = offeredBefore(sportId, format)
    for (const { id, type, odds } of options) {
      const shares = match.book.chances(id, type, null)
      if (!shares || odds === null) continue
      // The fee before a match is three percent.
      expect(expectedReturn(shares, odds / 1000) * 0.97, `${id} ${type}`).toBeLessThan(1)
    }
    expect(options.length).toBeGreaterThan(20)
  },
)

test.each(SPORTS)(
  '%s: at any moment of play every bet is decided or has its chances, offered or not',
  (_, sportId, format) => {
    const { match, options } = offeredBefore(sportId, format)
    for (const share of [0.05, 0.3, 0.5, 0.7, 0.95]) {
      const scene = match.show(Math.floor(share * match.frames.length))
      if (scene.suspension !== null) continue
      for (const { id, type } of options) {
        const verdict = match.book.verdict(id, type, null)
        const shares = match.book.chances(id, type, null)
        if (verdict) continue
        const sum = shares ? Object.values(shares).reduce((all, each) => all + each, 0) : 0
        expect(sum, `${id} ${type} at ${share}`).toBeCloseTo(1, 6)
      }
    }
  },
)

test('a live handicap is counted from the score of the bet', () => {
  const { match } = offeredBefore(1, 100001)
  const goalAt = match.frames.findIndex(({ events }) => events.some(({ kind }) => kind === 'goal'))
  match.show(goalAt + 40)
  const groups = match.book.quote(5000)?.groups ?? []
  const handicap = groups.find(({ countsFrom }) => countsFrom !== null && countsFrom[0] !== countsFrom[1])
  const market = handicap?.markets[0]
  const option = market?.options[0]
  if (!handicap?.countsFrom || !market || !option) throw new Error('no live handicap after the first goal')
  const level = match.book.chances(market.id, option.type, [0, 0])
  const now = match.book.chances(market.id, option.type, handicap.countsFrom)
  expect(now?.won).not.toBeCloseTo(level?.won ?? 0, 2)
  expect(expectedReturn(now!, (option.odds ?? 1000) / 1000)).toBeLessThan(1)
})

test('a stage that says nothing has no chances in play, and still has them before the match', () => {
  const { match, options } = offeredBefore(1, 100001)
  const option = options[0]
  if (!option) throw new Error('nothing was offered')
  const chancesAt = (frame: number, silentMs: number) => {
    const scene = match.show(frame)
    const nothing = () => () => {}
    const stage = { scene: () => scene, live: () => [], listen: nothing, listenToJumps: nothing }
    const book = createBook({
      clock: match.clock,
      stage,
      modelOf,
      secret: 'secret',
      silentMs: () => silentMs,
    })
    return book.chances(option.id, option.type, null)
  }
  expect(chancesAt(3, 9_999)).not.toBeNull()
  expect(chancesAt(3, 10_001)).toBeNull()
  expect(chancesAt(-1, 10_001)).not.toBeNull()
})
