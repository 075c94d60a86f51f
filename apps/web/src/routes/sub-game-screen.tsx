import { lazy, Suspense, useEffect } from 'react'
import { type patterns, paths } from '../navigation/paths.ts'
import { useGo, useHere } from '../navigation/use-go.ts'

const GameScreen = lazy(() => import('../features/game-play/game-screen.tsx'))

/** Ids of games have ten digits, those of game types fewer. */
const GAME_ID = /^\d{10}$/

/** One address for a game type's lobby and for a game's own page: the id tells which. */
export default function SubGameScreen() {
  const { params } = useHere<typeof patterns.gameLobby>()
  const go = useGo()
  const isGame = GAME_ID.test(params.id)
  useEffect(() => {
    if (!isGame) go.replace(paths.games())
  }, [isGame, go])
  if (!isGame) return null
  return (
    <Suspense fallback={null}>
      <GameScreen />
    </Suspense>
  )
}
