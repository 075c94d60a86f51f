import type { FixtureDetail, FixtureView, Outcome, PlayedView } from '@keo/contract/predictions'
import type { Language } from '@keo/messages/languages'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { isBefore, mayPick, resultFor, type KeptFixture } from '../fixtures/index.ts'
import type { PickedFixture } from './pick-store.ts'

export function fixtureView(fixture: PickedFixture, language: Language, now: Instant): FixtureView {
  const { matchId, sportId, beginsAt, state, homeScore, awayScore, outcome, pick } = fixture
  const [league, home, away] = fixture.names[language]
  return {
    matchId,
    sportId,
    league,
    home,
    away,
    time: serverTimeText(beginsAt),
    hasDraw: mayPick('X', sportId),
    state: state === 'open' ? (isBefore(beginsAt, now) ? 'next' : 'on') : state,
    homeScore,
    awayScore,
    outcome,
    pick,
  }
}

/** Of a hundred; the three need not make a hundred, as each is cut. */
export function sharesOf(counts: ReadonlyMap<Outcome, number>): Pick<FixtureDetail, 'picks' | 'shares'> {
  const of = (pick: Outcome) => counts.get(pick) ?? 0
  const picks = of('1') + of('X') + of('2')
  const share = (pick: Outcome) => (picks === 0 ? 0 : Math.floor((of(pick) * 100) / picks))
  return { picks, shares: { home: share('1'), draw: share('X'), away: share('2') } }
}

export function playedView(sideId: number, fixture: KeptFixture, language: Language): PlayedView {
  const [, home, away] = fixture.names[language]
  const [homeScore, awayScore] = [fixture.homeScore ?? 0, fixture.awayScore ?? 0]
  const result = resultFor(sideId, { homeId: fixture.homeId, homeScore, awayScore })
  return { matchId: fixture.matchId, home, away, homeScore, awayScore, result }
}
