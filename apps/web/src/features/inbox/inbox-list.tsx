import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { clock } from '../../platform/time.ts'
import { byDay, type Day } from './days.ts'

type Entry = { readonly id: string; readonly createTime: string }

/** What an endless query of tanstack's tells of itself. */
type Pages<Item> = Parameters<typeof pageListProps>[0] & {
  readonly data: { readonly pages: readonly { readonly list: readonly Item[] }[] } | undefined
}

type InboxListProps<Item> = {
  pages: Pages<Item>
  render: (item: Item) => ReactNode
  /** Day by day, or without lines between, in the order they come. */
  order?: 'days' | 'given'
  /** Stands at the end of the first day's line. */
  action?: ReactNode
  empty: { title: string; note?: string }
}

export const itemsOf = <Item extends Entry>({ data }: Pick<Pages<Item>, 'data'>): Item[] => [
  // Pages overlap when something new came between two of them.
  ...new Map((data?.pages ?? []).flatMap(({ list }) => list).map((one) => [one.id, one])).values(),
]

/** Letters or announcements, page after page. */
export function InboxList<Item extends Entry>(props: InboxListProps<Item>) {
  const { pages, render, order = 'days', action, empty } = props
  const say = useMessages()
  const language = useLanguage()
  const texts = useListTexts()
  const items = itemsOf(pages)
  const days = order === 'days' ? byDay(items, { say, language, now: clock.now() }) : asGiven(items)
  return (
    <PageList<Day<Item>>
      items={days}
      keyOf={({ name }) => name}
      className="flex flex-col"
      render={(day) => (
        <section>
          {order === 'days' ? (
            <div className="inbox-day">
              <h2>{day.name}</h2>
              {day === days[0] ? action : null}
            </div>
          ) : null}
          <Card className={order === 'days' ? 'overflow-hidden' : 'inbox-plain overflow-hidden'}>
            {day.items.map((item) => (
              <div key={item.id} className="inbox-line">
                {render(item)}
              </div>
            ))}
          </Card>
        </section>
      )}
      {...pageListProps(pages, items.length)}
      texts={{
        ...texts,
        empty: empty.title,
        ...(empty.note ? { emptyNote: empty.note } : {}),
      }}
      skeleton={
        <Card className="mt-4">
          <ListRowSkeleton />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </Card>
      }
    />
  )
}

const asGiven = <Item,>(items: readonly Item[]): Day<Item>[] =>
  items.length > 0 ? [{ name: '', items }] : []
