import { isShared } from '@keo/games-contract/engines'
import type { PlayRound } from '@keo/games-contract/play-round'
import * as z from 'zod/mini'
import { useMessages } from '../../../language/messages.ts'
import { multiplierText } from '../session/play-money.ts'
import { GameState } from './game-state.tsx'
import { usePlayAmounts } from './play-context.ts'

const Standing = z.object({ multiplier: z.number() })

/** The line is gone in the middle of a round: what becomes of it meanwhile, and what it stands at. */
export function KeptRound({ round }: { round: PlayRound }) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const number = String(round.number)
  const stake = text(round.stake)
  if (isShared(round.engine)) {
    return <GameState title={say('game.goesOn', { number })} text={say('game.goesOnText', { stake })} />
  }
  const standing = Standing.safeParse(round.view).data
  return (
    <GameState
      title={say('game.kept', { number })}
      text={
        standing
          ? say('game.keptAt', { stake, multiplier: multiplierText(standing.multiplier) })
          : say('game.keptText', { stake })
      }
    />
  )
}
