import { type Card, rankOf } from '../cards.ts'
import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, times } from '../multiplier.ts'

export const BACCARAT_BETS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type BaccaratBet = (typeof BACCARAT_BETS)[number]
export type BaccaratRound = { readonly player: readonly Card[]; readonly banker: readonly Card[] }

const SHOE = 416
const MOST_CARDS = 6
const PUSH: Multiplier = times(1)

const pointsOfCard = (card: Card) => Math.min(rankOf(card), 10) % 10
export const baccaratPoints = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + pointsOfCard(card), 0) % 10

/** A new shoe of eight decks for each round. */
export const dealBaccarat = (draws: Draws): BaccaratRound => playBaccarat(draws.take(SHOE, MOST_CARDS))

/** Deals player, banker, player, banker from the top, then the third cards by the table. */
export function playBaccarat(shoe: readonly Card[]): BaccaratRound {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = shoe
  const player = [first, third]
  const banker = [second, fourth]
  const isNatural = baccaratPoints(player) >= 8 || baccaratPoints(banker) >= 8
  if (isNatural) return { player, banker }
  const playerDraws = baccaratPoints(player) <= 5
  const playersThird = playerDraws ? fifth : null
  if (playersThird !== null) player.push(playersThird)
  if (bankerDraws(baccaratPoints(banker), playersThird)) banker.push(playerDraws ? sixth : fifth)
  return { player, banker }
}

/** The lowest and highest third card of the player on which the banker draws, by the banker's points. */
const DRAWS_ON: Record<number, readonly [number, number]> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] }

function bankerDraws(points: number, playersThird: Card | null): boolean {
  if (playersThird === null) return points <= 5
  if (points <= 2) return true
  const value = pointsOfCard(playersThird)
  if (points === 3) return value !== 8
  const [lowest, highest] = DRAWS_ON[points] ?? [1, 0]
  return value >= lowest && value <= highest
}

/** A tie gives the stakes on player and banker back. */
export function baccaratMultiplier(bet: BaccaratBet, { player, banker }: BaccaratRound): Multiplier {
  if (bet === 'playerPair') return isPair(player) ? times(12) : LOST
  if (bet === 'bankerPair') return isPair(banker) ? times(12) : LOST
  const lead = baccaratPoints(player) - baccaratPoints(banker)
  if (bet === 'tie') return lead === 0 ? times(9) : LOST
  if (lead === 0) return PUSH
  const isWon = bet === 'player' ? lead > 0 : lead < 0
  return isWon ? times(bet === 'player' ? 2 : 1.95) : LOST
}

const isPair = ([first = 0, second = 0]: readonly Card[]) => rankOf(first) === rankOf(second)
