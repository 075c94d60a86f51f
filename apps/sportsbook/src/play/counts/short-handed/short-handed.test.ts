import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { describe, expect, test } from 'vitest'
import { chanceOf } from '../../chance.ts'
import type { Pmf } from '../../pairs.ts'
import { scoreOf, type Side } from '../../score.ts'
import type { Frame, MatchSetting } from '../../sport-model.ts'
import type { CountsState } from '../state.ts'
import { countsModel, SPORTS } from '../test-sports.ts'

const [SOCCER] = SPORTS
const model = countsModel(SOCCER)
const SETTING: MatchSetting = {
  sportId: 1,
  format: 100001,
  edge: 0.2,
  pace: 0,
  isNeutral: false,
  isKnockout: true,
}
const MINUTE = 60_000
const MATCHES = 200
const LONG_TEST_MS = 120_000

const meanOf = ({ from, weights }: Pmf) =>
  weights.reduce((sum, weight, index) => sum + weight * (from + index), 0)

function sentOff(seed: string, side: Side): readonly Frame<CountsState>[] {
  return model.play(SETTING, chanceOf(seed), [{ atMs: 10 * MINUTE, kind: 'redCard', side }])
}

const stateAt = (frames: readonly Frame<CountsState>[], minute: number) => {
  const state = frames.findLast(({ atMs }) => atMs <= minute * MINUTE)?.state
  if (!state) throw new RangeError('a match has frames')
  return state
}

/** Goals that each side may still expect in normal time. */
function expected(state: CountsState) {
  const pair = model.outlook(SETTING, state).pair(SCORE_KIND.score, SOCCER.full)
  const now = scoreOf(model.snapshot(state).scores, SCORE_KIND.score, SOCCER.full)
  if (!pair) throw new Error('normal time is open')
  return { home: meanOf(pair.home()) - (now?.home ?? 0), away: meanOf(pair.away()) - (now?.away ?? 0) }
}

describe('a sending-off moves goals', () => {
  test('ten men may expect fewer and the others more, in every price from the moment of the card', () => {
    const free = expected(stateAt(model.play(SETTING, chanceOf('men'), []), 20))
    const home = expected(stateAt(sentOff('men', 'home'), 20))
    const away = expected(stateAt(sentOff('men', 'away'), 20))
    expect(home.home).toBeLessThan(free.home * 0.75)
    expect(home.away).toBeGreaterThan(free.away * 1.2)
    expect(away.home).toBeGreaterThan(free.home * 1.2)
    expect(away.away).toBeLessThan(free.away * 0.75)
  })

  test('a card for the other side makes them even again', () => {
    const frames = model.play(SETTING, chanceOf('even'), [
      { atMs: 10 * MINUTE, kind: 'redCard', side: 'home' },
      { atMs: 12 * MINUTE, kind: 'redCard', side: 'away' },
    ])
    const free = expected(stateAt(model.play(SETTING, chanceOf('even'), []), 25))
    const even = expected(stateAt(frames, 25))
    expect(even.home).toBeCloseTo(free.home, 1)
    expect(even.away).toBeCloseTo(free.away, 1)
  })

  test(
    'what is played after it comes as often as the state promised',
    () => {
      const sums = { promised: 0, scored: 0, conceded: 0, feared: 0, wins: 0, won: 0, through: 0, got: 0 }
      for (let number = 0; number < MATCHES; number++) {
        const frames = sentOff(`sent off ${number}`, 'home')
        const state = stateAt(frames, 20)
        const outlook = model.outlook(SETTING, state)
        const pair = outlook.pair(SCORE_KIND.score, SOCCER.full)
        const end = frames.at(-1)
        const score = end && scoreOf(model.snapshot(end.state).scores, SCORE_KIND.score, SOCCER.full)
        if (!pair || !score) throw new Error('normal time is played')
        sums.promised += meanOf(pair.home())
        sums.feared += meanOf(pair.away())
        sums.scored += score.home
        sums.conceded += score.away
        pair.each((home, away, chance) => (sums.wins += home > away ? chance : 0))
        sums.won += Number(score.home > score.away)
        sums.through += outlook.answers({ topic: 'winner' })?.get(1) ?? 0
        sums.got += Number(model.answer({ topic: 'winner' }, frames) === 1)
      }
      const most = 4 * Math.sqrt(MATCHES)
      expect(Math.abs(sums.scored - sums.promised)).toBeLessThan(most * Math.sqrt(0.9))
      expect(Math.abs(sums.conceded - sums.feared)).toBeLessThan(most * Math.sqrt(1.5))
      expect(Math.abs(sums.won - sums.wins)).toBeLessThan(most * 0.5)
      expect(Math.abs(sums.got - sums.through)).toBeLessThan(most * 0.5)
    },
    LONG_TEST_MS,
  )
})
