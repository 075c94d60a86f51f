import { chipFace } from '@keo/ui/drawings/games/chips'
import { cardBack, playingCard, type Suit } from '@keo/ui/drawings/games/playing-cards'
import { cardText } from '@keo/game-rules/cards'

/** Keeps what was drawn: a drawing is made once, not at every render. */
export function drawnOnce<Of extends string | number>(draw: (of: Of) => string): (of: Of) => string {
  const drawn = new Map<Of, string>()
  return (of) => {
    const known = drawn.get(of) ?? draw(of)
    drawn.set(of, known)
    return known
  }
}

export const chipDrawing = drawnOnce(chipFace)

const isSuit = (text: string): text is Suit => 'cdhs'.includes(text)

/** `10` and `h` of a card's number. */
export function rankAndSuit(card: number): { readonly rank: string; readonly suit: Suit } {
  const [rank = '', suit = ''] = cardText(card)
  return { rank: rank === 'T' ? '10' : rank, suit: isSuit(suit) ? suit : 'c' }
}

export const cardDrawing = drawnOnce((card: number) => {
  const { rank, suit } = rankAndSuit(card)
  return playingCard(rank, suit)
})

export const cardBackDrawing = cardBack()

/** Things of a row that stays as it is, with keys: some of them may be alike. */
export const keyed = <Thing extends string | number>(things: readonly Thing[]) =>
  things.map((thing, place) => ({ key: `${place}.${thing}`, thing }))
