import { type Card, rankOf } from '../cards.ts'
import { type Multiplier, times } from '../multiplier.ts'

export type BlackjackAct = 'hit' | 'stand' | 'double' | 'split'
export type BlackjackHand = {
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  readonly isDone: boolean
}
export type BlackjackRound = {
  /** Dealt from the top: the next card is the one with the number of cards that are out. */
  readonly shoe: readonly Card[]
  readonly taken: number
  readonly hands: readonly BlackjackHand[]
  /** One card until the player is done, then all of them. */
  readonly dealer: readonly Card[]
  readonly isOver: boolean
}

export const BLACKJACK_SHOE = 312
const BEST = 21
const DEALER_STANDS = 17
const ACE = 1
const ACE_BONUS = 10

/** The points of a hand; an ace counts eleven while that does not bust it. */
export function blackjackPoints(cards: readonly Card[]): number {
  const low = cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0)
  const hasAce = cards.some((card) => rankOf(card) === ACE)
  return hasAce && low + ACE_BONUS <= BEST ? low + ACE_BONUS : low
}

const isBlackjack = (cards: readonly Card[]) => cards.length === 2 && blackjackPoints(cards) === BEST

/** Deals player, dealer, player; the dealer's second card comes after the player. */
export function dealBlackjack(shoe: readonly Card[]): BlackjackRound {
  const [first = 0, dealers = 0, second = 0] = shoe
  const cards = [first, second]
  const hand = { cards, isDoubled: false, isDone: isBlackjack(cards) }
  return endIfDone({ shoe, taken: 3, hands: [hand], dealer: [dealers], isOver: false })
}

/** The hand that is to be played now, or -1. */
export const handInPlay = ({ hands, isOver }: BlackjackRound) =>
  isOver ? -1 : hands.findIndex(({ isDone }) => !isDone)

/** What the player may do now: double on two cards, split once, and only a pair of equal rank. */
export function blackjackActs(round: BlackjackRound): BlackjackAct[] {
  const hand = round.hands[handInPlay(round)]
  if (!hand) return []
  const { cards } = hand
  const [first = 0, second = 0] = cards
  const isFirstTwo = cards.length === 2
  const maySplit = isFirstTwo && round.hands.length === 1 && rankOf(first) === rankOf(second)
  return [
    'hit',
    'stand',
    ...(isFirstTwo ? (['double'] as const) : []),
    ...(maySplit ? (['split'] as const) : []),
  ]
}

/** The round after an act that is allowed; acts that are not change nothing. */
export function playBlackjack(round: BlackjackRound, act: BlackjackAct): BlackjackRound {
  if (!blackjackActs(round).includes(act)) return round
  return endIfDone(act === 'split' ? splitHand(round) : playHand(round, act))
}

function playHand(round: BlackjackRound, act: 'hit' | 'stand' | 'double'): BlackjackRound {
  const index = handInPlay(round)
  const hand = round.hands[index]
  if (!hand) return round
  if (act === 'stand') return { ...round, hands: round.hands.with(index, { ...hand, isDone: true }) }
  const cards = [...hand.cards, cardAt(round, 0)]
  const isDone = act === 'double' || blackjackPoints(cards) >= BEST
  const played = { cards, isDoubled: act === 'double', isDone }
  return { ...round, taken: round.taken + 1, hands: round.hands.with(index, played) }
}

/** Each of the two gets one more card; split aces get no further one. */
function splitHand(round: BlackjackRound): BlackjackRound {
  const hands = (round.hands[0]?.cards ?? []).map((card, index) => {
    const cards = [card, cardAt(round, index)]
    const isDone = rankOf(card) === ACE || blackjackPoints(cards) === BEST
    return { cards, isDoubled: false, isDone }
  })
  return { ...round, taken: round.taken + hands.length, hands }
}

const cardAt = ({ shoe, taken }: BlackjackRound, further: number): Card => shoe[taken + further] ?? 0

/**
 * When the player is done the dealer takes the second card in any case, because a blackjack decides how much was staked,
 * and further ones only while a hand can still win.
 */
function endIfDone(round: BlackjackRound): BlackjackRound {
  if (round.hands.some(({ isDone }) => !isDone)) return round
  const canWin = round.hands.some(({ cards }) => blackjackPoints(cards) <= BEST)
  const dealer = [...round.dealer, cardAt(round, 0)]
  const mayDraw = canWin && !isFirstBlackjack(round)
  if (mayDraw) {
    while (blackjackPoints(dealer) < DEALER_STANDS) dealer.push(cardAt(round, dealer.length - 1))
  }
  return { ...round, taken: round.taken + dealer.length - 1, dealer, isOver: true }
}

/** What a round takes and gives, each in first stakes. A dealer's blackjack takes only the first of them. */
export function blackjackPay(round: BlackjackRound): { staked: number; paid: Multiplier } {
  const isDealers = isBlackjack(round.dealer)
  if (isDealers) return { staked: 1, paid: isFirstBlackjack(round) ? times(1) : 0 }
  const staked = round.hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0)
  return { staked, paid: round.hands.reduce((sum, hand) => sum + payOfHand(round, hand), 0) }
}

/** 21 with two cards after a split is no blackjack. */
const isFirstBlackjack = ({ hands }: BlackjackRound) =>
  hands.length === 1 && isBlackjack(hands[0]?.cards ?? [])

function payOfHand(round: BlackjackRound, { cards, isDoubled }: BlackjackHand): Multiplier {
  const points = blackjackPoints(cards)
  const dealers = blackjackPoints(round.dealer)
  const stakes = isDoubled ? 2 : 1
  if (points > BEST) return 0
  if (isFirstBlackjack(round)) return times(2.5)
  if (dealers > BEST || points > dealers) return times(2 * stakes)
  return points === dealers ? times(stakes) : 0
}
