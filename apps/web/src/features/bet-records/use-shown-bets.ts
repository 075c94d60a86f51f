import type { BetRecord } from '@keo/contract/bet-records'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/messages.ts'
import { betQueries } from './bet-queries.ts'
import { type ShownBet, shownBet } from './shown-bet.ts'

const isClosed = ({ closedAt }: BetRecord): boolean => closedAt !== ''

/** The bets of all pages in the player's language. Without the provider's words they stand in the words they came in. */
export function useShownBets(pages: readonly (readonly BetRecord[])[]): ShownBet[] {
  const language = useLanguage()
  const hasOpen = pages.some((page) => page.some((bet) => !isClosed(bet)))
  const open = useQuery({ ...betQueries.openWords(language), enabled: hasOpen }).data
  const closed = useQueries({
    queries: pages
      .map((page) => page.filter(isClosed))
      .filter((page) => page.length > 0)
      .map((page) => betQueries.closedWords(page, language)),
  })
  const wordsOf = (id: string) =>
    open?.get(id) ?? closed.map(({ data }) => data?.get(id)).find((words) => words !== undefined)
  // Pages overlap when something new came between two of them.
  const bets = new Map(pages.flat().map((bet) => [bet.id, bet]))
  return [...bets.values()].map((bet) => shownBet(bet, wordsOf(bet.id)))
}
