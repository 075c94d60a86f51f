import type { InsightFlow } from '@keo/contract/insight'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Currency } from '@keo/units/money'
import { commaText } from '../bet-records/index.ts'

const HEADINGS = [
  'insightFile.day',
  'insightFile.deposits',
  'insightFile.withdrawals',
  'insightFile.sportsStaked',
  'insightFile.sportsReturned',
  'insightFile.gamesStaked',
  'insightFile.gamesReturned',
  'insightFile.result',
  'insightFile.minutes',
  'records.currency',
] as const satisfies readonly MessageKey[]

/** As a file with a line for each period. */
export function insightFile(
  periods: readonly (InsightFlow & { readonly day: string })[],
  currency: Currency,
  language: Language,
): string {
  const rows = periods.map((period) => [
    period.day,
    period.deposits,
    period.withdrawals,
    period.sportsStaked,
    period.sportsReturned,
    period.gamesStaked,
    period.gamesReturned,
    period.result,
    String(period.minutes),
    currency,
  ])
  return commaText([HEADINGS.map((key) => serverText(language, key)), ...rows])
}
