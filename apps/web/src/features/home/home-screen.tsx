import type { GameType } from '@keo/contract/site'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { homeBarQuery, useAgentLine } from '../../site/agent-line.ts'
import { gameTypesQuery, gameTypeTimer } from '../../site/game-types.ts'
import { useHasLive } from '../../site/live-section.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useMessages } from '../../language/messages.ts'
import { useNow } from '../../platform/use-now.ts'
import { loadHomeMatches } from '../home-matches/index.ts'
import { GameSection } from './game-section.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeHeader } from './home-header.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HomeTileGrid } from './home-tiles.tsx'
import { arrangeLobby, arrangeTiles, entryRestsUntil, reachable } from './home-view.ts'
import './home.css'
import { useOneByOne } from './use-one-by-one.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { SiteFooter } from '../../page-kit/site-footer.tsx'

const HomeMatches = lazyPart(loadHomeMatches)

/** Drawn by home.css. */
const waiting = <div className="home-matches-wait" />

const NONE: readonly GameType[] = []

export default function HomeScreen() {
  const { mode, lobbySort } = useAgentLine()
  const { isPending: isBarPending } = useQuery(homeBarQuery)
  const { data: types = NONE, isPending: areTypesPending } = useQuery(gameTypesQuery)
  const lobby = arrangeLobby(types, lobbySort)
  const shown = useOneByOne(lobby)
  // Sections that arrive late must not push the footer down under a finger.
  const isComplete = !isBarPending && !areTypesPending && shown.length === lobby.length
  useEffect(() => gameTypeTimer.start(), [])
  return (
    <ScreenFrame bar={<HomeHeader />} gutter={false}>
      <HomeContent types={types} lobby={shown} isComplete={isComplete} />
      {isComplete ? <SiteFooter isPlayMoney={mode !== 'prod'} /> : null}
    </ScreenFrame>
  )
}

type HomeContentProps = {
  types: readonly GameType[]
  lobby: readonly GameType[]
  isComplete: boolean
}

function HomeContent({ types, lobby, isComplete }: HomeContentProps) {
  const homeBar = useQuery(homeBarQuery)
  const say = useMessages()
  const now = useNow()
  const hasLive = useHasLive()

  if (homeBar.isPending) return <HomeSkeleton />
  if (homeBar.isError) return <LoadFailed busy={homeBar.isFetching} onRetry={() => void homeBar.refetch()} />

  const { isCSportOn } = homeBar.data
  const banners = reachable(homeBar.data.banners, hasLive)
  const notices = reachable(homeBar.data.notices, hasLive)
  const entries = reachable(homeBar.data.entries, hasLive)
  if (banners.length + entries.length + lobby.length === 0) {
    return <EmptyState title={say('home.empty.title')} note={say('home.empty.text')} />
  }
  return (
    <>
      <HomeBanners banners={banners} notices={notices} />
      <HomeTileGrid
        tiles={arrangeTiles(entries)}
        restsUntil={(entry) => entryRestsUntil(entry, types, now)}
      />
      {isCSportOn ? (
        <div className="home-section mt-3.5 empty:hidden">
          {isComplete ? (
            <Suspense fallback={waiting}>
              <HomeMatches />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      ) : null}
      {lobby.map((type) => (
        <GameSection key={type.id} type={type} now={now} />
      ))}
    </>
  )
}
