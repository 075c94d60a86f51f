import type { HelpItem } from '@keo/contract/help'
import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { helpQueries, type HelpFilter } from './help-queries.ts'

export const articlePath = (id: string): string => withQuery(paths.serviceDetail(), { id })

export function ArticleRow({ id, title }: Pick<HelpItem, 'id' | 'title'>) {
  return <ListRow title={title} {...link(articlePath(id))} />
}

/** Articles of a group, or those that were searched for. */
export function HelpList({ filter, isCounted = false }: { filter: HelpFilter; isCounted?: boolean }) {
  const say = useMessages()
  const texts = useListTexts()
  const found = useInfiniteQuery(helpQueries.list(filter))
  const pages = found.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  return (
    <>
      {isCounted && pages[0] && pages[0].total > 0 ? (
        <p role="status" className="px-0.5 text-caption text-text-3">
          {say('helpCentre.found', { count: pages[0].total })}
        </p>
      ) : null}
      <Card>
        <PageList<HelpItem>
          items={items}
          keyOf={({ id }) => id}
          render={(item) => <ArticleRow {...item} />}
          {...pageListProps(found, items.length)}
          texts={{
            ...texts,
            empty: say('helpCentre.none'),
            emptyNote: say('helpCentre.noneNote'),
          }}
          skeleton={
            <>
              <ListRowSkeleton />
              <ListRowSkeleton />
              <ListRowSkeleton />
            </>
          }
        />
      </Card>
    </>
  )
}
