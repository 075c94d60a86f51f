import type { PreviewFigures, ReportFigures, SideForm } from '@keo/contract/articles'
import { LANGUAGES } from '@keo/messages/languages'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import type { ArticleText, Names } from './article-store.ts'
import { previewText } from './preview-text.ts'
import { goalKind, reportText, totalEnd } from './report-text.ts'

const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, ['V.League 1', 'Hà Nội', 'Thể Công']]),
) as unknown as Names
const match = (matchId: string, sportId: number = SPORT.soccer) => ({ matchId, sportId, names: NAMES })
const form = (results: SideForm['results'], more: Partial<SideForm> = {}): SideForm => ({
  results,
  scored: 7,
  conceded: 4,
  herePlayed: 0,
  hereWon: 0,
  ...more,
})
const FIGURES: PreviewFigures = {
  isNeutral: false,
  home: form(['won', 'won', 'won', 'lost'], { herePlayed: 3, hereWon: 2 }),
  away: form([]),
  meetings: [
    { matchId: '1', time: '2036-06-01 20:00:00', isSameHome: false, homeScore: 1, awayScore: 3 },
    { matchId: '2', time: '2036-05-28 20:00:00', isSameHome: true, homeScore: 2, awayScore: 2 },
  ],
  offers: [
    {
      marketId: 1,
      kind: 'winner',
      line: null,
      options: [
        { type: OPTION.home, price: 1850 },
        { type: OPTION.draw, price: 3400 },
        { type: OPTION.away, price: 4100 },
      ],
    },
    {
      marketId: 2,
      kind: 'total',
      line: '2.5',
      options: [
        { type: OPTION.over, price: 1910 },
        { type: OPTION.under, price: 1930 },
      ],
    },
  ],
}
const REPORT: ReportFigures = {
  goals: [
    { minute: '10', side: 'home', manner: 'header', homeScore: 1, awayScore: 0 },
    { minute: '45+2', side: 'away', manner: null, homeScore: 1, awayScore: 1 },
    { minute: '80', side: 'home', manner: 'penalty', homeScore: 2, awayScore: 1 },
  ],
  parts: [
    { homeScore: 1, awayScore: 1 },
    { homeScore: 1, awayScore: 0 },
  ],
  counts: [{ kind: 'corner', home: 5, away: 3 }],
  leadChanges: 0,
  largestLead: { side: 'home', by: 1 },
}
const score = { home: 2, away: 1 }
const wordsOf = ({ title, lead, blocks }: ArticleText) =>
  [
    title,
    lead,
    ...blocks.flatMap(({ lines }) => lines.map(({ spans, value }) => `${spans[0]?.text} ${value ?? ''}`)),
  ].join('\n')

test.each(LANGUAGES)('a preview says in %s every figure and leaves no pattern unfilled', (language) => {
  const said = wordsOf(previewText(match('7'), FIGURES, language))
  expect(said).not.toMatch(/[{}]|article\./)
  for (const figure of ['1.85', '54%', '1.91', '1.93', '2.5', '7', '1–3']) expect(said).toContain(figure)
})

test.each(LANGUAGES)('a report says in %s the score, each goal and what became of the prices', (language) => {
  const said = wordsOf(reportText(match('7'), { figures: REPORT, before: FIGURES, score }, language))
  expect(said).not.toMatch(/[{}]|article\./)
  for (const figure of ['2–1', '10', '45+2', '80', '5–3', '1.85', '2.5']) expect(said).toContain(figure)
})

test('of one match an article always reads the same, and of twenty they do not all', () => {
  const titles = Array.from({ length: 20 }, (_, id) => previewText(match(String(id)), FIGURES, 'vi').title)
  expect(previewText(match('7'), FIGURES, 'vi')).toEqual(previewText(match('7'), FIGURES, 'vi'))
  expect(new Set(titles).size).toBe(3)
})

test('nothing is said of a home in a match on neutral ground, of prices that were not there, or of meetings', () => {
  const bare = { ...FIGURES, isNeutral: true, meetings: [], offers: [] }
  const said = wordsOf(previewText(match('7'), bare, 'vi'))
  expect(said).toContain('sân trung lập')
  expect(said).not.toMatch(/sân nhà, Hà Nội|Riêng sân nhà/)
  expect(said).toContain('chưa mở kèo chính')
  expect(said).toMatch(/không có lần đối đầu|chưa gặp nhau/)
})

test('basketball has points and parts, and no draws', () => {
  const figures = { ...REPORT, goals: [], leadChanges: 4, largestLead: { side: 'away' as const, by: 12 } }
  const told = { figures, before: FIGURES, score: { home: 98, away: 101 } }
  const said = wordsOf(reportText(match('7', SPORT.basketball), told, 'vi'))
  expect(said).toMatch(/12 điểm/)
  expect(said).toContain('Hiệp 2 1–0')
  expect(wordsOf(previewText(match('7', SPORT.basketball), FIGURES, 'vi'))).not.toContain('hòa 0')
})

test.each([
  ['ice hockey counts goals and knows no draw', SPORT.iceHockey, /7 bàn/, /Hiệp 1/],
  ['rugby counts points', SPORT.rugby, /hòa 0.*7 điểm|0 hòa.*7–4 điểm/, /Hiệp 1/],
  ['baseball has innings', SPORT.baseball, /7–4 điểm|7 điểm/, /Lượt 1/],
  [
    'volleyball counts sets and has the points of each',
    SPORT.volleyball,
    /7–4 set|7 set/,
    /kéo dài 2 set[^]*Set 1/,
  ],
])('%s', (_, sportId, told, course) => {
  const figures = { ...REPORT, goals: [], counts: [] }
  expect(wordsOf(previewText(match('7', sportId), FIGURES, 'vi'))).toMatch(told)
  expect(wordsOf(reportText(match('7', sportId), { figures, before: FIGURES, score }, 'vi'))).toMatch(course)
})

test('a match in which nobody scored says so', () => {
  const figures = { ...REPORT, goals: [], largestLead: { side: null, by: 0 } }
  const told = { figures, before: FIGURES, score: { home: 0, away: 0 } }
  expect(wordsOf(reportText(match('7', SPORT.handball), told, 'vi'))).toContain('Không bên nào ghi được gì')
})

test('a goal opens, levels, leads, goes further or comes back', () => {
  expect([
    goalKind('away', 0, 1),
    goalKind('home', 1, 1),
    goalKind('home', 2, 1),
    goalKind('home', 3, 1),
    goalKind('away', 3, 2),
  ]).toEqual(['open', 'level', 'ahead', 'further', 'back'])
})

test('a quarter above or below a line wins half', () => {
  expect([1, 0.5, 0.25, 0, -0.25, -0.5].map(totalEnd)).toEqual([
    'over',
    'over',
    'overHalf',
    'exact',
    'underHalf',
    'under',
  ])
})
