import type { GameCallbackName, GameCallbackRequest } from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { Currency } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import type { Site } from '../site/index.ts'
import { createBetDemands } from './bet-demands.ts'
import type { Catalogue } from './catalogue.ts'
import { type GameAnswer, GameRefusal, refuse } from './game-answers.ts'
import type { GameWallet } from './game-wallet.ts'
import type { Launches } from './launches.ts'
import type { ProviderMovement } from './movement-store.ts'
import { createCallbackReader, type Player } from './callback-reader.ts'
import type { WireAmounts } from './wire-amounts.ts'

export type WireAnswer = { readonly error: number; readonly description: string } & Readonly<
  Record<string, unknown>
>
export type GameCallbacks = {
  readonly [Name in GameCallbackName]: (request: GameCallbackRequest<Name>) => Promise<WireAnswer>
}

type Needs = {
  readonly ledger: Ledger
  readonly wallet: GameWallet
  readonly launches: Launches
  readonly catalogue: Catalogue
  readonly amounts: WireAmounts
  readonly site: Pick<Site, 'maintenance'>
  readonly machineClock: Clock
  readonly log: Log
  /** Null for nobody we know. */
  currencyOf(memberId: string): Promise<Currency | null>
  /** Free rounds whose end tells another sum than their results: above 0 somebody has to look. */
  countBonusDifference(): void
}

/** What each callback is answered, in the wire's words. */
export function createGameCallbacks(needs: Needs): GameCallbacks {
  const { ledger, wallet, launches, catalogue, amounts } = needs
  const { playerOf, movementOf, inRound, amountOf, partOf, promoOf } = createCallbackReader(needs)
  const demandBet = createBetDemands(needs)

  async function cashOf({ memberId, currency }: Player) {
    const { available } = await ledger.balanceOf({ memberId: memberId as MemberId, currency })
    return cashView(available, currency)
  }
  const cashView = (available: bigint, currency: Currency) => ({
    currency,
    cash: amounts.number(available, currency),
    bonus: 0,
  })

  async function answered(player: Player, answer: GameAnswer, more: object = {}): Promise<WireAnswer> {
    const { code: error, cause: description, transactionId, available } = answer
    if (error !== GAME_CODES.done && error !== GAME_CODES.balanceTooLow) return { error, description }
    const cash = available === undefined ? await cashOf(player) : cashView(available, player.currency)
    return { error, description, ...(transactionId && { transactionId }), ...cash, ...more }
  }

  /** Refusals of whoever reads the call become its answer. */
  const guarded =
    <Request>(run: (request: Request) => Promise<WireAnswer>) =>
    async (request: Request): Promise<WireAnswer> => {
      try {
        return await run(request)
      } catch (error) {
        if (error instanceof GameRefusal) return { error: error.code, description: error.reason }
        throw error
      }
    }

  async function compareBonus(movement: ProviderMovement): Promise<void> {
    if (movement.bonusCode === null) return
    const won = await wallet.wonByBonus(movement.memberId, movement.bonusCode)
    if (won === movement.amount) return
    needs.log.error({ movement, won }, 'free rounds ended with another sum than their results')
    needs.countBonusDifference()
  }

  return {
    authenticate: guarded(async ({ token, gameId }) => {
      const launch = (await launches.open(token)) ?? refuse(GAME_CODES.tokenExpired, 'token')
      const game = await catalogue.find(launch.gameId)
      if (gameId !== undefined && gameId !== game?.symbol) refuse(GAME_CODES.tokenExpired, 'game')
      const player = await playerOf(launch.memberId)
      const { memberId: userId } = player
      const { playToken } = launch
      return {
        error: GAME_CODES.done,
        description: 'OK',
        userId,
        ...(await cashOf(player)),
        token: playToken,
      }
    }),
    balance: guarded(async ({ userId }) => {
      const player = await playerOf(userId)
      return { error: GAME_CODES.done, description: 'OK', ...(await cashOf(player)) }
    }),
    bet: guarded(async (request) => {
      const player = await playerOf(request.userId)
      const movement = inRound('bet', request, player)
      const booked = async () => {
        const game = await demandBet(request, player)
        return wallet.bet(movement, game.id, partOf(request, player))
      }
      const answer = await booked().catch(async (error: unknown) => {
        // A reference that is known keeps its first answer, whatever is asked of a new one.
        const earlier = error instanceof GameRefusal ? await wallet.earlier(movement) : null
        return earlier ?? Promise.reject(error)
      })
      return answered(player, answer, { usedPromo: 0 })
    }),
    result: guarded(async (request) => {
      const player = await playerOf(request.userId)
      const game = await catalogue.findSymbol(request.gameId)
      const promo = promoOf(request, player)
      const movement = inRound('result', request, player)
      return answered(player, await wallet.result(movement, game?.id ?? null, promo))
    }),
    bonusWin: guarded(async (request) => {
      const player = await playerOf(request.userId)
      const movement = movementOf('bonusWin', request, player)
      await compareBonus(movement)
      return answered(player, await wallet.win(movement))
    }),
    jackpotWin: guarded(async (request) => {
      const player = await playerOf(request.userId)
      return answered(player, await wallet.win(movementOf('jackpotWin', request, player), request.jackpotId))
    }),
    promoWin: guarded(async (request) => {
      const player = await playerOf(request.userId)
      if (request.currency !== player.currency) refuse(GAME_CODES.badParameters, 'currency')
      return answered(player, await wallet.win(movementOf('promoWin', request, player)))
    }),
    endRound: guarded(async ({ userId, roundId }) => {
      const player = await playerOf(userId)
      await wallet.endRound(userId, roundId)
      return { error: GAME_CODES.done, description: 'OK', ...(await cashOf(player)) }
    }),
    refund: guarded(async ({ userId, reference, ...request }) => {
      const { memberId, currency } = await playerOf(userId)
      const round = { roundId: roundOf(request['roundId']), symbol: textOf(request['gameId']) }
      const game = round.symbol === null ? undefined : await catalogue.findSymbol(round.symbol)
      const answer = await wallet.refund({ reference, memberId, currency, ...round }, game?.id ?? null)
      const { code: error, cause: description, transactionId } = answer
      return { error, description, ...(transactionId && { transactionId }) }
    }),
    adjustment: guarded(async (request) => {
      const player = await playerOf(request.userId)
      const validStake = amountOf(request.validBetAmount, player)
      return answered(player, await wallet.adjustment(inRound('adjustment', request, player), validStake))
    }),
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 32 ? value : null
const roundOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : null
