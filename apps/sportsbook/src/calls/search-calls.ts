import type { Language } from '@keo/messages/languages'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { queryMatchByRecommend } from '@keo/sportsbook-contract/matches'
import type { ProviderApi } from '../api/provider-api.ts'
import type { Match, Names } from '../world/match.ts'
import type { Board } from '../lists/board.ts'
import { pageOfRecords } from './match-calls.ts'
import type { MatchTexts } from '../lists/match-texts.ts'
import { oddsTypeOf } from '../wire/odds-format.ts'
import { byCloseness, createCloseness, NOT_MEANT } from '../lists/search-closeness.ts'

const FOUND_MAX = 50

export function searchCalls(api: ProviderApi, { board, texts }: { board: Board; texts: MatchTexts }): void {
  const closenessOf = createCloseness()

  /** The closest of the names that a match is known by, in the language of the request or in English. */
  function closest({ home, away, league }: Match, searchText: string, language: Language): number {
    const of = (names: Names) =>
      Math.min(closenessOf(names[language], searchText), closenessOf(names.en, searchText))
    return Math.min(of(home.names), of(away.names), of(league.names))
  }

  api.handle(queryMatchByRecommend, ({ recommend, oddsType }, { language }) => {
    const searchText = recommend ?? ''
    const found = board
      .of(PLAY_TYPE.all, null)
      .byTime.map((match) => ({ match, closeness: closest(match, searchText, language) }))
      .filter(({ closeness }) => closeness !== NOT_MEANT)
      .toSorted(byCloseness)
      .slice(0, FOUND_MAX)
      .map(({ match }) => match)
    return pageOfRecords(found, { language, oddsType: oddsTypeOf(oddsType) }, texts)
  })
}
