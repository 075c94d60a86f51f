import type { GameRoundRecord } from '@keo/contract/games'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { Say } from '@keo/messages/say'
import type { BadgeTone } from '@keo/ui/primitives/badge'

export const ROUND_STATE_TEXTS: Record<GameRoundRecord['state'], { text: PlainMessageKey; tone: BadgeTone }> =
  {
    open: { text: 'gameRound.state.open', tone: 'pending' },
    closed: { text: 'gameRound.state.closed', tone: 'neutral' },
    void: { text: 'gameRound.state.void', tone: 'info' },
  }

const KINDS = ['bet', 'result', 'refund', 'bonusWin', 'jackpotWin', 'promoWin', 'adjustment'] as const

/** A movement that has no name of ours is called as the provider calls it. */
export function movementName(kind: string, say: Say): string {
  const known = KINDS.find((name) => name === kind)
  return known ? say(`gameRound.kind.${known}`) : kind
}

export const gameName = ({ game }: GameRoundRecord, say: Say): string =>
  game?.name ?? say('gameRound.unknownGame')
