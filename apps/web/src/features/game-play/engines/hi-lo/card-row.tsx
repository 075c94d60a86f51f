import { cardText } from '@keo/game-rules/cards'
import { cardBack, playingCard, type Suit } from '@keo/ui/drawings/games/playing-cards'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useMemo } from 'react'
import './hi-lo.css'

const EARLIER = 5

/** A card's drawing, by its number. */
function drawingOf(card: number): string {
  const [rank = '', suit = 's'] = cardText(card)
  return playingCard(rank === 'T' ? '10' : rank, suit as Suit)
}

/** The open card large, the ones before it small and in their order. */
export function CardRow({ cards, isOver }: { cards: readonly number[]; isOver: boolean }) {
  const shown = cards.at(-1)
  const earlier = cards.slice(0, -1).slice(-EARLIER)
  return (
    <div className="hilo-cards">
      <div className="hilo-earlier">
        {earlier.map((card, place) => (
          <OneCard
            key={`${cards.length - earlier.length + place} ${card}`}
            card={card}
            className="hilo-small"
          />
        ))}
      </div>
      {shown === undefined ? (
        <Back />
      ) : (
        <OneCard key={cards.length} card={shown} className={`hilo-card ${isOver ? 'hilo-over' : ''}`} />
      )}
    </div>
  )
}

function OneCard({ card, className }: { card: number; className: string }) {
  const svg = useMemo(() => drawingOf(card), [card])
  return <Drawing svg={svg} className={className} />
}

function Back() {
  const svg = useMemo(() => cardBack(), [])
  return <Drawing svg={svg} className="hilo-card" />
}
