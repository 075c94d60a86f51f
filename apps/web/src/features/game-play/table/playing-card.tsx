import { Drawing } from '@keo/ui/pictures/drawing'
import type { CSSProperties } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { cardBackDrawing, cardDrawing, rankAndSuit } from './table-drawings.ts'
import './playing-card.css'

const SUITS = { c: 'tables.suit.c', d: 'tables.suit.d', h: 'tables.suit.h', s: 'tables.suit.s' } as const

export function useCardWords() {
  const say = useMessages()
  return (card: number): string => {
    const { rank, suit } = rankAndSuit(card)
    return say('tables.card', { rank, suit: say(SUITS[suit]) })
  }
}

type PlayingCardProps = {
  card: number
  /** When it slides in, counted from the deal; it turns as it lies. */
  delayMs: number
  isCut: boolean
}

/** A card that slides from the shoe and turns. Hidden for a screen reader: the hand is told in words. */
export function PlayingCard({ card, delayMs, isCut }: PlayingCardProps) {
  return (
    <span
      className="table-card"
      data-cut={isCut || undefined}
      style={{ '--deal-at': `${delayMs}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <Drawing svg={cardBackDrawing} className="table-card-back" />
      <Drawing svg={cardDrawing(card)} className="table-card-face" />
    </span>
  )
}
