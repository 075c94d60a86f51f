import type { Language } from '@keo/messages/languages'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { queryMatchByRecommend } from '@keo/sportsbook-contract/matches'
import type { ProviderApi } from '../provider-api.ts'
import type { Match, Names } from '../world/match.ts'
import type { Board } from './board.ts'
import { pageOfRecords } from './match-calls.ts'
import type { MatchTexts } from './match-texts.ts'
import { oddsTypeOf } from './odds-format.ts'

const FOUND_MAX = 50

/** Lower case without accents: who types `ha noi` means Hà Nội. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim()
}

/** Every word must begin a word of a team or the league, in the asked language or in English. */
export function createSearch() {
  const folded = new Map<string, string>()

  function wordsOf(name: string): string {
    const known = folded.get(name)
    if (known !== undefined) return known
    const words = ` ${fold(name)}`
    folded.set(name, words)
    return words
  }

  return function isMeant(
    { home, away, league }: Match,
    words: readonly string[],
    language: Language,
  ): boolean {
    const holds = (names: Names) =>
      [names[language], names.en].some((name) => words.every((word) => wordsOf(name).includes(word)))
    return holds(home.names) || holds(away.names) || holds(league.names)
  }
}

export function searchCalls(api: ProviderApi, { board, texts }: { board: Board; texts: MatchTexts }): void {
  const isMeant = createSearch()

  api.handle(queryMatchByRecommend, ({ recommend, oddsType }, { language }) => {
    const words = fold(recommend ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
    const found: Match[] = []
    if (words.length > 0) {
      for (const match of board.of(PLAY_TYPE.all, null).byTime) {
        if (found.length < FOUND_MAX && isMeant(match, words, language)) found.push(match)
      }
    }
    return pageOfRecords(found, { language, oddsType: oddsTypeOf(oddsType) }, texts)
  })
}
