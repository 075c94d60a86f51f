import { ESPORT_TYPE_ID, SPORT_GAME_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import { lazy, Suspense, useEffect } from 'react'
import { type patterns, paths } from '../navigation/paths.ts'
import { useGo, useHere } from '../navigation/use-go.ts'

const GameScreen = lazy(() => import('../features/game-play/game-screen.tsx'))
const TypeLobbyScreen = lazy(() => import('../features/games-lobby/type-lobby-screen.tsx'))

/** Ids of games have ten digits, those of game types fewer. */
const GAME_ID = /^\d{10}$/
/** Sports are bet on, not opened: their ids lead to the list of matches. */
const OF_SPORTS = new Set([SPORT_TYPE_ID, SPORT_GAME_ID, ESPORT_TYPE_ID].map(String))

/** One address for a game type's lobby and for a game's own page: the id tells which. */
export default function SubGameScreen() {
  const { params } = useHere<typeof patterns.gameLobby>()
  const go = useGo()
  const isOfSports = OF_SPORTS.has(params.id)
  useEffect(() => {
    if (isOfSports) go.replace(paths.sports())
  }, [isOfSports, go])
  if (isOfSports) return null
  return <Suspense fallback={null}>{GAME_ID.test(params.id) ? <GameScreen /> : <TypeLobbyScreen />}</Suspense>
}
