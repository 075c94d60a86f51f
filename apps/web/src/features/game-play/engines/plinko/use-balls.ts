import { PlinkoView } from '@keo/games-contract/engines/plinko'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useCallback, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { useResultWords } from '../../kit/result-pill.tsx'
import { after, winSound } from '../../kit/use-single-round.ts'
import { multiplierText } from '../../session/play-money.ts'

export type Ball = { readonly round: PlayRound; readonly path: readonly number[]; readonly slot: number }

const BETWEEN_MS = 260

/** Balls that fall one after the other, each a round of its own; the first that is not played ends the row. */
export function useBalls(props: EngineProps) {
  const say = useMessages()
  const words = useResultWords()
  const { play, sound, onShown, isReduced } = props
  const [falling, setFalling] = useState<readonly Ball[]>([])
  const [landed, setLanded] = useState<Ball | null>(null)
  const [isDropping, setDropping] = useState(false)

  async function drop(bet: unknown, count: number): Promise<void> {
    setDropping(true)
    for (let left = count; left > 0; left -= 1) {
      sound('tap')
      const round = await play(bet)
      if (!round) break
      const view = PlinkoView.safeParse(round.view).data
      if (round.state === 'void' || !view) {
        onShown(round, words(round))
        break
      }
      setFalling((balls) => [...balls, { round, path: view.path, slot: view.slot }])
      if (left > 1 && !isReduced) await after(BETWEEN_MS)
    }
    setDropping(false)
  }

  const land = useCallback(
    (ball: Ball) => {
      setFalling((balls) => balls.filter(({ round }) => round.id !== ball.round.id))
      setLanded(ball)
      const won = winSound(ball.round)
      if (won) sound(won)
      const multiplier = multiplierText(PlinkoView.safeParse(ball.round.view).data?.multiplier ?? 0, 0)
      onShown(ball.round, say('plinko.said', { multiplier, result: words(ball.round) }))
    },
    [onShown, say, sound, words],
  )

  return { falling, landed, isDropping, drop, land }
}
