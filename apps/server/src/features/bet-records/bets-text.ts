import type { BetRecord } from '@keo/contract/bet-records'
import { ownFigures } from '@keo/contract/own-figures'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Currency } from '@keo/units/money'

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

/** Spreadsheets take a file for their own alphabet unless it begins with this sign. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Comma-separated text: every field quoted, and none that a spreadsheet would run as a formula. */
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
  const all = [HEADINGS.map(say), ...rows]
  return BYTE_ORDER_MARK + all.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

const NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^[=+\-@\t\r\n|]/

/** What begins like a formula gets an apostrophe in front, which spreadsheets read as: this is text. */
export function field(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
