import { BetOutcome, BetState } from '@keo/contract/bet-records'
import { GAME_ROUND_STATES } from '@keo/contract/games'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playWord } from './play-words.ts'

/** As the app names them, which has words for every kind of the provider. */
const EVENTS = [
  ...readFileSync(
    new URL('../../../../../packages/messages/src/match/vi.ts', import.meta.url),
    'utf8',
  ).matchAll(/'match\.event\.(\w+)'/g),
].map(([, kind = '']) => kind)

test('every state and end of a bet or a round, and every event of a match, has Vietnamese words', () => {
  expect(EVENTS.length).toBeGreaterThan(20)
  const bare = [...BetState.options, ...BetOutcome.options, ...GAME_ROUND_STATES, ...EVENTS].filter(
    (code) => playWord(code, 'vi') === code,
  )
  expect(bare).toEqual([])
})
