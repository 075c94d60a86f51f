import type { BetRecord } from '@keo/contract/bet-records'
import type { Language } from '@keo/messages/languages'
import {
  ORDER_WORDS_MAX,
  type OrderWords,
  type SportsbookGateway,
} from '../../gateways/sportsbook/sportsbook-gateway.ts'

/** Orders are told in one language. A provider that does not answer leaves the words that they came in. */
export async function inWordsOf(
  gateway: Pick<SportsbookGateway, 'orderWords'>,
  bets: readonly BetRecord[],
  language: Language,
): Promise<BetRecord[]> {
  const words = new Map<string, OrderWords>()
  for (let from = 0; from < bets.length; from += ORDER_WORDS_MAX) {
    const ids = bets.slice(from, from + ORDER_WORDS_MAX).map(({ id }) => id)
    const found = await gateway.orderWords(ids, language)
    if (!found) break
    for (const order of found) words.set(order.orderId, order)
  }
  return bets.map((bet) => withWords(bet, words.get(bet.id)))
}

function withWords(bet: BetRecord, words: OrderWords | undefined): BetRecord {
  if (!words) return bet
  const legs = bet.legs.map((leg) => {
    const said = words.legs.find(
      ({ marketId, optionType }) => marketId === leg.marketId && optionType === leg.optionType,
    )
    if (!said) return leg
    const { matchName, marketName, optionName } = said
    return { ...leg, matchName, marketName, optionName }
  })
  return { ...bet, legs }
}
