import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../chance.ts'
import { scoreOf } from '../score.ts'
import type { Frame, MatchSetting, Outlook, Question } from '../sport-model.ts'
import type { CountsState } from './state.ts'
import { countsModel, SPORTS, type TestSport } from './test-sports.ts'

/** Of each sport, so that all together are thousands; `CALIBRATION_MATCHES=20000` plays forty times as many. */
const MATCHES = Number(process.env['CALIBRATION_MATCHES'] ?? 500)
/** Standard errors; some thirty sums a sport make three too few. */
const MOST_ERRORS = 4
const LONG_TEST_MS = 60_000 + MATCHES * 60

const { score, corners, bookings } = SCORE_KIND

function questionsOf({ sportId, full, part }: TestSport): readonly Question[] {
  const isSoccer = sportId === 1
  return [
    { topic: 'winner' },
    { topic: 'howDecided' },
    { topic: 'extraTime' },
    { topic: 'shootOut' },
    { topic: 'timeOfFirstGoal' },
    { topic: 'nextScore', kind: score, period: part, number: 1 },
    { topic: 'nextScore', kind: score, period: full, number: 3 },
    { topic: 'lastScore', kind: score, period: part },
    { topic: 'raceTo', kind: score, period: part, target: sportId === 3 || sportId === 178 ? 20 : 3 },
    ...(isSoccer ? [{ topic: 'raceTo', kind: corners, period: full, target: 5 } as const] : []),
    ...(isSoccer ? [{ topic: 'nextScore', kind: corners, period: full, number: 4 } as const] : []),
  ]
}

/** What was promised, what came, and how far that may be off. */
type Sums = Map<string, { promised: number; kept: number; variance: number }>

function note(sums: Sums, name: string, chance: number, isSo: boolean): void {
  const sum = sums.get(name) ?? { promised: 0, kept: 0, variance: 0 }
  sum.promised += chance
  sum.kept += Number(isSo)
  sum.variance += chance * (1 - chance)
  sums.set(name, sum)
}

function noteScores(sums: Sums, sport: TestSport, outlook: Outlook, end: CountsState): void {
  const sheet = countsModel(sport).snapshot(end).scores
  const asked = [
    [score, sport.full],
    [score, sport.part],
    [corners, sport.full],
    [bookings, sport.part],
  ] as const
  for (const [kind, period] of asked) {
    const pair = outlook.pair(kind, period)
    const line = scoreOf(sheet, kind, period)
    if (!pair || !line) continue
    const values = { home: line.home, margin: line.home - line.away, total: line.home + line.away }
    for (const view of ['home', 'margin', 'total'] as const) {
      const { from, weights } = pair[view]()
      const mean = Math.round(weights.reduce((sum, weight, index) => sum + weight * (from + index), 0))
      const below = weights.reduce((sum, weight, index) => sum + (from + index < mean ? weight : 0), 0)
      note(sums, `${kind} ${period} ${view} below`, below, values[view] < mean)
      note(sums, `${kind} ${period} ${view} equal`, weights[mean - from] ?? 0, values[view] === mean)
    }
  }
}

function noteAnswers(
  sums: Sums,
  sport: TestSport,
  outlook: Outlook,
  frames: readonly Frame<CountsState>[],
): void {
  for (const question of questionsOf(sport)) {
    const answer = countsModel(sport).answer(question, frames)
    for (const [option, chance] of outlook.answers(question) ?? []) {
      note(sums, `${JSON.stringify(question)} ${option}`, chance, answer === option)
    }
  }
}

/** The state at a time that nobody chose by what comes later, when bets are taken. */
function playAndNote(sums: Sums, sport: TestSport, number: number): void {
  const model = countsModel(sport)
  const draw = chanceOf(`calibration ${sport.name} ${number}`).at(0)
  const setting: MatchSetting = {
    sportId: sport.sportId,
    format: sport.formats[number % sport.formats.length] ?? sport.formats[0],
    edge: draw() * 3 - 1.5,
    pace: draw() * 2 - 1,
    isNeutral: draw() < 0.2,
    isKnockout: draw() < 0.5,
  }
  const frames = model.play(setting, chanceOf(`${sport.name} ${number}`), [])
  const atMs = draw() * 100 * 60_000 * (sport.sportId > 100 ? 0.2 : 1)
  const frame = frames.findLast((each) => each.atMs <= atMs)
  const end = frames.at(-1)?.state
  if (!frame || !end || frame.suspension !== null || frame.state.stand === 'over') return
  const outlook = model.outlook(setting, frame.state)
  noteScores(sums, sport, outlook, end)
  noteAnswers(sums, sport, outlook, frames)
}

describe('thousands of matches keep what their states promised', () => {
  it.each(SPORTS)(
    '$name',
    (sport) => {
      const sums: Sums = new Map()
      for (let number = 0; number < MATCHES; number++) playAndNote(sums, sport, number)
      const broken = [...sums].filter(
        ([, { promised, kept, variance }]) =>
          Math.abs(kept - promised) > MOST_ERRORS * Math.sqrt(variance) + 0.5,
      )
      expect(broken).toEqual([])
      expect(sums.size).toBeGreaterThan(12)
    },
    LONG_TEST_MS,
  )
})
