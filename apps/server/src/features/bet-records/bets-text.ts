import type { BetRecord } from '@keo/contract/bet-records'
import { ownFigures } from '@keo/contract/own-figures'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Currency } from '@keo/units/money'
import { commaText } from './comma-text.ts'

const HEADINGS = [
  'bets.placed',
  'bets.closed',
  'records.reference',
  'bets.selections',
  'bets.odds',
  'bets.stake',
  'bets.returned',
  'bets.cashedOut',
  'records.state',
  'records.currency',
] as const satisfies readonly MessageKey[]

/** As a file with a line for each bet. */
export function betsText(bets: readonly BetRecord[], currency: Currency, language: Language): string {
  const say = (key: MessageKey) => serverText(language, key)
  const rows = bets.map((bet) => {
    const own = ownFigures(bet, currency)
    return [
      bet.placedAt,
      bet.closedAt,
      bet.id,
      bet.legs
        .map(({ optionName, marketName, matchName }) => `${optionName} (${marketName}, ${matchName})`)
        .join(' | '),
      bet.legs.map(({ odds }) => odds).join(' | '),
      own.stake,
      own.returned ?? '',
      own.cashedPaid,
      say(`bets.state.${bet.state}`),
      currency,
    ]
  })
  return commaText([HEADINGS.map(say), ...rows])
}
