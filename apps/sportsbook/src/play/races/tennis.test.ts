import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { brokenPromises, expectCoherent, expectForced, unsoundFrames } from './test-models.ts'
import { LONG_TEST_MS, questionBet, scoreBet, settingsOf } from './test-models.ts'
import { tennis } from './tennis.ts'

const settings = settingsOf(5, [500_001, 500_002])
const seeds = fc.string({ minLength: 1, maxLength: 8 })
const { games, sets } = SCORE_KIND

describe('tennis', () => {
  it('is played point by point to the end, the same from the same seed', () => {
    fc.assert(
      fc.property(settings, seeds, (setting, seed) => {
        expect(unsoundFrames(tennis, setting, seed)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('lets a forced point or end change nothing that went before', () => {
    fc.assert(
      fc.property(settings, seeds, fc.double({ min: 0, max: 0.95, noNaN: true }), (setting, seed, share) => {
        const pointed = expectForced(tennis, setting, seed, share, { kind: 'point', side: 'away' })
        const first = pointed.flatMap(({ events }) => events).find(({ kind }) => kind === 'point')
        expect(first?.side).toBe('away')
        const ended = expectForced(tennis, setting, seed, share, { kind: 'end', side: 'home' })
        expect(ended.at(-1)?.events.at(-1)).toEqual({ kind: 'over', side: 'home' })
      }),
      { numRuns: 10 },
    )
  })

  it('agrees with itself on sets, games and winners in any state', () => {
    fc.assert(
      fc.property(settings, seeds, fc.nat(400), (setting, seed, at) => {
        const frames = tennis.play(setting, chanceOf(seed), [])
        const state = frames[at % (frames.length - 1)]?.state ?? tennis.before(setting)
        const outlook = tennis.outlook(setting, state)
        for (const [kind, period] of [
          [games, 5001],
          [sets, 5001],
          [games, 5002 + state.finished.length],
        ] as const) {
          const pair = outlook.pair(kind, period)
          expect(pair).not.toBeNull()
          if (pair) expectCoherent(pair)
        }
        let wins = 0
        outlook.pair(sets, 5001)?.each((home, away, chance) => (wins += home > away ? chance : 0))
        expect(outlook.answers({ topic: 'winner' })?.get(1)).toBeCloseTo(wins, 9)
      }),
      { numRuns: 40 },
    )
  })

  it(
    'promises what thousands of matches keep',
    () => {
      const setting = {
        sportId: 5,
        format: 500_001,
        edge: 0.6,
        pace: 0.3,
        isNeutral: true,
        isKnockout: false,
      } as const
      const bets = [
        questionBet(tennis, { topic: 'winner' }, 1),
        questionBet(tennis, { topic: 'tieBreak', period: 5001 }, 8),
        questionBet(tennis, { topic: 'tieBreak', period: 5002 }, 8),
        questionBet(tennis, { topic: 'gameWinner', period: 5002, number: 4 }, 1),
        questionBet(tennis, { topic: 'gameWinner', period: 5003, number: 6 }, 1),
        scoreBet(tennis, { kind: games, period: 5001 }, 'total', (value) => value > 22),
        scoreBet(tennis, { kind: games, period: 5001 }, 'margin', (value) => value > 2),
        scoreBet(tennis, { kind: sets, period: 5001 }, 'margin', (value) => value === 1),
        scoreBet(tennis, { kind: sets, period: 5002 }, 'margin', (value) => value > 0),
        scoreBet(tennis, { kind: games, period: 5003 }, 'total', (value) => value > 9),
        scoreBet(tennis, { kind: games, period: 5004 }, 'margin', (value) => value > 0),
      ]
      expect(brokenPromises(tennis, setting, bets)).toEqual([])
    },
    LONG_TEST_MS,
  )
})
