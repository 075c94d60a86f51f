import { blackjackPoints } from '@keo/game-rules/games/blackjack'
import { useMessages } from '../../../../language/messages.ts'
import { PlayingCard, useCardWords } from '../../table/playing-card.tsx'
import { keyed } from '../../table/table-drawings.ts'

const SLIDE_MS = 240
const MOST = 21

type BlackjackHandProps = { name: string; cards: readonly number[]; isInPlay?: boolean; isCut: boolean }

/** A hand with its points; it can be read card by card. */
export function BlackjackHand({ name, cards, isInPlay = false, isCut }: BlackjackHandProps) {
  const say = useMessages()
  const cardWords = useCardWords()
  const points = blackjackPoints(cards)
  const isNatural = cards.length === 2 && points === MOST
  return (
    <div
      className="blackjack-hand"
      role="group"
      data-in-play={isInPlay || undefined}
      aria-label={[name, cards.length > 0 ? points : '', ...cards.map(cardWords)].filter(Boolean).join(', ')}
    >
      <p className="blackjack-score">
        {name}
        <b className="num">{cards.length === 0 ? '–' : points}</b>
        {points > MOST ? <span>{say('tables.blackjack.bust')}</span> : null}
        {isNatural ? <span>{say('tables.blackjack.natural')}</span> : null}
      </p>
      <div className="blackjack-cards">
        {keyed(cards).map(({ key, thing }, place) => (
          <PlayingCard key={key} card={thing} delayMs={place < 2 ? place * SLIDE_MS : 0} isCut={isCut} />
        ))}
      </div>
    </div>
  )
}
