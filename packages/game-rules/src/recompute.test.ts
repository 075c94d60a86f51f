import { describe, expect, test } from 'vitest'
import { RECOMPUTED_GAMES, type RecomputedGame, recomputeRound } from './recompute.ts'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const round = { serverSeed: SEED, clientSeed: 'keo', nonce: 1 }
const GAMES = Object.keys(RECOMPUTED_GAMES) as RecomputedGame[]

describe('a round recomputed from what is revealed', () => {
  test.each(GAMES)(
    '%s: the numbers are those of the blocks, and the same input gives the same round',
    (game) => {
      const { blocks, numbers, outcome } = recomputeRound({ ...round, game })
      const bytes = Buffer.from(blocks.join(''), 'hex')
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.map((_, index) => bytes.readUInt32BE(index * 4)))
      expect(recomputeRound({ ...round, game }).outcome).toEqual(outcome)
    },
  )

  test('the setting of the bet decides how much is drawn', () => {
    expect(recomputeRound({ ...round, game: 'mines', setting: 3 }).outcome).toEqual({
      cellsWithMines: [16, 13, 22],
    })
    expect(recomputeRound({ ...round, game: 'plinko', setting: 8 }).outcome).toEqual({
      path: '00011100',
      slot: 3,
    })
  })

  test('another client seed gives another round', () => {
    expect(recomputeRound({ ...round, clientSeed: 'keo2', game: 'dice' }).outcome).not.toEqual(
      recomputeRound({ ...round, game: 'dice' }).outcome,
    )
  })
})
