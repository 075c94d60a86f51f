import type { PreviewFigures, SideForm } from '@keo/contract/articles'
import type { TextBlock } from '@keo/contract/text-blocks'
import type { Language } from '@keo/messages/languages'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { type ArticleSport, articleSport } from './article-sports.ts'
import type { ArticleText, KeptArticle } from './article-store.ts'
import { breakEven, countOf, favouriteOf, offerOf, priceIn, runOf } from './article-rules.ts'
import { heading, paragraph, priceText, type Sentences, sentencesOf } from './sentences.ts'

type Match = Pick<KeptArticle, 'matchId' | 'sportId' | 'names'>
type Told = {
  readonly figures: PreviewFigures
  readonly home: string
  readonly away: string
  readonly sport: ArticleSport
  readonly words: Sentences
}

/** A preview in one language. Every figure in it is one of `figures`. */
export function previewText(match: Match, figures: PreviewFigures, language: Language): ArticleText {
  const [league, home, away] = match.names[language]
  const words = sentencesOf(match.matchId, language)
  const told = { figures, home, away, words, sport: articleSport(match.sportId) }
  const names = { league, home, away }
  const section = (name: string, sentences: readonly string[]): TextBlock[] => [
    heading(words.tell(`preview.${name}Head`)),
    paragraph(sentences, language),
  ]
  return {
    title: words.vary('preview.title', names),
    lead: words.vary('preview.lead', names),
    blocks: [
      ...section('form', formSentences(told)),
      ...section('meetings', meetingSentences(told)),
      ...section('prices', priceSentences(told)),
      ...section('note', [words.vary('preview.note')]),
    ],
  }
}

function formSentences({ figures, home, away, sport, words }: Told): string[] {
  const { isNeutral } = figures
  return [
    ...sideSentences(words, sport, home, figures.home),
    ...(isNeutral ? [] : hereSentence(words, 'atHome', home, figures.home)),
    ...sideSentences(words, sport, away, figures.away),
    ...(isNeutral ? [words.tell('preview.neutral')] : hereSentence(words, 'onRoad', away, figures.away)),
  ]
}

function sideSentences(words: Sentences, sport: ArticleSport, team: string, form: SideForm): string[] {
  const { results, scored, conceded } = form
  if (results.length === 0) return [words.vary('preview.noForm', { team }, team)]
  const counts = {
    won: countOf(results, 'won'),
    drawn: countOf(results, 'drawn'),
    lost: countOf(results, 'lost'),
  }
  const run = runOf(results)
  const unit = words.tell(`unit.${sport.unit}`)
  const figures = { team, played: results.length, ...counts, scored, conceded, unit }
  return [
    words.vary(`preview.${sport.hasDraw ? 'draw' : 'win'}Form`, figures, team),
    ...(run ? [words.vary(`preview.run.${run.result}`, { team, count: run.count }, team)] : []),
  ]
}

function hereSentence(words: Sentences, place: 'atHome' | 'onRoad', team: string, form: SideForm): string[] {
  if (form.herePlayed === 0) return []
  return [words.vary(`preview.${place}`, { team, won: form.hereWon, played: form.herePlayed })]
}

function meetingSentences({ figures: { meetings }, home, away, sport, words }: Told): string[] {
  const [last] = meetings
  if (!last) return [words.vary('preview.noMeetings')]
  const { homeScore, awayScore } = last
  const won = meetings.filter((met) => met.homeScore > met.awayScore).length
  const lost = meetings.filter((met) => met.homeScore < met.awayScore).length
  const counts = { played: meetings.length, won, lost, drawn: meetings.length - won - lost }
  const kind = sport.hasDraw ? 'draw' : 'win'
  return [words.vary(`preview.${kind}Meetings`, { home, away, ...counts, homeScore, awayScore })]
}

function priceSentences(told: Told): string[] {
  const { figures, words } = told
  const sentences = [...winnerSentence(told), ...handicapSentence(told), ...totalSentence(told)]
  return figures.offers.length === 0 ? [words.tell('preview.noPrices')] : sentences
}

function winnerSentence({ figures: { offers }, home, away, words }: Told): string[] {
  const winner = offerOf(offers, 'winner')
  if (!winner) return []
  const favourite = favouriteOf(offers)
  if (!favourite) return [words.vary('preview.level', { home, away, ...bothPrices(winner) })]
  const team = favourite.side === 'home' ? home : away
  const { price } = favourite
  return [words.vary('preview.favourite', { team, price: priceText(price), chance: breakEven(price) })]
}

function handicapSentence({ figures: { offers }, home, away, words }: Told): string[] {
  const handicap = offerOf(offers, 'handicap')
  if (!handicap) return []
  const line = Number(handicap.line)
  if (line === 0) return [words.tell('preview.handicapLevel', { home, away, ...bothPrices(handicap) })]
  const gives = line < 0 ? OPTION.home : OPTION.away
  const team = gives === OPTION.home ? home : away
  const price = priceText(priceIn(handicap, gives))
  return [words.vary('preview.handicap', { team, line: String(Math.abs(line)), price })]
}

function totalSentence({ figures: { offers }, words }: Told): string[] {
  const total = offerOf(offers, 'total')
  if (!total) return []
  const [over, under] = [OPTION.over, OPTION.under].map((type) => priceText(priceIn(total, type)))
  return [words.vary('preview.total', { line: total.line ?? '', over: over ?? '', under: under ?? '' })]
}

const bothPrices = (offer: Parameters<typeof priceIn>[0]) => ({
  homePrice: priceText(priceIn(offer, OPTION.home)),
  awayPrice: priceText(priceIn(offer, OPTION.away)),
})
