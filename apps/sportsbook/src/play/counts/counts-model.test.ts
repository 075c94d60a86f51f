import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { eachMargins, eachTotals, type Pairs } from '../pairs.ts'
import type { ForcedEvent, Frame } from '../sport-model.ts'
import type { CountsState } from './state.ts'
import { countsModel, settingsOf, SPORTS } from './test-sports.ts'

const seeds = fc.string({ minLength: 1, maxLength: 8 })
const shares = fc.double({ min: 0, max: 0.98, noNaN: true })

function frameAt(frames: readonly Frame<CountsState>[], share: number): Frame<CountsState> {
  const frame = frames[Math.floor(share * frames.length)]
  if (!frame) throw new RangeError('a match has frames')
  return frame
}

/** Chances that do not sum to 1, or that the pairs tell in two ways. */
function flaws(pairs: Pairs): readonly string[] {
  const views = { home: 0, away: 0, margin: 0, total: 0 }
  let sum = 0
  pairs.each((home, away, chance) => {
    sum += chance
    views.home += home * chance
    views.away += away * chance
    views.margin += (home - away) * chance
    views.total += (home + away) * chance
  })
  const names = ['home', 'away', 'margin', 'total'] as const
  return names.filter((name) => {
    const { from, weights } = pairs[name]()
    const all = weights.reduce((total, weight) => total + weight, 0)
    const mean = weights.reduce((total, weight, index) => total + weight * (from + index), 0)
    // Tails of extra time are cut, which moves a mean by some billionths of itself.
    const isMeanOff = Math.abs(mean - views[name]) > 1e-7 * Math.max(10, Math.abs(mean))
    return Math.abs(all - 1) > 1e-9 || Math.abs(sum - 1) > 1e-9 || isMeanOff
  })
}

describe.each(SPORTS)('$name', (sport) => {
  const model = countsModel(sport)

  it('is played to the end, the same from the same seed, and its score never falls', () => {
    fc.assert(
      fc.property(settingsOf(sport), seeds, (setting, seed) => {
        const frames = model.play(setting, chanceOf(seed), [])
        expect(model.play(setting, chanceOf(seed), [])).toEqual(frames)
        expect(frames[0]?.atMs).toBe(0)
        const sheets = frames.map(({ state }) => model.snapshot(state))
        const unsound = frames.filter((frame, index) => {
          const [now, before] = [sheets[index], sheets[index - 1]]
          const score = now?.scores[0]
          const fell = (score?.home ?? 0) < (before?.scores[0]?.home ?? 0)
          const isLast = index === frames.length - 1
          const ascends = index === 0 || frame.atMs > (frames[index - 1]?.atMs ?? 0)
          return !ascends || fell || score?.kind !== SCORE_KIND.score || now?.isOver !== isLast
        })
        expect(unsound).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('changes nothing before a forced event, and the event comes true', () => {
    fc.assert(
      fc.property(
        settingsOf(sport),
        seeds,
        shares,
        fc.constantFrom('home', 'away'),
        (setting, seed, share, side) => {
          const free = model.play(setting, chanceOf(seed), [])
          const atMs = Math.floor((free.at(-1)?.atMs ?? 0) * share * 0.4)
          const force = (kind: ForcedEvent['kind']) =>
            model.play(setting, chanceOf(seed), [{ atMs, kind, side }])
          const isBefore = (frame: Frame<CountsState>) => frame.atMs < atMs
          const goal = force('goal')
          expect(goal.filter(isBefore)).toEqual(free.filter(isBefore))
          const scored = goal.filter((frame) => !isBefore(frame)).flatMap(({ events }) => events)
          expect(scored.some((event) => ['goal', 'points'].includes(event.kind) && event.side === side)).toBe(
            true,
          )
          const ended = force('end')
          expect(ended.filter(isBefore)).toEqual(free.filter(isBefore))
          expect(ended.at(-1)?.state.stand).toBe('over')
          expect(ended.length).toBeLessThanOrEqual(free.length + 2)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('tells chances that sum to 1 and agree with each other in any state', () => {
    fc.assert(
      fc.property(settingsOf(sport), seeds, shares, (setting, seed, share) => {
        const { state } = frameAt(model.play(setting, chanceOf(seed), []), share)
        const outlook = model.outlook(setting, state)
        const open = state.shape.periods.flatMap((period) => outlook.pair(SCORE_KIND.score, period.id) ?? [])
        expect(open.flatMap(flaws)).toEqual([])
        const winner = outlook.answers({ topic: 'winner' })
        const sum = [...(winner?.values() ?? [1])].reduce((all, chance) => all + chance, 0)
        expect(sum).toBeCloseTo(1, 9)
        const margin = state.shape.decider?.shootOut
          ? null
          : outlook.pair(SCORE_KIND.score, sport.full)?.margin()
        if (!margin || !winner) return
        const leads = margin.weights.reduce(
          (all, weight, index) => all + (margin.from + index > 0 ? weight : 0),
          0,
        )
        expect(winner.get(OPTION.home)).toBeCloseTo(leads, 8)
      }),
      { numRuns: 12 },
    )
  })

  it('splits the match into halves that are those of the pairs', () => {
    const setting = { ...base(sport), edge: 0.4, pace: 0 }
    const outlook = model.outlook(setting, model.before(setting))
    const split = outlook.split(SCORE_KIND.score, sport.halves[0], sport.halves[1])
    const first = outlook.pair(SCORE_KIND.score, sport.halves[0])
    if (!split || !first) throw new Error('halves can be bet on before the start')
    let [leads, totals, sum] = [0, 0, 0]
    eachMargins(split, (margin, _later, chance) => (leads += margin * chance))
    eachTotals(split, (total, later, chance) => {
      totals += (total + later) * chance
      sum += chance
    })
    const mean = (pmf: { from: number; weights: Float64Array }) =>
      pmf.weights.reduce((all, weight, index) => all + weight * (pmf.from + index), 0)
    const second = outlook.pair(SCORE_KIND.score, sport.halves[1])
    expect(sum).toBeCloseTo(1, 9)
    expect(leads).toBeCloseTo(mean(first.margin()), 6)
    expect(totals).toBeCloseTo(mean(first.total()) + (second ? mean(second.total()) : 0), 6)
  })
})

function base({ sportId, formats: [format] }: (typeof SPORTS)[number]) {
  return { sportId, format, isNeutral: false, isKnockout: false }
}
