import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Button } from '@keo/ui/primitives/button'
import { MatchRowSkeleton } from '@keo/ui/product/match-row-skeleton'
import { Spinner } from '@keo/ui/primitives/spinner'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { useWatch } from '../../sportsbook/index.ts'
import type { ListRow } from '../rules/list-rows.ts'
import { isFiltered, type MatchQuery } from '../rules/match-query.ts'
import { clearFilter, useSports } from '../store/sports-store.ts'
import { ChampionItem } from './champion-item.tsx'
import { LeagueItem } from './league-item.tsx'
import { MatchItem } from './match-item.tsx'
import { PricesAsOf } from './prices-as-of.tsx'
import { useFollowedRows, useMatchRows } from './use-match-rows.ts'
import { VirtualRows } from './virtual-rows.tsx'

const SKELETONS = [1, 2, 3, 4]
const NONE: readonly number[] = []

/** The list of a play type and a sport, in whatever state it is. */
export function MatchList({ place }: { place: MatchQuery }) {
  const say = useMessages()
  const { isFollowedOnly } = useSports()
  const all = useMatchRows(place, !isFollowedOnly)
  const followed = useFollowedRows(place)
  const shown = isFollowedOnly ? followed : all
  const { rows, state, hasMore, loadMore } = shown
  if (state === 'loading') return <Waiting />
  if (state === 'failed') return <LoadFailed busy={shown.isFetching} onRetry={shown.retry} />
  if (rows.length === 0) return <Nothing place={place} isFollowedOnly={isFollowedOnly} />
  return (
    <>
      {shown.isOutdated ? <Outdated onRetry={shown.retry} /> : null}
      <Rows key={listKey(place, isFollowedOnly)} place={place} rows={rows} onEnd={loadMore} />
      {hasMore ? (
        <div className="grid place-items-center py-4">
          <Spinner size={22} label={say('sports.loadingMore')} />
        </div>
      ) : null}
    </>
  )
}

/** Another list starts with rows of its own; a filter or a new page does not. */
const listKey = ({ type, sportId, orderBy }: MatchQuery, isFollowedOnly: boolean): string =>
  [type, sportId, orderBy, isFollowedOnly].join()

function Rows({ place, rows, onEnd }: { place: MatchQuery; rows: readonly ListRow[]; onEnd: () => void }) {
  const say = useMessages()
  const [shown, setShown] = useState<{ ids: readonly number[]; isAtEnd: boolean }>({
    ids: [],
    isAtEnd: false,
  })
  const isOutright = place.type === PLAY_TYPE.outright
  useWatch(isOutright ? [] : shown.ids, false)
  // The rows are seen before they are watched.
  const onShown = useCallback((ids: readonly number[], isAtEnd: boolean) => {
    startTransition(() =>
      setShown((before) =>
        before.isAtEnd === isAtEnd && before.ids.join() === ids.join() ? before : { ids, isAtEnd },
      ),
    )
  }, [])
  const { isAtEnd } = shown
  useEffect(() => {
    if (isAtEnd) onEnd()
  }, [isAtEnd, onEnd])
  return (
    <>
      <PricesAsOf matchIds={isOutright ? NONE : shown.ids} />
      <VirtualRows
        rows={rows}
        matchHeight={isOutright ? 'champion' : 'match'}
        label={say('sports.list')}
        onShown={onShown}
      >
        {(row) => <Row row={row} isOutright={isOutright} />}
      </VirtualRows>
    </>
  )
}

function Row({ row, isOutright }: { row: ListRow; isOutright: boolean }) {
  if (row.kind === 'league') return <LeagueItem row={row} />
  if (row.kind === 'day') return <h3 className="sports-day num">{row.name}</h3>
  return isOutright ? <ChampionItem matchId={row.matchId} /> : <MatchItem matchId={row.matchId} />
}

function Waiting() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')}>
      {SKELETONS.map((each) => (
        <MatchRowSkeleton key={each} />
      ))}
    </div>
  )
}

function Outdated({ onRetry }: { onRetry: () => void }) {
  const say = useMessages()
  return (
    <div
      role="status"
      className="flex items-center gap-3 bg-surface-2 px-gutter py-2 text-caption text-text-2"
    >
      <span className="flex-1">{say('sports.outdated')}</span>
      <Button size="s" onClick={onRetry}>
        {say('sports.retry')}
      </Button>
    </div>
  )
}

function Nothing({ place, isFollowedOnly }: { place: MatchQuery; isFollowedOnly: boolean }) {
  const say = useMessages()
  if (isFollowedOnly)
    return <EmptyState title={say('sports.empty.followed')} note={say('sports.empty.followed.note')} />
  if (isFiltered(place))
    return (
      <EmptyState
        title={say('sports.empty.filtered')}
        action={
          <Button kind="primary" size="s" onClick={clearFilter}>
            {say('sports.filter.clear')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={say(place.type === PLAY_TYPE.live ? 'sports.empty.live' : 'sports.empty.none')}
      note={say('sports.empty.note')}
    />
  )
}
