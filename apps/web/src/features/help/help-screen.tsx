import { HELP_SEARCH_MAX } from '@keo/contract/help'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { SearchField } from '@keo/ui/fields/search-field'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { HelpGroups } from './help-groups.tsx'
import { ArticleRow, HelpList } from './help-list.tsx'
import { helpQueries } from './help-queries.ts'

/** Everything the product can answer by itself. What is searched for stands in the address, so that back finds it again. */
export default function HelpScreen() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const typed = query.get('q') ?? ''
  const search = useDeferredValue(typed.trim())
  return (
    <Screen
      title={<span className="sr-only">{say('service.help')}</span>}
      right="support"
      gutter
      dock={<HelpDock />}
    >
      <div className="flex flex-col gap-3 pb-4">
        <h2 className="text-[26px] leading-[35px] font-extrabold tracking-[-0.02em]">
          {say('helpCentre.title')}
        </h2>
        <SearchField
          size="l"
          value={typed}
          onChange={(text) =>
            go.replace(withQuery(paths.help(), { q: text.slice(0, HELP_SEARCH_MAX) || undefined }))
          }
          placeholder={say('helpCentre.search')}
          clearLabel={say('helpCentre.clear')}
        />
        {search === '' ? <Topics /> : <HelpList filter={{ search }} isCounted />}
      </div>
    </Screen>
  )
}

function Topics() {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(helpQueries.groups)
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
        <ListRowSkeleton />
        <ListRowSkeleton />
      </Card>
    )
  return (
    <>
      <HelpGroups groups={data.groups} />
      <SectionTitle>{say('helpCentre.often')}</SectionTitle>
      <Card>
        <div className="ui-list">
          {data.often.map((item) => (
            <div key={item.id}>
              <ArticleRow {...item} />
            </div>
          ))}
        </div>
      </Card>
    </>
  )
}

/** To write, or to choose a line of support. */
function HelpDock() {
  const say = useMessages()
  const go = useGo()
  return (
    <div className="flex gap-2">
      <Button
        size="l"
        className="flex-1 px-3"
        icon={<EnvelopeSimpleIcon size={19} />}
        onClick={() => go.to(paths.feedback())}
      >
        {say('helpCentre.write')}
      </Button>
      <Button
        kind="primary"
        size="l"
        className="flex-1 px-3"
        icon={<ChatCircleDotsIcon weight="fill" size={19} />}
        onClick={() => overlays.open('chatChannels')}
      >
        {say('helpCentre.ask')}
      </Button>
    </div>
  )
}
