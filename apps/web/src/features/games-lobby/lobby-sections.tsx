import type { LobbyGame } from '@keo/contract/games'
import { MINI_TYPE_ID } from '@keo/contract/ids'
import type { PlainMessageKey } from '@keo/messages/keys'
import { GraveStroke } from '@keo/ui/pictures/grave-stroke'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useIsIn } from '../../session/session.ts'
import { JackpotCard, largestJackpot } from './jackpot-card.tsx'
import type { LobbyFilter, ListRequest } from './lobby-filter.ts'
import { lobbyQueries } from './lobby-queries.ts'
import { GridSkeleton } from './game-grid.tsx'

type LobbySectionsProps = {
  typeId: number
  render: (game: LobbyGame) => ReactNode
  onOpen: (id: number) => void
  onChange: (change: Partial<LobbyFilter>) => void
}

/** What stands above the whole list: the largest jackpot, then a few games each of what is played, new and quick. */
export function LobbySections({ typeId, render, onOpen, onChange }: LobbySectionsProps) {
  const go = useGo()
  const isIn = useIsIn()
  const { data } = useInfiniteQuery(lobbyQueries.list({ id: typeId }))
  const jackpot = largestJackpot(data?.pages.flatMap(({ games }) => games) ?? [])
  return (
    <>
      {jackpot ? <JackpotCard game={jackpot} onOpen={onOpen} /> : null}
      {isIn ? (
        <Section
          title="lobby.section.recent"
          request={{ id: typeId, slotType: 'recent' }}
          render={render}
          onMore={() => onChange({ list: 'recent' })}
        />
      ) : null}
      <Section
        title="lobby.section.popular"
        request={{ id: typeId, slotType: 'popular' }}
        render={render}
        onMore={() => onChange({ list: 'popular' })}
      />
      <Section
        title="lobby.section.new"
        request={{ id: typeId, slotType: 'new' }}
        render={render}
        onMore={() => onChange({ list: 'new' })}
      />
      {typeId === 0 ? (
        <Section
          title="lobby.section.quick"
          request={{ id: MINI_TYPE_ID }}
          render={render}
          onMore={() => go.replace(paths.gameLobby(String(MINI_TYPE_ID)))}
        />
      ) : null}
    </>
  )
}

/** Two rows of a desk; a phone shows two rows of its own. */
const SECTION_GAMES = 8

type SectionProps = {
  title: PlainMessageKey
  request: ListRequest
  render: (game: LobbyGame) => ReactNode
  onMore: () => void
}

/** A section without games is left out; that it could not be loaded is said by the whole list below. */
function Section({ title, request, render, onMore }: SectionProps) {
  const { data, isPending } = useInfiniteQuery(lobbyQueries.list(request))
  const games = data?.pages[0]?.games.slice(0, SECTION_GAMES) ?? []
  if (!isPending && games.length === 0) return null
  return (
    <section className="lobby-section pt-3.5">
      <SectionHead title={title} onMore={onMore} />
      {isPending ? (
        <GridSkeleton rows={1} />
      ) : (
        <div className="lobby-grid">
          {games.map((game) => (
            <div key={game.id}>{render(game)}</div>
          ))}
        </div>
      )}
    </section>
  )
}

function SectionHead({ title, onMore }: { title: PlainMessageKey; onMore: () => void }) {
  const say = useMessages()
  return (
    <div className="ui-section-title">
      <GraveStroke />
      <h2 className="ell">{say(title)}</h2>
      <button type="button" className="ui-section-title-more" onClick={onMore}>
        {say('lobby.more')}
        <span className="sr-only">: {say(title)}</span>
        <CaretRightIcon size={13} />
      </button>
    </div>
  )
}
