import { createHash } from 'node:crypto'
import type { MovementKind } from './game-tables.ts'

type Kind = MovementKind | 'refund'
/** Movements between accounts of the house that go with one of a player's. */
type HouseKind = 'jackpotPart' | 'jackpotBack' | 'jackpotCover'

/** What a player reads a movement as. An adjustment is no play: it neither counts against a limit nor is stopped by one. */
export const MOVE_KINDS: Readonly<Record<Kind, string>> = {
  bet: 'game.bet',
  result: 'game.win',
  bonusWin: 'game.bonus',
  jackpotWin: 'game.jackpot',
  promoWin: 'game.promo',
  adjustment: 'adjustment.game',
  refund: 'game.refund',
}

const PLAIN = /^[A-Za-z0-9:._/-]+$/

/** One for each reference of a provider. The books take plain signs only, so that others stand as their hash. */
export function ledgerKey(provider: string, kind: Kind | HouseKind, reference: string): string {
  const plain = PLAIN.test(reference) ? reference : createHash('sha256').update(reference).digest('hex')
  return `game:${provider}:${kind}:${plain}`
}
