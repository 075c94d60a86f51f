import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Price } from '@keo/units/price'
import { expect, test } from 'vitest'
import type { Fixture, MatchEvent, Offer } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { breakEven, favouriteOf, runOf } from './article-rules.ts'
import { previewFigures } from './preview-figures.ts'
import { minuteOf, reportFigures } from './report-figures.ts'

const played = (home: number, away: number, score: Fixture['score'], isNeutral = false): Fixture => ({
  matchId: `${home}-${away}`,
  sportId: SPORT.soccer,
  leagueId: 1001,
  beginsAt: 0,
  home: { id: home, name: `side ${home}` },
  away: { id: away, name: `side ${away}` },
  leagueName: 'L',
  isNeutral,
  state: score ? 'over' : 'void',
  score,
})
const next = played(1, 2, null)
const option = (type: number, price: number) => ({ type, price: price as Price })
const offer = (marketType: number, line: number | null, options: Offer['options']): Offer => ({
  marketId: marketType + (line ?? 0),
  marketType,
  period: 1001,
  line,
  options,
})

test('a form counts the last five that are over, and those at home or away apart; neutral ground is neither', () => {
  const home = [
    played(1, 9, { home: 2, away: 0 }),
    played(1, 8, null),
    played(9, 1, { home: 1, away: 1 }),
    played(1, 7, { home: 0, away: 3 }),
    played(1, 6, { home: 1, away: 0 }, true),
    played(8, 1, { home: 0, away: 4 }),
    played(1, 5, { home: 9, away: 0 }),
  ]
  const figures = previewFigures(next, { between: [], home, away: [] }, [])
  expect(figures.home).toEqual({
    results: ['won', 'drawn', 'lost', 'won', 'won'],
    scored: 8,
    conceded: 4,
    herePlayed: 2,
    hereWon: 1,
  })
  expect(figures.away).toEqual({ results: [], scored: 0, conceded: 0, herePlayed: 0, hereWon: 0 })
})

test('a meeting has the scores of the sides as this match has them', () => {
  const between = [played(2, 1, { home: 3, away: 1 }), played(1, 2, { home: 2, away: 2 })]
  const { meetings } = previewFigures(next, { between, home: [], away: [] }, [])
  expect(meetings.map(({ isSameHome, homeScore, awayScore }) => [isSameHome, homeScore, awayScore])).toEqual([
    [false, 1, 3],
    [true, 2, 2],
  ])
})

test('of each kind the most level market is told, with its line as a decimal', () => {
  const { offers } = previewFigures(next, { between: [], home: [], away: [] }, [
    offer(1000, -6, [option(OPTION.home, 2900), option(OPTION.away, 1400)]),
    offer(1000, -3, [option(OPTION.home, 1900), option(OPTION.away, 1960)]),
    offer(1005, null, [option(OPTION.home, 1600), option(OPTION.draw, 3900), option(OPTION.away, 5200)]),
    { ...offer(1007, 10, [option(OPTION.over, 1900), option(OPTION.under, 1900)]), period: 1002 },
  ])
  expect(offers.map(({ kind, line }) => [kind, line])).toEqual([
    ['winner', null],
    ['handicap', '-0.75'],
  ])
  expect(favouriteOf(offers)).toEqual({ side: 'home', price: 1600 })
  expect(breakEven(1600)).toBe(63)
})

test('prices that are close name no favourite, and two of a kind are no run', () => {
  const close = [
    { marketId: 1, kind: 'winner' as const, line: null, options: [option(1, 2500), option(2, 2600)] },
  ]
  expect([favouriteOf(close), favouriteOf([])]).toEqual([null, null])
  expect(runOf(['won', 'won', 'lost'])).toBeNull()
  expect(runOf(['lost', 'lost', 'lost', 'won'])).toEqual({ result: 'lost', count: 3 })
  expect(runOf([])).toBeNull()
})

const MINUTE = 60_000
const at = (minute: number, kind: string, side: MatchEvent['side'], rest = {}): MatchEvent => ({
  atMs: minute * MINUTE,
  kind,
  side,
  ...rest,
})

test('goals of regular time have their minute and the score they made; extra time and penalties do not count', () => {
  const { goals, parts, counts, leadChanges, largestLead } = reportFigures(SPORT.soccer, [
    at(0, 'periodStart', null),
    at(9, 'goal', 'home', { manner: 'header' }),
    at(20, 'corner', 'away'),
    at(46, 'goal', 'away'),
    at(47, 'periodEnd', null),
    at(62, 'periodStart', null),
    at(70, 'goal', 'away', { manner: 'penalty' }),
    at(80, 'goal', 'home'),
    at(110, 'periodStart', null),
    at(115, 'goal', 'home'),
  ])
  expect(goals.map(({ minute, homeScore, awayScore }) => [minute, homeScore, awayScore])).toEqual([
    ['10', 1, 0],
    ['45+2', 1, 1],
    ['54', 1, 2],
    ['64', 2, 2],
  ])
  expect(parts).toEqual([
    { homeScore: 1, awayScore: 1 },
    { homeScore: 1, awayScore: 1 },
  ])
  expect(counts).toEqual([{ kind: 'corner', home: 0, away: 1 }])
  expect([leadChanges, largestLead]).toEqual([1, { side: 'home', by: 1 }])
})

test('points add up part by part, and overtime counts where a match is played on', () => {
  const { goals, parts, largestLead } = reportFigures(SPORT.basketball, [
    at(0, 'periodStart', null),
    at(1, 'points', 'home', { amount: 3 }),
    at(12, 'periodStart', null),
    at(13, 'points', 'away', { amount: 2 }),
    at(24, 'periodStart', null),
    at(36, 'periodStart', null),
    at(40, 'points', 'away', { amount: 1 }),
    at(48, 'periodStart', null),
    at(49, 'points', 'away', { amount: 2 }),
  ])
  expect(goals).toEqual([])
  expect(parts.map(({ homeScore, awayScore }) => `${homeScore}-${awayScore}`)).toEqual([
    '3-0',
    '0-2',
    '0-0',
    '0-1',
    '0-2',
  ])
  expect(largestLead).toEqual({ side: 'home', by: 3 })
})

test('both halves of an inning are one part, and a set has the points of its own', () => {
  const pairs = (sportId: number, events: Parameters<typeof reportFigures>[1]) =>
    reportFigures(sportId, events).parts.map(({ homeScore, awayScore }) => `${homeScore}-${awayScore}`)
  const innings = [
    at(0, 'periodStart', null),
    at(1, 'points', 'away', { amount: 2 }),
    at(10, 'periodStart', null),
    at(11, 'points', 'home', { amount: 1 }),
    at(20, 'periodStart', null),
    at(21, 'points', 'away', { amount: 1 }),
  ]
  expect(pairs(SPORT.baseball, innings)).toEqual(['1-2', '0-1'])
  const rallies = [
    at(0, 'periodStart', null),
    at(1, 'point', 'home'),
    at(2, 'point', 'away'),
    at(3, 'point', 'home'),
    at(4, 'set', 'home', { amount: 1 }),
    at(10, 'periodStart', null),
    at(11, 'point', 'away'),
  ]
  expect(pairs(SPORT.volleyball, rallies)).toEqual(['2-1', '0-1'])
})

test('added time is told as such in both halves', () => {
  expect([
    minuteOf(0, { number: 1, startsAtMs: 0 }),
    minuteOf(44.9 * MINUTE, { number: 1, startsAtMs: 0 }),
    minuteOf(45 * MINUTE, { number: 1, startsAtMs: 0 }),
    minuteOf(107 * MINUTE, { number: 2, startsAtMs: 60 * MINUTE }),
  ]).toEqual(['1', '45', '45+1', '90+3'])
})
