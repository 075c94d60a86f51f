import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import type { WalletLine } from './record-store.ts'

const HEADINGS = [
  'records.time',
  'records.kind',
  'records.state',
  'records.reference',
  'records.amount',
  'records.after',
  'records.currency',
] as const satisfies readonly MessageKey[]

/** Spreadsheets take a file for their own alphabet unless it begins with this sign. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Comma-separated text: every field quoted, so that none can be read as more than its text. */
export function recordsText(lines: readonly WalletLine[], currency: Currency, language: Language): string {
  const say = (key: MessageKey) => serverText(language, key)
  const text = (minor: bigint) => moneyText(money(minor, currency))
  const rows = lines.map(({ at, group, state, reference, change, after }) => [
    serverTimeText(at),
    say(`records.kind.${group}`),
    say(`records.state.${state}`),
    reference,
    text(change),
    text(after),
    currency,
  ])
  const all = [HEADINGS.map(say), ...rows]
  return BYTE_ORDER_MARK + all.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`
}
