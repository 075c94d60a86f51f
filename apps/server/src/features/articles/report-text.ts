import type { PreviewFigures, ReportFigures } from '@keo/contract/articles'
import type { TextBlock } from '@keo/contract/text-blocks'
import type { Language } from '@keo/messages/languages'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { type ArticleSport, articleSport } from './article-sports.ts'
import type { ArticleText, KeptArticle } from './article-store.ts'
import { favouriteOf, offerOf } from './article-rules.ts'
import { heading, paragraph, priceText, rows, type Sentences, sentencesOf } from './sentences.ts'

type Match = Pick<KeptArticle, 'matchId' | 'sportId' | 'names'>
type Score = { readonly home: number; readonly away: number }
type Told = {
  readonly figures: ReportFigures
  readonly before: PreviewFigures
  readonly score: Score
  readonly sport: ArticleSport
  readonly home: string
  readonly away: string
  readonly words: Sentences
  readonly language: Language
}

/** A report in one language: the score, how it came about, and what became of the prices in the preview. */
export function reportText(
  match: Match,
  { figures, before, score }: Pick<Told, 'figures' | 'before' | 'score'>,
  language: Language,
): ArticleText {
  const [league, home, away] = match.names[language]
  const words = sentencesOf(match.matchId, language)
  const sport = articleSport(match.sportId)
  const told = { figures, before, score, sport, home, away, words, language }
  const names = { league, home, away, homeScore: score.home, awayScore: score.away }
  const isSoccer = match.sportId === SPORT.soccer
  return {
    title: titleOf(words, names, score),
    lead: words.vary('report.lead', names),
    blocks: [
      heading(words.tell('report.courseHead')),
      paragraph(isSoccer ? goalSentences(told) : courseSentences(told), language),
      ...(isSoccer ? countBlocks(told) : partBlocks(told)),
      ...betBlocks(told),
    ],
  }
}

type Names = Readonly<Record<'league' | 'home' | 'away', string>>

function titleOf(words: Sentences, names: Names & Record<'homeScore' | 'awayScore', number>, score: Score) {
  if (score.home === score.away) return words.vary('report.title.drawn', names)
  const isHome = score.home > score.away
  const [team, other] = isHome ? [names.home, names.away] : [names.away, names.home]
  const [winner, loser] = isHome ? [score.home, score.away] : [score.away, score.home]
  return words.vary('report.title.won', { ...names, team, other, winner, loser })
}

const MANNERS = new Set(['penalty', 'header', 'freeKick', 'ownGoal'])

function goalSentences({ figures: { goals, parts }, home, away, words }: Told): string[] {
  if (goals.length === 0) return [words.tell('report.goalless')]
  const told = goals.flatMap(({ minute, side, manner, homeScore, awayScore }, index) => {
    const team = side === 'home' ? home : away
    const params = { team, minute, homeScore, awayScore }
    const how = manner !== null && MANNERS.has(manner) ? [words.tell(`report.manner.${manner}`)] : []
    return [words.vary(`report.${goalKind(side, homeScore, awayScore)}`, params, index), ...how]
  })
  const [first] = parts
  return first ? [...told, words.tell('report.half', first)] : told
}

/** What a goal did to the score that it made. */
export function goalKind(side: 'home' | 'away', homeScore: number, awayScore: number) {
  const [own, other] = side === 'home' ? [homeScore, awayScore] : [awayScore, homeScore]
  if (own + other === 1) return 'open'
  if (own === other) return 'level'
  if (own < other) return 'back'
  return own === other + 1 ? 'ahead' : 'further'
}

function courseSentences({ figures, sport, home, away, words }: Told): string[] {
  const { leadChanges, largestLead, parts } = figures
  if (sport.unit === 'set') return [words.tell('report.sets', { count: parts.length })]
  if (largestLead.side === null) return [words.tell('report.scoreless')]
  const team = largestLead.side === 'away' ? away : home
  const unit = words.tell(`unit.${sport.unit}`)
  return [words.vary('report.leads', { count: leadChanges, by: largestLead.by, unit, team })]
}

function countBlocks({ figures: { counts }, words }: Told): TextBlock[] {
  if (counts.length === 0) return []
  const lines = counts.map(({ kind, home, away }) => ({
    name: words.tell(`report.count.${kind}`),
    value: `${home}–${away}`,
  }))
  return [heading(words.tell('report.countsHead')), rows(lines)]
}

function partBlocks({ figures: { parts }, sport, words }: Told): TextBlock[] {
  const lines = parts.map(({ homeScore, awayScore }, index) => ({
    name: words.tell(`report.part.${sport.part}`, { number: index + 1 }),
    value: `${homeScore}–${awayScore}`,
  }))
  return [heading(words.tell('report.partsHead')), rows(lines)]
}

function betBlocks(told: Told): TextBlock[] {
  const sentences = [...favouriteSentence(told), ...totalSentence(told)]
  if (sentences.length === 0) return []
  return [heading(told.words.tell('report.betsHead')), paragraph(sentences, told.language)]
}

function favouriteSentence({ before, score, home, away, words }: Told): string[] {
  const favourite = favouriteOf(before.offers)
  if (!favourite) return []
  const ahead = favourite.side === 'home' ? score.home - score.away : score.away - score.home
  const end = ahead > 0 ? 'favouriteWon' : ahead === 0 ? 'favouriteDrew' : 'favouriteLost'
  const team = favourite.side === 'home' ? home : away
  return [words.tell(`report.${end}`, { team, price: priceText(favourite.price) })]
}

function totalSentence({ before, score, words }: Told): string[] {
  const total = offerOf(before.offers, 'total')
  if (!total) return []
  const sum = score.home + score.away
  const line = Number(total.line)
  return [words.tell(`report.${totalEnd(sum - line)}`, { sum, line: String(line) })]
}

const HALF = 0.25

/** What a sum does to a line that it is so far above; a quarter off wins half of it. */
export function totalEnd(above: number) {
  if (above === 0) return 'exact'
  if (above > 0) return above > HALF ? 'over' : 'overHalf'
  return above < -HALF ? 'under' : 'underHalf'
}
