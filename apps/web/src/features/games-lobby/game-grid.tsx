import type { LobbyGame } from '@keo/contract/games'
import { PageList } from '@keo/ui/patterns/page-list'
import { Button } from '@keo/ui/primitives/button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import type { ListRequest } from './lobby-filter.ts'
import { lobbyQueries } from './lobby-queries.ts'

type GameGridProps = {
  request: ListRequest
  render: (game: LobbyGame) => ReactNode
  /** Back to everything, where the choice may be why nothing is found. */
  onReset: (() => void) | null
}

/** All games of a choice, page by page as one scrolls. */
export function GameGrid({ request, render, onReset }: GameGridProps) {
  const say = useMessages()
  const texts = useListTexts()
  const pages = useInfiniteQuery(lobbyQueries.list(request))
  const games = pages.data?.pages.flatMap((page) => page.games) ?? []
  const isFavourites = request.slotType === 'favourite'
  return (
    <PageList<LobbyGame>
      className="lobby-grid"
      items={games}
      keyOf={({ id }) => id}
      render={render}
      {...pageListProps(pages, games.length)}
      skeleton={<GridSkeleton rows={3} />}
      emptyAction={
        onReset ? (
          <Button kind="primary" size="s" onClick={onReset}>
            {say('lobby.back')}
          </Button>
        ) : undefined
      }
      texts={{
        ...texts,
        empty: say(isFavourites ? 'lobby.empty.favourites' : 'lobby.empty'),
        emptyNote: say(isFavourites ? 'lobby.empty.favouritesNote' : 'lobby.empty.note'),
        loading: say('lobby.loading'),
        end: say('lobby.end'),
      }}
    />
  )
}

export function GridSkeleton({ rows }: { rows: number }) {
  return (
    <div className="lobby-grid">
      {Array.from({ length: rows * 3 }, (_, place) => (
        <div key={place} className="flex flex-col gap-1.5">
          <Skeleton shape="card" height={122} />
          <Skeleton width="80%" />
          <Skeleton width="50%" height={10} />
        </div>
      ))}
    </div>
  )
}
