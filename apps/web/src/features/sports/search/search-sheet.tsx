import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SearchField } from '@keo/ui/fields/search-field'
import { Sheet } from '@keo/ui/layers/sheet'
import { MatchRowSkeleton } from '@keo/ui/product/match-row-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { useWatch } from '../../sportsbook/index.ts'
import { MatchItem } from '../list/match-item.tsx'
import type { ListedMatch } from '../rules/list-rows.ts'
import { recommendedQuery, searchQuery } from '../store/sports-queries.ts'

/** Typing goes on for a while before anybody is asked. */
const TYPING_MS = 300
const SHOWN_MAX = 30

/** Teams and leagues of every sport, without accents too; before the first letter, what is worth a look. */
export default function SearchSheet({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const say = useMessages()
  const [text, setText] = useState('')
  const wanted = useSettled(text.trim())
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('sports.search.open')}
      closeLabel={say('common.close')}
    >
      <div className="sticky top-0 z-10 bg-surface-1 pb-2">
        <SearchField
          value={text}
          onChange={setText}
          placeholder={say('sports.search')}
          clearLabel={say('sports.search.clear')}
          isFocused
        />
      </div>
      <div className="-mx-gutter min-h-[50dvh]">
        {wanted === '' ? <Recommended /> : <Results text={wanted} />}
      </div>
    </Sheet>
  )
}

function Recommended() {
  const say = useMessages()
  const { data } = useQuery(recommendedQuery)
  return (
    <>
      <h3 className="px-gutter pt-2 pb-1.5 text-callout font-semibold">{say('sports.recommended')}</h3>
      {data ? <Found matches={data} /> : <MatchRowSkeleton />}
    </>
  )
}

function Results({ text }: { text: string }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(text))
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <MatchRowSkeleton />
  if (data.length === 0)
    return <EmptyState title={say('sports.search.none')} note={say('sports.search.none.note')} />
  return <Found matches={data} />
}

function Found({ matches }: { matches: readonly ListedMatch[] }) {
  const shown = matches.slice(0, SHOWN_MAX)
  useWatch(
    shown.map(({ id }) => id),
    false,
  )
  return (
    <ul>
      {shown.map(({ id, leagueName }) => (
        <li key={id}>
          <p className="px-gutter pt-2 text-caption text-text-3">{leagueName}</p>
          <MatchItem matchId={id} />
        </li>
      ))}
    </ul>
  )
}

/** The text as it stands once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => clock.after(text === '' ? 0 : TYPING_MS, () => setSettled(text)), [text])
  return settled
}
