import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useCallback, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { useResultWords } from '../../kit/result-pill.tsx'
import { after } from '../../kit/use-single-round.ts'
import { multiplierText } from '../../session/play-money.ts'
import { soundWin } from '../../sound/win-sound.ts'

export type Ball = { readonly round: PlayRound; readonly path: readonly number[]; readonly slot: number }

/** Balls that fall, each a round of its own. */
export function useBalls(props: EngineProps) {
  const say = useMessages()
  const words = useResultWords()
  const { play, sound, onShown } = props
  const [falling, setFalling] = useState<readonly Ball[]>([])
  const [landed, setLanded] = useState<Ball | null>(null)
  const [isDropping, setDropping] = useState(false)

  async function drop(bet: unknown, autoPlay?: string): Promise<PlayRound | null> {
    setDropping(true)
    sound('tap')
    const round = await play(bet, autoPlay)
    const view = round && PlinkoView.safeParse(round.view).data
    if (round && (round.state === 'void' || !view)) onShown(round, words(round))
    else if (round && view) setFalling((balls) => [...balls, { round, path: view.path, slot: view.slot }])
    setDropping(false)
    return round
  }

  /** The row of an auto-play: the next ball waits until this one has lasted as long as a round must (RSP-13). */
  async function dropInRow(bet: unknown, autoPlay: string): Promise<PlayRound | null> {
    const round = await drop(bet, autoPlay)
    await after(LEAST_ROUND_MS)
    return round
  }

  const land = useCallback(
    (ball: Ball) => {
      setFalling((balls) => balls.filter(({ round }) => round.id !== ball.round.id))
      setLanded(ball)
      soundWin(sound, ball.round)
      const multiplier = multiplierText(PlinkoView.safeParse(ball.round.view).data?.multiplier ?? 0, 0)
      onShown(ball.round, say('plinko.said', { multiplier, result: words(ball.round) }))
    },
    [onShown, say, sound, words],
  )

  return { falling, landed, isDropping, drop, dropInRow, land }
}
