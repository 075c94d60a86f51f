import type { Money } from '@keo/units/money'

export type GameTransfer = {
  /** The same reference again gives the first answer and moves nothing. */
  readonly reference: string
  readonly provider: string
  readonly player: string
  /** `in` puts money at the provider's tables, `out` takes it back. */
  readonly direction: 'in' | 'out'
  readonly amount: Money
}

/** `refused` is for good: nothing moved there. Whoever does not answer has perhaps moved it, and is asked again. */
export type GameAnswer = 'done' | 'refused'

/** The game providers' wallets, whoever they are. */
export type GameGateway = { move(transfer: GameTransfer): Promise<GameAnswer> }
