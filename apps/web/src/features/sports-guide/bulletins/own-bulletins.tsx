import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { parseServerTime } from '@keo/units/instants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { RichContent } from '../../../page-kit/rich-content.tsx'
import { bulletinQueries } from './bulletin-queries.ts'

/** What the operator wrote stands before the provider's. A page without any is whole, so nothing stands in for it. */
export function OwnBulletins() {
  const say = useMessages()
  const language = useLanguage()
  const own = useInfiniteQuery(bulletinQueries.own(language))
  const bulletins = own.data?.pages.flatMap((page) => page.list) ?? []
  if (bulletins.length === 0) return null
  return (
    <>
      <SectionTitle>{say('bulletins.own')}</SectionTitle>
      <Card>
        {bulletins.map(({ id, title, content, createTime }) => (
          <article key={id} className="flex flex-col gap-1 p-3.5">
            <h3 className="text-body font-semibold">{title}</h3>
            <RichContent content={content} unreadable={say('bulletins.unreadable')} />
            <p className="num text-caption text-text-3">
              {formatDateTime(parseServerTime(createTime) ?? 0, language)}
            </p>
          </article>
        ))}
      </Card>
      {own.hasNextPage ? (
        <Button kind="outline" busy={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          {say('bulletins.more')}
        </Button>
      ) : null}
    </>
  )
}
