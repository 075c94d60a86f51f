import { RECOMPUTED_GAMES } from '@keo/game-rules/recompute'
import { expect, test } from 'vitest'
import { verifierPath } from './round-replay.ts'

const LOOK = { theme: 'plain', cover: null, volatility: 'medium', parameters: { machine: 'mid' } } as const
const query = (engine: string, round: object) =>
  Object.fromEntries(new URLSearchParams(verifierPath(engine, { round }, LOOK)?.split('?')[1]))

test('a round that fed the jackpot goes to the rules with its draw, with the stake that decides it', () => {
  const fed = { number: 9, bet: { stake: '5000.00' }, view: { jackpot: '5000050.00', jackpotWon: null } }
  expect(query('slot', fed)).toEqual({ game: 'slot-jackpot', nonce: '9', setting: '5000' })
  const plain = { ...fed, view: { jackpot: null, jackpotWon: null } }
  expect(query('slot', plain)).toEqual({ game: 'slot-mid', nonce: '9' })
})

const SETTINGS = Object.entries(RECOMPUTED_GAMES).flatMap(([game, rules]) =>
  'setting' in rules ? [{ game, ...rules.setting }] : [],
)

test.each(SETTINGS)('$game: $name of the bet goes with the link', ({ game, name, usual }) => {
  const isJackpot = game === 'slot-jackpot'
  const round = { bet: { [name]: usual }, view: isJackpot ? { jackpot: '1.00' } : {} }
  expect(query(isJackpot ? 'slot' : game, round)).toEqual({ game, setting: String(usual) })
})
