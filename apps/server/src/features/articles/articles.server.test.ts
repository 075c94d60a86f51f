import { type ArticleDetail, type Form, getArticle, listArticles } from '@keo/contract/articles'
import { ERRORS } from '@keo/contract/errors'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LANGUAGE_CODES, LANGUAGES } from '@keo/messages/languages'
import { createLog } from '@keo/service-kit/log'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { getMatchDetail } from '@keo/sportsbook-contract/matches'
import { getMatchEvents, getPreviousMeetings } from '@keo/sportsbook-contract/own-calls'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { hours, minutes, parseServerTime } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })

/** Straight from the provider, past our gateway. */
async function source<C extends ProviderCall>(
  call: C,
  body: ProviderRequestOf<C>,
): Promise<ProviderResponseOf<C>> {
  const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: ProviderResponseOf<C> }
  return data
}

const list = async (asked = {}) => (await world.call(listArticles, asked)).data
const article = async (id: string): Promise<ArticleDetail> => (await world.call(getArticle, { id })).data
const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}

beforeAll(async () => {
  await world.jobs.runDue()
})

type Meetings = ProviderResponseOf<typeof getPreviousMeetings>

/** Sports whose result leaves out what is played after regular time. */
const REGULAR_TIME: ReadonlySet<number> = new Set([SPORT.soccer, SPORT.rugby, SPORT.handball])

/** What a record of the wire says of a side: its own score, the other's, and whether it was at home. */
function scoreFor(teamId: number, { sid, ts, nsg }: Meetings['home'][number]) {
  const places = [PERIOD_PLACE.realTime, PERIOD_PLACE.fullTime]
  const pair = (REGULAR_TIME.has(sid) ? places.toReversed() : places)
    .map((place) => nsg.find(({ pe, tyg }) => tyg === SCORE_KIND.score && pe === sportCode(sid, place)))
    .find((score) => score !== undefined)?.sc
  if (!pair) return []
  const isHome = ts[0]?.id === teamId
  const [own = 0, other = 0] = isHome ? pair : pair.toReversed()
  return [{ own, other, isHome }]
}
const resultOf = ({ own, other }: { own: number; other: number }): Form =>
  own === other ? 'drawn' : own > other ? 'won' : 'lost'

test('a preview is written before kick-off, and its form, meetings and prices are those of the source', async () => {
  const { items } = await list({ kind: 'preview' })
  expect(items.length).toBeGreaterThan(0)
  for (const { id } of items) {
    const { match, preview, writtenAt } = await article(id)
    expect(parseServerTime(writtenAt ?? '')).toBeLessThan(parseServerTime(match?.time ?? '') ?? 0)
    const matchId = Number(match?.matchId)
    const { between, home, away } = await source(getPreviousMeetings, { matchId })
    for (const [side, played, form] of [
      [match!.home.id, home, preview!.home],
      [match!.away.id, away, preview!.away],
    ] as const) {
      const last = played.flatMap((record) => scoreFor(side, record)).slice(0, 5)
      expect(form.results).toEqual(last.map(resultOf))
      expect(form.scored).toBe(last.reduce((sum, { own }) => sum + own, 0))
      expect(form.conceded).toBe(last.reduce((sum, { other }) => sum + other, 0))
    }
    const met = between.flatMap((record) => scoreFor(match!.home.id, record)).slice(0, 5)
    expect(preview?.meetings.map(({ homeScore, awayScore }) => [homeScore, awayScore])).toEqual(
      met.map(({ own, other }) => [own, other]),
    )
    const { mg } = await source(getMatchDetail, { matchId })
    const markets = mg.flatMap(({ mks }) => mks)
    for (const { marketId, options } of preview?.offers ?? []) {
      const sold = markets.find((market) => market.id === marketId)?.op ?? []
      expect(options).toEqual(sold.map(({ ty, od }) => ({ type: ty, price: Math.round(od * 1000) })))
    }
  }
})

test('each match is written about once, in four languages, and found by the words of its title', async () => {
  const before = (await list({ kind: 'preview' })).items
  await pass(minutes(31))
  const after = (await list({ kind: 'preview' })).items
  const matches = after.map(({ match }) => match?.matchId)
  expect(new Set(after.map(({ match }) => match?.sportId)).size, 'not of one sport alone').toBeGreaterThan(2)
  expect(new Set(matches).size).toBe(matches.length)
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
  const [first] = after
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const asked = { language: LANGUAGE_CODES[language].backend }
      return (await world.call(getArticle, { id: first!.id }, asked)).data.title
    }),
  )
  expect(new Set(titles).size).toBe(4)
  const found = await list({ search: first!.match!.home.name.toUpperCase(), kind: 'preview' })
  expect(found.items.map(({ id }) => id)).toContain(first!.id)
  expect((await list({ search: 'khong co tran nao nhu the', kind: 'preview' })).items).toEqual([])
})

/** Of a match whose parts add up to its score: those of volleyball are sets. */
const hasReport = async () =>
  (await list({ kind: 'report' })).items.some(({ match }) => match?.sportId !== SPORT.volleyball)

test('after the end a report tells the score and every goal as the events have them', async () => {
  for (let turn = 0; turn < 6 && !(await hasReport()); turn += 1) await pass(hours(2))
  const reports = (await list({ kind: 'report' })).items
  const report = reports.find(({ match }) => match?.sportId !== SPORT.volleyball)
  const told = await article(report!.id)
  const { events } = await source(getMatchEvents, { matchId: Number(told.match?.matchId) })
  const parts = told.report!.parts
  const sum = (side: 'homeScore' | 'awayScore') => parts.reduce((total, part) => total + part[side], 0)
  expect([sum('homeScore'), sum('awayScore')]).toEqual([told.match?.homeScore, told.match?.awayScore])
  const scored = events.filter(({ kind, manner }) => kind === 'goal' && manner !== 'shootOut')
  expect(told.report!.goals.map(({ side }) => side)).toEqual(
    scored.slice(0, told.report!.goals.length).map(({ side }) => side),
  )
  const preview = await article(told.otherId!)
  expect([preview.kind, preview.otherId, preview.match?.matchId]).toEqual([
    'preview',
    told.id,
    told.match?.matchId,
  ])
})

test('guides stand after everything that was written, on the last page, and of no sport', async () => {
  const guides = (await list({ kind: 'guide' })).items
  expect(guides).toHaveLength(4)
  let page = await list()
  const seen = [...page.items]
  while (page.hasMore) {
    page = await list({ before: page.items.at(-1)?.id })
    seen.push(...page.items)
  }
  expect(seen.slice(-4)).toEqual(guides)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect((await list({ sport: '1' })).items.every(({ match }) => match?.sportId === 1)).toBe(true)
  for (const language of LANGUAGES) {
    const asked = { language: LANGUAGE_CODES[language].backend }
    for (const { id } of guides)
      expect((await world.call(getArticle, { id }, asked)).data.blocks.length).toBeGreaterThan(2)
  }
})

test('an article that nobody wrote is not found, and the database refuses a preview after kick-off', async () => {
  for (const id of ['art_nothing-here', 'art_01J000000000000000000000'])
    expect((await world.call(getArticle, { id })).code).toBe(ERRORS.NOT_FOUND.wire)
  await expect(
    database.asOwner("update platform.article set written_at = begins_at where kind = 'preview'"),
  ).rejects.toMatchObject({ code: '23514' })
})
