import { type ArticleOffer, FORM_MATCHES, type PreviewFigures, type SideForm } from '@keo/contract/articles'
import { PICK_KINDS } from '@keo/contract/experts'
import { serverTimeText } from '@keo/units/instants'
import { mainOffers } from '../../gateways/sportsbook/main-offers.ts'
import type { Fixture, Meetings, Offer } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { resultFor } from '../fixtures/index.ts'

const MEETINGS_MAX = 5
const QUARTERS = 4

type Over = Fixture & { readonly score: NonNullable<Fixture['score']> }
const isOver = (fixture: Fixture): fixture is Over => fixture.score !== null

/** Everything that a preview says, out of the provider's answers alone. */
export function previewFigures(
  fixture: Fixture,
  meetings: Meetings,
  offers: readonly Offer[],
): PreviewFigures {
  return {
    isNeutral: fixture.isNeutral,
    home: formOf(fixture.home.id, meetings.home, 'home'),
    away: formOf(fixture.away.id, meetings.away, 'away'),
    meetings: meetings.between
      .filter(isOver)
      .slice(0, MEETINGS_MAX)
      .map((before) => meetingOf(fixture, before)),
    offers: PICK_KINDS.flatMap((kind) =>
      mainOffers(kind, fixture.sportId, offers).slice(0, 1).map(offerOf(kind)),
    ),
  }
}

function formOf(sideId: number, played: readonly Fixture[], here: 'home' | 'away'): SideForm {
  const last = played.filter(isOver).slice(0, FORM_MATCHES)
  const results = last.map((match) => resultOf(sideId, match))
  const own = ({ home, score }: Over) => (home.id === sideId ? score.home : score.away)
  const other = ({ home, score }: Over) => (home.id === sideId ? score.away : score.home)
  const isHere = last.map((match) => !match.isNeutral && match[here].id === sideId)
  return {
    results,
    scored: last.reduce((sum, match) => sum + own(match), 0),
    conceded: last.reduce((sum, match) => sum + other(match), 0),
    herePlayed: isHere.filter(Boolean).length,
    hereWon: results.filter((result, index) => result === 'won' && isHere[index]).length,
  }
}

const resultOf = (sideId: number, { home, score }: Over) =>
  resultFor(sideId, { homeId: home.id, homeScore: score.home, awayScore: score.away })

function meetingOf({ home }: Fixture, before: Over): PreviewFigures['meetings'][number] {
  const isSameHome = before.home.id === home.id
  const { score } = before
  return {
    matchId: before.matchId,
    time: serverTimeText(before.beginsAt),
    isSameHome,
    homeScore: isSameHome ? score.home : score.away,
    awayScore: isSameHome ? score.away : score.home,
  }
}

const offerOf =
  (kind: ArticleOffer['kind']) =>
  ({ marketId, line, options }: Offer): ArticleOffer => ({
    marketId,
    kind,
    line: line === null ? null : String(line / QUARTERS),
    options: options.map(({ type, price }) => ({ type, price })),
  })
