import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LongText } from '../../page-kit/long-text.tsx'
import type { Bulletin } from '../sportsbook/index.ts'
import { bulletinQueries } from './bulletins/bulletin-queries.ts'
import { OwnBulletins } from './bulletins/own-bulletins.tsx'

/** What the operator has to tell, then the sportsbook: what matters now, then everything, newest first. */
export default function BulletinsScreen() {
  const say = useMessages()
  const { data: top } = useQuery(bulletinQueries.top)
  const list = useInfiniteQuery(bulletinQueries.list)
  const bulletins = list.data?.pages.flatMap((page) => page.records) ?? []
  return (
    <Screen title={say('page.bulletins')} gutter>
      <div className="mx-auto flex max-w-[640px] flex-col gap-3 pt-2 pb-6">
        <OwnBulletins />
        {top && top.length > 0 ? (
          <>
            <SectionTitle>{say('bulletins.top')}</SectionTitle>
            <Card>
              {top.map((bulletin) => (
                <BulletinRow key={bulletin.id} bulletin={bulletin} />
              ))}
            </Card>
            <SectionTitle>{say('bulletins.all')}</SectionTitle>
          </>
        ) : null}
        <Card>
          <PageList<Bulletin>
            items={bulletins}
            keyOf={({ id }) => id}
            render={(bulletin) => <BulletinRow bulletin={bulletin} />}
            {...pageListProps(list, bulletins.length)}
            texts={useTexts()}
            skeleton={
              <>
                <ListRowSkeleton />
                <ListRowSkeleton />
                <ListRowSkeleton />
              </>
            }
          />
        </Card>
      </div>
    </Screen>
  )
}

function BulletinRow({ bulletin: { title, text, publishedAt } }: { bulletin: Bulletin }) {
  const language = useLanguage()
  return (
    <article className="flex flex-col gap-1 p-3.5">
      <h3 className="text-body font-semibold">{title}</h3>
      <LongText text={text} />
      <p className="num text-caption text-text-3">{formatDateTime(publishedAt, language)}</p>
    </article>
  )
}

function useTexts() {
  const say = useMessages()
  return {
    ...useListTexts(),
    empty: say('bulletins.none'),
    end: say('bulletins.end'),
  }
}
