import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { brokenPromises, expectCoherent, expectForced, unsoundFrames } from '../races/test-models.ts'
import { LONG_TEST_MS, questionBet, scoreBet, settingsOf } from '../races/test-models.ts'
import { boxing } from './boxing.ts'

const settings = settingsOf(19, [1_900_001, 1_900_002, 1_900_003, 1_900_004, 1_900_005, 1_900_006])
const seeds = fc.string({ minLength: 1, maxLength: 8 })
const score = { kind: SCORE_KIND.rounds, period: 19_001 } as const
const sum = (chances: Iterable<number>) => [...chances].reduce((all, chance) => all + chance, 0)

describe('boxing', () => {
  it('is fought round by round to the end, the same from the same seed', () => {
    fc.assert(
      fc.property(settings, seeds, (setting, seed) => {
        expect(unsoundFrames(boxing, setting, seed)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('lets a forced knock-down or end change nothing that went before', () => {
    const shares = fc.double({ min: 0, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(settings, seeds, shares, (setting, seed, share) => {
        const downed = expectForced(boxing, setting, seed, share, { kind: 'point', side: 'away' })
        const next = downed.flatMap(({ events }) => events).find(({ kind }) => kind === 'knockDown')
        expect(next?.side).toBe('away')
        const ended = expectForced(boxing, setting, seed, share, { kind: 'end', side: 'home' })
        expect(ended.at(-1)?.events.at(-1)).toEqual({ kind: 'over', side: 'home' })
      }),
      { numRuns: 20 },
    )
  })

  it('agrees with itself on rounds, methods and winners in any state', () => {
    fc.assert(
      fc.property(settings, seeds, fc.nat(400), (setting, seed, at) => {
        const frames = boxing.play(setting, chanceOf(seed), [])
        const state = frames[at % (frames.length - 1)]?.state ?? boxing.before(setting)
        const outlook = boxing.outlook(setting, state)
        const rounds = outlook.pair(score.kind, score.period)
        expect(rounds).not.toBeNull()
        if (rounds) expectCoherent(rounds)
        const winner = outlook.answers({ topic: 'winner' })
        const method = outlook.answers({ topic: 'method' })
        expect(sum(winner?.values() ?? [])).toBeCloseTo(1, 9)
        expect(sum(method?.values() ?? [])).toBeCloseTo(1, 9)
        expect(winner?.get(1)).toBeCloseTo((method?.get(501) ?? 0) + (method?.get(502) ?? 0), 9)
        const total = rounds?.total()
        const whole = total?.weights[state.rounds - total.from]
        expect(whole).toBeCloseTo(outlook.answers({ topic: 'distance' })?.get(8) ?? 0, 9)
      }),
      { numRuns: 40 },
    )
  })

  it(
    'promises what thousands of fights keep',
    () => {
      const usual = { edge: 0.5, pace: 0.3, isNeutral: true, isKnockout: false } as const
      const bets = [
        questionBet(boxing, { topic: 'winner' }, 1),
        questionBet(boxing, { topic: 'winner' }, 3),
        questionBet(boxing, { topic: 'distance' }, 8),
        questionBet(boxing, { topic: 'method' }, 503),
        scoreBet(boxing, score, 'total', (value) => value > 7),
        scoreBet(boxing, score, 'margin', (value) => value > 1),
      ]
      expect(brokenPromises(boxing, { sportId: 19, format: 1_900_005, ...usual }, bets)).toEqual([])
    },
    LONG_TEST_MS,
  )
})
