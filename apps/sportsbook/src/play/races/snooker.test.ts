import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { brokenPromises, expectCoherent, expectForced, unsoundFrames } from './test-models.ts'
import { LONG_TEST_MS, questionBet, scoreBet, settingsOf } from './test-models.ts'
import { snooker } from './snooker.ts'

const settings = settingsOf(16, [1_600_001, 1_600_002, 1_600_008])
const seeds = fc.string({ minLength: 1, maxLength: 8 })
const { frames: kind } = SCORE_KIND

describe('snooker', () => {
  it('is played visit by visit to the end, the same from the same seed', () => {
    fc.assert(
      fc.property(settings, seeds, (setting, seed) => {
        expect(unsoundFrames(snooker, setting, seed)).toEqual([])
      }),
      { numRuns: 5 },
    )
  })

  it('lets a forced ball or end change nothing that went before', () => {
    const shares = fc.double({ min: 0, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(settings, seeds, shares, (setting, seed, share) => {
        const potted = expectForced(snooker, setting, seed, share, { kind: 'point', side: 'away' })
        const next = potted.flatMap(({ events }) => events).find((event) => event.kind === 'ball')
        expect(next?.side).toBe('away')
        const ended = expectForced(snooker, setting, seed, share, { kind: 'end', side: 'home' })
        expect(ended.at(-1)?.events.at(-1)).toEqual({ kind: 'over', side: 'home' })
      }),
      { numRuns: 5 },
    )
  })

  it('agrees with itself on frames, points and winners in any state', () => {
    fc.assert(
      fc.property(settings, seeds, fc.nat(400), (setting, seed, at) => {
        const frames = snooker.play(setting, chanceOf(seed), [])
        const state = frames[at % (frames.length - 1)]?.state ?? snooker.before(setting)
        const outlook = snooker.outlook(setting, state)
        const won = outlook.pair(kind, 16_001)
        const all = [won, outlook.pair(kind, 16_002 + state.finished.length)].filter((pair) => pair !== null)
        expect(all).toHaveLength(2)
        for (const pair of all) expectCoherent(pair)
        let wins = 0
        won?.each((home, away, chance) => (wins += home > away ? chance : 0))
        expect(outlook.answers({ topic: 'winner' })?.get(1)).toBeCloseTo(wins, 9)
      }),
      { numRuns: 20 },
    )
  })

  it(
    'promises what thousands of matches keep',
    () => {
      const usual = { edge: 0.5, pace: 0.3, isNeutral: true, isKnockout: false } as const
      const bets = [
        questionBet(snooker, { topic: 'winner' }, 1),
        scoreBet(snooker, { kind, period: 16_001 }, 'total', (value) => value > 5),
        scoreBet(snooker, { kind, period: 16_001 }, 'margin', (value) => value > 1),
        scoreBet(snooker, { kind, period: 16_002 }, 'margin', (value) => value > 0),
        scoreBet(snooker, { kind, period: 16_002 }, 'total', (value) => value > 90),
        scoreBet(snooker, { kind, period: 16_003 }, 'home', (value) => value > 60),
      ]
      expect(brokenPromises(snooker, { sportId: 16, format: 1_600_001, ...usual }, bets)).toEqual([])
    },
    LONG_TEST_MS,
  )
})
