import type { GameCallbackRequest } from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import type { Currency } from '@keo/units/money'
import { refuse } from './game-answers.ts'
import type { MovementKind } from './game-tables.ts'
import type { JackpotPart } from './jackpot-books.ts'
import type { ProviderMovement } from './movement-store.ts'
import type { WireAmounts } from './wire-amounts.ts'

export type Player = { readonly memberId: string; readonly currency: Currency }
type Movement = {
  readonly userId: string
  readonly amount: string
  readonly reference: string
  readonly roundId?: string | undefined
  readonly gameId?: string | undefined
  readonly bonusCode?: string | undefined
}

type Needs = {
  readonly amounts: WireAmounts
  /** Null for nobody we know. */
  currencyOf(memberId: string): Promise<Currency | null>
}

/** Reads what a callback tells into our own words, or refuses it. */
export function createCallbackReader({ amounts, currencyOf }: Needs) {
  const amountOf = (text: string, { currency }: Player): bigint =>
    amounts.read(text, currency) ?? refuse(GAME_CODES.badParameters, 'amount')

  function movementOf(kind: MovementKind, request: Movement, player: Player): ProviderMovement {
    return {
      kind,
      reference: request.reference,
      ...player,
      roundId: request.roundId ?? null,
      symbol: request.gameId ?? null,
      amount: amountOf(request.amount, player),
      bonusCode: request.bonusCode ?? null,
    }
  }

  return {
    amountOf,
    movementOf,
    async playerOf(userId: string): Promise<Player> {
      const currency = await currencyOf(userId)
      return currency ? { memberId: userId, currency } : refuse(GAME_CODES.playerUnknown, 'user')
    },
    inRound: (
      kind: MovementKind,
      request: Movement & { roundId: string; gameId: string },
      player: Player,
    ) => ({
      ...movementOf(kind, request, player),
      roundId: request.roundId,
      symbol: request.gameId,
    }),
    /** What of a stake goes to a jackpot: never more than the stake. */
    partOf(request: GameCallbackRequest<'bet'>, player: Player): JackpotPart | null {
      const { jackpotContribution, jackpotId } = request
      if (jackpotContribution === undefined || jackpotId === undefined) return null
      const amount = amountOf(jackpotContribution, player)
      if (amount > amountOf(request.amount, player)) refuse(GAME_CODES.badParameters, 'jackpotContribution')
      return { jackpotId, amount }
    },
    promoOf(request: GameCallbackRequest<'result'>, player: Player): ProviderMovement | null {
      const { promoWinAmount: amount, promoWinReference: reference } = request
      if (amount === undefined) return null
      if (reference === undefined || reference === request.reference)
        return refuse(GAME_CODES.badParameters, 'promoWinReference')
      const { userId, roundId, gameId } = request
      return movementOf('promoWin', { userId, roundId, gameId, amount, reference }, player)
    },
  }
}
