import type { GameCallbackName, GameCallbackRequest } from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import { SITE_POINT } from '@keo/contract/site'
import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import type { Site } from '../site/index.ts'
import type { CatalogueGame } from './catalogue-store.ts'
import type { Catalogue } from './catalogue.ts'
import { type GameAnswer, GameRefusal, refuse } from './game-answers.ts'
import type { MovementKind } from './game-tables.ts'
import type { GameWallet } from './game-wallet.ts'
import type { Launches } from './launches.ts'
import type { ToldMovement } from './movement-store.ts'
import type { WireAmounts } from './wire-amounts.ts'

export type WireAnswer = { readonly error: number; readonly description: string } & Readonly<
  Record<string, unknown>
>
export type GameCallbacks = {
  readonly [Name in GameCallbackName]: (told: GameCallbackRequest<Name>) => Promise<WireAnswer>
}

type Needs = {
  readonly ledger: Ledger
  readonly wallet: GameWallet
  readonly launches: Launches
  readonly catalogue: Catalogue
  readonly amounts: WireAmounts
  readonly site: Pick<Site, 'maintenance'>
  /** Timestamps are real time. */
  readonly machineClock: Clock
  readonly log: Log
  /** Null for nobody we know. */
  currencyOf(memberId: string): Promise<Currency | null>
  /** Free rounds whose end tells another sum than their results: above 0 somebody has to look. */
  countBonusDifference(): void
}

type Player = { readonly memberId: string; readonly currency: Currency }
type Movement = {
  readonly userId: string
  readonly amount: string
  readonly reference: string
  readonly roundId?: string | undefined
  readonly gameId?: string | undefined
  readonly bonusCode?: string | undefined
}

/** A bet is young: one that comes later was taken back long ago. Results may come after hours. */
const BET_AGE_MAX_MS = minutes(5)

/** What each callback is answered, in the wire's words. */
export function createGameCallbacks(needs: Needs): GameCallbacks {
  const { ledger, wallet, launches, catalogue, amounts } = needs

  async function playerOf(userId: string): Promise<Player> {
    const currency = await needs.currencyOf(userId)
    return currency ? { memberId: userId, currency } : refuse(GAME_CODES.playerUnknown, 'user')
  }

  async function cashOf({ memberId, currency }: Player) {
    const { available } = await ledger.balanceOf({ memberId: memberId as MemberId, currency })
    return { currency, cash: amounts.number(available, currency), bonus: 0 }
  }

  async function answered(player: Player, answer: GameAnswer, more: object = {}): Promise<WireAnswer> {
    const { code: error, cause: description, transactionId } = answer
    if (error !== GAME_CODES.done && error !== GAME_CODES.balanceTooLow) return { error, description }
    return { error, description, ...(transactionId && { transactionId }), ...(await cashOf(player)), ...more }
  }

  /** Refusals of whoever reads the call become its answer. */
  const guarded =
    <Told>(run: (told: Told) => Promise<WireAnswer>) =>
    async (told: Told): Promise<WireAnswer> => {
      try {
        return await run(told)
      } catch (error) {
        if (error instanceof GameRefusal) return { error: error.code, description: error.reason }
        throw error
      }
    }

  const amountOf = (text: string, { currency }: Player): bigint =>
    amounts.read(text, currency) ?? refuse(GAME_CODES.badParameters, 'amount')

  function movementOf(kind: MovementKind, told: Movement, player: Player): ToldMovement {
    return {
      kind,
      reference: told.reference,
      ...player,
      roundId: told.roundId ?? null,
      symbol: told.gameId ?? null,
      told: amountOf(told.amount, player),
      bonusCode: told.bonusCode ?? null,
    }
  }

  const inRound = (
    kind: MovementKind,
    told: Movement & { roundId: string; gameId: string },
    player: Player,
  ) => ({
    ...movementOf(kind, told, player),
    roundId: told.roundId,
    symbol: told.gameId,
  })

  async function playableGame(symbol: string): Promise<CatalogueGame> {
    const game = await catalogue.findSymbol(symbol)
    const isSiteClosed = (await needs.site.maintenance(SITE_POINT, 'en')).status === '1'
    if (isSiteClosed) refuse(GAME_CODES.gameOff, 'MAINTENANCE')
    if (!game?.isOffered) return refuse(GAME_CODES.gameOff, 'GAME_UNKNOWN')
    return catalogue.isClosed(game) ? refuse(GAME_CODES.gameOff, 'GAME_IN_MAINTENANCE') : game
  }

  async function demandPlaying({ memberId }: Player, game: CatalogueGame, token: string | undefined) {
    if (token === undefined) {
      if (!(await launches.isAnyPlaying(memberId))) refuse(GAME_CODES.playerUnknown, 'logged out')
      return
    }
    const launch = await launches.findPlaying(token)
    if (launch?.memberId !== memberId || launch.gameId !== game.id) refuse(GAME_CODES.tokenExpired, 'token')
  }

  async function compareBonus(told: ToldMovement): Promise<void> {
    if (told.bonusCode === null) return
    const won = await wallet.wonByBonus(told.memberId, told.bonusCode)
    if (won === told.told) return
    needs.log.error({ told, won }, 'free rounds ended with another sum than their results')
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
    bet: guarded(async (told) => {
      const player = await playerOf(told.userId)
      const movement = inRound('bet', told, player)
      const earlier = await wallet.earlier(movement)
      if (earlier) return answered(player, earlier, { usedPromo: 0 })
      if (!(Math.abs(needs.machineClock.now() - Number(told.timestamp)) <= BET_AGE_MAX_MS))
        refuse(GAME_CODES.badParameters, 'timestamp')
      const game = await playableGame(told.gameId)
      await demandPlaying(player, game, told.token)
      return answered(player, await wallet.bet(movement, game.id), { usedPromo: 0 })
    }),
    result: guarded(async (told) => {
      const player = await playerOf(told.userId)
      const game = await catalogue.findSymbol(told.gameId)
      const promo = promoOf(told, player)
      const movement = inRound('result', told, player)
      return answered(player, await wallet.result(movement, game?.id ?? null, promo))
    }),
    bonusWin: guarded(async (told) => {
      const player = await playerOf(told.userId)
      const movement = movementOf('bonusWin', told, player)
      await compareBonus(movement)
      return answered(player, await wallet.win(movement))
    }),
    jackpotWin: guarded(async (told) => {
      const player = await playerOf(told.userId)
      return answered(player, await wallet.win(movementOf('jackpotWin', told, player)))
    }),
    promoWin: guarded(async (told) => {
      const player = await playerOf(told.userId)
      if (told.currency !== player.currency) refuse(GAME_CODES.badParameters, 'currency')
      return answered(player, await wallet.win(movementOf('promoWin', told, player)))
    }),
    endRound: guarded(async ({ userId, roundId }) => {
      const player = await playerOf(userId)
      await wallet.endRound(userId, roundId)
      return { error: GAME_CODES.done, description: 'OK', ...(await cashOf(player)) }
    }),
    refund: guarded(async ({ userId, reference, ...told }) => {
      const { memberId, currency } = await playerOf(userId)
      const round = { roundId: roundOf(told['roundId']), symbol: textOf(told['gameId']) }
      const game = round.symbol === null ? undefined : await catalogue.findSymbol(round.symbol)
      const answer = await wallet.refund({ reference, memberId, currency, ...round }, game?.id ?? null)
      const { code: error, cause: description, transactionId } = answer
      return { error, description, ...(transactionId && { transactionId }) }
    }),
    adjustment: guarded(async (told) => {
      const player = await playerOf(told.userId)
      const validStake = amountOf(told.validBetAmount, player)
      return answered(player, await wallet.adjustment(inRound('adjustment', told, player), validStake))
    }),
  }

  function promoOf(told: GameCallbackRequest<'result'>, player: Player): ToldMovement | null {
    const { promoWinAmount: amount, promoWinReference: reference } = told
    if (amount === undefined) return null
    if (reference === undefined || reference === told.reference)
      return refuse(GAME_CODES.badParameters, 'promoWinReference')
    const { userId, roundId, gameId } = told
    return movementOf('promoWin', { userId, roundId, gameId, amount, reference }, player)
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 32 ? value : null
const roundOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : null
