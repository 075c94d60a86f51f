/** A card of a shoe of any number of decks: its rank and suit follow from its number. */
export type Card = number

const RANKS = 'A23456789TJQK'
const SUITS = 'cdhs'
const RANKS_PER_SUIT = 13
const CARDS_PER_DECK = 52

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: Card) => (card % RANKS_PER_SUIT) + 1

/** Such as `Qd`: the queen of diamonds. */
export function cardText(card: Card): string {
  const suit = Math.floor((card % CARDS_PER_DECK) / RANKS_PER_SUIT)
  return `${RANKS[card % RANKS_PER_SUIT]}${SUITS[suit]}`
}
