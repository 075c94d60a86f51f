import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { days, hours, minutes, type Instant } from '@keo/units/instants'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { foldWords } from '../help/index.ts'
import {
  type ArticleText,
  type KeptArticle,
  type KeptPreview,
  type Names,
  sqlArticleStore,
} from './article-store.ts'
import { chooseMatches } from './choose-matches.ts'
import { previewFigures } from './preview-figures.ts'
import { previewText } from './preview-text.ts'
import { ARTICLE_LEAGUES } from './prominent-leagues.ts'
import { reportFigures } from './report-figures.ts'
import { reportText } from './report-text.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'scheduleOf' | 'offersOf' | 'meetingsOf' | 'eventsOf'>
}

/** So few in a turn, as each asks the provider several questions. */
const [PREVIEWS_A_TURN, REPORTS_A_TURN] = [2, 3]
/** So long before kick-off at least and at most. */
const [LEAD_MIN_MS, LEAD_MAX_MS] = [minutes(20), hours(8)]
/** Looked at for a report from the one on, and given up after the other. */
const [REPORT_FROM_MS, REPORT_UNTIL_MS] = [minutes(90), days(2)]
const UNREPORTED_MAX = 100
const KEPT_MS = days(30)

/** Writes of matches what follows from the provider's own answers: a preview before them, a report after them. */
export function createArticleWriters({ database, clock, ids, tenantId, gateway }: Needs) {
  const store = sqlArticleStore(database.db, tenantId)

  async function toPreview(now: Instant): Promise<readonly Fixture[]> {
    const ahead = { from: now + LEAD_MIN_MS, until: now + LEAD_MAX_MS }
    const found = (await gateway.scheduleOf({ leagueIds: ARTICLE_LEAGUES, ...ahead, language: 'vi' })) ?? []
    const open = found.filter(({ state }) => state === 'open')
    const told = await store.previewed(open.map(({ matchId }) => matchId))
    const untold = open.filter(({ matchId }) => !told.has(matchId))
    return chooseMatches(untold, await store.writtenBySport(now - days(1)), PREVIEWS_A_TURN)
  }

  async function namesOf({ matchId, leagueId, beginsAt }: Fixture): Promise<Names | null> {
    const names: Partial<Record<Language, Names[Language]>> = {}
    for (const language of LANGUAGES) {
      const asked = { leagueIds: [leagueId], from: beginsAt, until: beginsAt + 1, language }
      const found = (await gateway.scheduleOf(asked))?.find((fixture) => fixture.matchId === matchId)
      if (!found) return null
      names[language] = [found.leagueName, found.home.name, found.away.name]
    }
    return names as Names
  }

  async function preview(fixture: Fixture): Promise<void> {
    const names = await namesOf(fixture)
    const meetings = await gateway.meetingsOf(fixture.matchId)
    const offers = await gateway.offersOf(fixture.matchId)
    // Without an answer there is nothing to say; the next turn asks again. A match may have begun meanwhile.
    if (!names || !meetings || !offers || clock.now() >= fixture.beginsAt) return
    const figures = previewFigures(fixture, meetings, offers)
    const { matchId, sportId, leagueId, beginsAt } = fixture
    const match = { matchId, sportId, leagueId, beginsAt, names }
    await keep({
      ...match,
      kind: 'preview',
      id: ids.newId('art'),
      homeId: fixture.home.id,
      awayId: fixture.away.id,
      homeScore: null,
      awayScore: null,
      figures,
      texts: inAll((language) => previewText(match, figures, language)),
      writtenAt: clock.now(),
    })
  }

  async function report(before: KeptPreview, score: NonNullable<Fixture['score']>): Promise<void> {
    const events = await gateway.eventsOf(before.matchId)
    if (!events) return
    const figures = reportFigures(before.sportId, events)
    const told = { figures, before: before.figures, score }
    await keep({
      ...before,
      kind: 'report',
      id: ids.newId('art'),
      homeScore: score.home,
      awayScore: score.away,
      figures,
      texts: inAll((language) => reportText(before, told, language)),
      writtenAt: clock.now(),
    })
  }

  const keep = (article: KeptArticle) =>
    store.keep(article, foldWords(LANGUAGES.map((language) => article.texts[language].title).join(' ')))

  async function reportOver(now: Instant): Promise<void> {
    const waiting = await store.unreported(now - REPORT_UNTIL_MS, now - REPORT_FROM_MS, UNREPORTED_MAX)
    if (waiting.length === 0) return
    const times = waiting.map(({ beginsAt }) => beginsAt)
    const asked = {
      leagueIds: [...new Set(waiting.map(({ leagueId }) => leagueId))],
      from: Math.min(...times),
      until: Math.max(...times) + 1,
    }
    const found = (await gateway.scheduleOf({ ...asked, language: 'vi' })) ?? []
    const scores = new Map(found.map(({ matchId, score }) => [matchId, score]))
    const over = waiting.flatMap((before) => {
      const score = scores.get(before.matchId)
      return score ? [{ before, score }] : []
    })
    for (const { before, score } of over.slice(0, REPORTS_A_TURN)) await report(before, score)
  }

  return {
    async write(): Promise<void> {
      await reportOver(clock.now())
      for (const fixture of await toPreview(clock.now())) await preview(fixture)
    },
    dropOld: () => store.dropBefore(clock.now() - KEPT_MS),
  }
}

const inAll = (write: (language: Language) => ArticleText) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Record<
    Language,
    ArticleText
  >
