import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { days, type Instant, parseServerTime } from '@keo/units/instants'
import { formatFullDate } from '../../language/format-dates.ts'

export type Day<Item> = { readonly name: string; readonly items: readonly Item[] }

type Dated = { readonly createTime: string }
type How = { readonly say: Say; readonly language: Language; readonly now: Instant }

/** In days of the reader's own calendar, in the order they come. */
export function byDay<Item extends Dated>(items: readonly Item[], { say, language, now }: How): Day<Item>[] {
  const nameOf = ({ createTime }: Item): string => {
    const day = formatFullDate(parseServerTime(createTime) ?? now, language)
    if (day === formatFullDate(now, language)) return say('inbox.today')
    return day === formatFullDate(now - days(1), language) ? say('inbox.yesterday') : day
  }
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    found.set(name, [...(found.get(name) ?? []), item])
  }
  return [...found].map(([name, ofDay]) => ({ name, items: ofDay }))
}
