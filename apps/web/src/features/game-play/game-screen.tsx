import { getGameDetails } from '@keo/contract/games'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../api/api.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { PERIODIC_WORK } from '../../platform/periodic-work.ts'
import { useIsIn } from '../../session/session.ts'
import { gameTypeTimer } from '../../site/game-types.ts'
import { GameBar } from './frame/game-bar.tsx'
import { ClosedGame, useMaintenance } from './frame/closed-game.tsx'
import { CoverContext, GameLoading } from './frame/game-state.tsx'
import { OpenGame } from './frame/open-game.tsx'
import { useLaunch } from './frame/use-launch.ts'
// Here, in front of the engines: theirs change some of these rules.
import './kit/stage.css'
import './kit/fields.css'
import './kit/results.css'
import './frame/frame.css'
import './frame/game-state.css'

/** In the query of a member who wants to try a game with credits that are worth nothing. */
const DEMO = 'demo'

/** The page of one game: real stakes for a member, free play for everybody else and for whoever asks for it. */
export default function GameScreen() {
  const { params, query } = useHere<typeof patterns.gameLobby>()
  const isIn = useIsIn()
  const isDemo = !isIn || query.get(DEMO) === '1'
  return <Game key={`${params.id} ${isDemo}`} id={Number(params.id)} isDemo={isDemo} />
}

function Game({ id, isDemo }: { id: number; isDemo: boolean }) {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['game-play', 'details', id],
    queryFn: ({ signal }) => api(getGameDetails, { id }, { silent: true, signal }),
    meta: { isPublic: true },
    // A window that is announced while the game is open shows as soon as one of its type does.
    refetchInterval: PERIODIC_WORK.gameTypes,
  })
  useEffect(() => gameTypeTimer.start(), [])
  const known = data?.game.name ?? ''
  const { launch, relaunch } = useLaunch(id, isDemo, known)
  const title = launch.status === 'open' ? launch.session.opened.facts.names[language] : known
  const maintenance = useMaintenance(id, data?.game, relaunch)

  const cover = useMemo(() => (data ? { name: data.game.cover, seed: data.game.coverSeed } : null), [data])

  if (launch.status === 'open') {
    return (
      <CoverContext value={cover}>
        <OpenGame
          key={launch.session.opened.play}
          session={launch.session}
          title={title}
          relaunch={relaunch}
          veil={
            maintenance.endsAt === null ? null : (
              <ClosedGame kind="maintenance" maintenance={maintenance} onRetry={relaunch} />
            )
          }
        />
      </CoverContext>
    )
  }
  return (
    <CoverContext value={cover}>
      <div className="play-page">
        <GameBar title={title} isDemo={isDemo} />
        <main className="play-body">
          {launch.status === 'opening' ? (
            <GameLoading key={launch.attempt} title={title || say('game.opening')} onRetry={relaunch} />
          ) : launch.status === 'refused' ? (
            <ClosedGame
              kind="refused"
              refusal={launch.refusal}
              maintenance={maintenance}
              onRetry={relaunch}
            />
          ) : (
            <ClosedGame kind="away" maintenance={maintenance} onRetry={relaunch} />
          )}
        </main>
      </div>
    </CoverContext>
  )
}
