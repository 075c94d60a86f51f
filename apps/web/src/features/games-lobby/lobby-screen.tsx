import type { LobbyGame } from '@keo/contract/games'
import { Chip } from '@keo/ui/bars/chip'
import { FunnelIcon } from '@keo/ui/icons/funnel'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { WrenchDrawing } from '@keo/ui/pictures/wrench-drawing'
import type { GameType } from '@keo/contract/site'
import type { Instant } from '@keo/units/instants'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { useNow } from '../../platform/use-now.ts'
import { useIsIn } from '../../session/session.ts'
import { gameTypesQuery, gameTypeTimer } from '../../site/game-types.ts'
import { restsUntil } from '../../site/maintenance-view.ts'
import { DetailsSheet } from './details/details-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GameGrid } from './game-grid.tsx'
import { gameRestsUntil } from '../../site/game-rest.ts'
import { LobbyBar } from './lobby-bar.tsx'
import { countChoices, isWhole, type LobbyFilter, NO_FILTER, requestOf } from './lobby-filter.ts'
import { lobbyQueries } from './lobby-queries.ts'
import { LobbySections } from './lobby-sections.tsx'
import { LobbyTile } from './lobby-tile.tsx'
import './lobby.css'
import { TypeTabs } from './type-tabs.tsx'
import { useSettled } from './use-settled.ts'

const SEARCH_WAIT_MS = 300
const NO_TYPES: readonly GameType[] = []

/** The lobby of every type, `/game`. */
export default function LobbyScreen() {
  return <Lobby typeId={0} />
}

/** The games of one type, or of all of them at 0. */
export function Lobby({ typeId }: { typeId: number }) {
  const here = useHere()
  const go = useGo()
  const isIn = useIsIn()
  const [filter, setFilter] = useState<LobbyFilter>(NO_FILTER)
  const change = (more: Partial<LobbyFilter>) => setFilter((before) => ({ ...before, ...more }))
  const { data: types = NO_TYPES } = useQuery(gameTypesQuery)
  const { data: everything } = useInfiniteQuery(lobbyQueries.list({ id: typeId }))
  const now = useNow()
  const type = types.find(({ id }) => id === typeId)
  const until = restsUntil(type, now)
  useEffect(() => gameTypeTimer.start(), [])
  const showFavourites = (): void =>
    isIn
      ? change({ list: filter.list === 'favourite' ? 'all' : 'favourite' })
      : go.to(withQuery(paths.login(), { redirect: here.path }))
  return (
    <ScreenFrame
      gutter={false}
      bar={
        <LobbyBar
          search={filter.search}
          onSearch={(search) => change({ search })}
          count={everything?.pages[0]?.total}
          areFavouritesShown={filter.list === 'favourite'}
          onFavourites={showFavourites}
        />
      }
    >
      <TypeTabs types={types} typeId={typeId} />
      {type && until !== null ? (
        <RestingType type={type} until={until} />
      ) : (
        <LobbyGames typeId={typeId} types={types} now={now} filter={filter} onChange={change} />
      )}
    </ScreenFrame>
  )
}

function RestingType({ type, until }: { type: GameType; until: Instant }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <EmptyState
      drawing={<WrenchDrawing />}
      title={say('lobby.resting.type', { type: type.name })}
      note={say('lobby.resting.typeNote', { time: formatTime(until, language) })}
    />
  )
}

type LobbyGamesProps = {
  typeId: number
  types: readonly GameType[]
  now: Instant
  filter: LobbyFilter
  onChange: (change: Partial<LobbyFilter>) => void
}

function LobbyGames({ typeId, types, now, filter, onChange }: LobbyGamesProps) {
  const settled = { ...filter, search: useSettled(filter.search, SEARCH_WAIT_MS) }
  const [opened, open] = useState<number | null>(null)
  const request = requestOf(typeId, settled)
  const render = (game: LobbyGame) => (
    <LobbyTile game={game} until={gameRestsUntil(game, types, now)} onOpen={open} />
  )
  return (
    <div className="px-gutter pb-6">
      {isWhole(settled) ? (
        <LobbySections typeId={typeId} render={render} onOpen={open} onChange={onChange} />
      ) : null}
      <ListHead filter={settled} typeId={typeId} onChange={onChange} />
      <GameGrid
        request={request}
        render={render}
        onReset={isWhole(settled) ? null : () => onChange(NO_FILTER)}
      />
      <DetailsSheet gameId={opened} types={types} now={now} onClose={() => open(null)} onOpen={open} />
    </div>
  )
}

type ListHeadProps = {
  filter: LobbyFilter
  typeId: number
  onChange: (change: Partial<LobbyFilter>) => void
}

function ListHead({ filter, typeId, onChange }: ListHeadProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data } = useInfiniteQuery(lobbyQueries.list(requestOf(typeId, filter)))
  const { data: everything } = useInfiniteQuery(lobbyQueries.list({ id: typeId }))
  const choices = countChoices(filter)
  const count = data?.pages[0]?.total
  return (
    <div className="flex items-center gap-2 pt-3.5">
      <div className="min-w-0 flex-1">
        <SectionTitle>
          {isWhole(filter) || count === undefined
            ? say('lobby.section.all')
            : say('lobby.section.found', { count })}
        </SectionTitle>
      </div>
      <Chip
        size="s"
        on={choices > 0}
        aria-haspopup="dialog"
        icon={<FunnelIcon size={15} />}
        onClick={() => setOpen(true)}
      >
        {choices > 0 ? say('lobby.filter.count', { count: choices }) : say('lobby.filter')}
      </Chip>
      <FilterSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        filter={filter}
        studios={everything?.pages[0]?.studios ?? []}
        onChange={onChange}
      />
    </div>
  )
}
