import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { brokenPromises, expectCoherent, expectForced, unsoundFrames } from './test-models.ts'
import { LONG_TEST_MS, questionBet, scoreBet, settingsOf } from './test-models.ts'
import { badminton, beachVolleyball, tableTennis, volleyball } from './rally.ts'
import { BADMINTON, BEACH_VOLLEYBALL, TABLE_TENNIS, VOLLEYBALL, type RallySport } from './rally-sports.ts'

const seeds = fc.string({ minLength: 1, maxLength: 8 })
const shares = fc.double({ min: 0, max: 0.95, noNaN: true })
const { score } = SCORE_KIND

function usual({ sportId, needed }: RallySport) {
  const format = needed[0]?.[0] ?? 0
  return { sportId, format, edge: 0.5, pace: 0.3, isNeutral: false, isKnockout: false } as const
}

describe.each([
  { name: 'volleyball', sport: VOLLEYBALL, model: volleyball, points: 180 },
  { name: 'beach volleyball', sport: BEACH_VOLLEYBALL, model: beachVolleyball, points: 82 },
  { name: 'table tennis', sport: TABLE_TENNIS, model: tableTennis, points: 74 },
  { name: 'badminton', sport: BADMINTON, model: badminton, points: 82 },
])('$name', ({ sport, model, points }) => {
  const settings = settingsOf(
    sport.sportId,
    sport.needed.map(([format]) => format),
  )
  const [match, first] = [sport.sportId * 1000 + 1, sport.sportId * 1000 + 2]

  it('is played rally by rally to the end, the same from the same seed', () => {
    fc.assert(
      fc.property(settings, seeds, (setting, seed) => {
        expect(unsoundFrames(model, setting, seed)).toEqual([])
      }),
      { numRuns: 5 },
    )
  })

  it('lets a forced point or end change nothing that went before', () => {
    fc.assert(
      fc.property(settings, seeds, shares, (setting, seed, share) => {
        const pointed = expectForced(model, setting, seed, share, { kind: 'goal', side: 'away' })
        const next = pointed.flatMap(({ events }) => events).find(({ kind }) => kind === 'point')
        expect(next?.side).toBe('away')
        const ended = expectForced(model, setting, seed, share, { kind: 'end', side: 'home' })
        expect(ended.at(-1)?.events.at(-1)).toEqual({ kind: 'over', side: 'home' })
      }),
      { numRuns: 5 },
    )
  })

  it('agrees with itself on units, points and winners in any state', () => {
    fc.assert(
      fc.property(settings, seeds, fc.nat(400), (setting, seed, at) => {
        const frames = model.play(setting, chanceOf(seed), [])
        const state = frames[at % (frames.length - 1)]?.state ?? model.before(setting)
        const outlook = model.outlook(setting, state)
        const units = outlook.pair(sport.unitKind, match)
        const all = [units, outlook.pair(score, match), outlook.pair(score, first + state.finished.length)]
        const known = all.filter((pair) => pair !== null)
        expect(known).toHaveLength(3)
        for (const pair of known) expectCoherent(pair)
        let wins = 0
        units?.each((home, away, chance) => (wins += home > away ? chance : 0))
        expect(outlook.answers({ topic: 'winner' })?.get(1)).toBeCloseTo(wins, 9)
      }),
      { numRuns: 6 },
    )
  })

  it(
    'promises what thousands of matches keep',
    () => {
      const bets = [
        questionBet(model, { topic: 'winner' }, 1),
        scoreBet(model, { kind: score, period: match }, 'total', (value) => value > points),
        scoreBet(model, { kind: score, period: match }, 'margin', (value) => value > 3),
        scoreBet(model, { kind: score, period: match }, 'home', (value) => value % 2 === 0),
        scoreBet(model, { kind: sport.unitKind, period: match }, 'total', (value) => value > 3),
        scoreBet(model, { kind: sport.unitKind, period: first }, 'margin', (value) => value > 0),
        scoreBet(model, { kind: score, period: first + 1 }, 'total', (value) => value > 37),
      ]
      expect(brokenPromises(model, usual(sport), bets)).toEqual([])
    },
    LONG_TEST_MS,
  )
})
