import type { Conversation } from '@keo/contract/chat-messages'
import { TextField } from '@keo/ui/fields/text-field'
import { StarIcon } from '@keo/ui/icons/star'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useRateChat } from './chat-queries.ts'
import './support-cards.css'

const STARS = [1, 2, 3, 4, 5] as const
const NOTE_MAX = 500

/** One to five stars and a word, after the end; saying it again changes it. */
export default function RatingCard({ conversation: { id, stars: given } }: { conversation: Conversation }) {
  const say = useMessages()
  const [stars, setStars] = useState(given)
  const [note, setNote] = useState('')
  const rate = useRateChat()
  const words = note.trim()
  const isNew = stars > 0 && (stars !== given || words !== '')
  return (
    <section className="chat-card items-center text-center">
      <p id="chat-rating" className="text-callout font-semibold">
        {say('supportChat.rate.title')}
      </p>
      <div role="radiogroup" aria-labelledby="chat-rating" className="chat-stars">
        {STARS.map((count) => (
          <label key={count} data-on={count <= stars || undefined}>
            <input
              type="radio"
              name="chat-stars"
              className="sr-only"
              checked={count === stars}
              aria-label={say('supportChat.rate.stars', { count })}
              onChange={() => setStars(count)}
            />
            <StarIcon weight={count <= stars ? 'fill' : 'regular'} size={28} />
          </label>
        ))}
      </div>
      {stars > 0 ? (
        <div className="w-full text-left">
          <TextField
            placeholder={say('supportChat.rate.note')}
            maxLength={NOTE_MAX}
            value={note}
            onChange={setNote}
            errorTip={false}
          />
        </div>
      ) : null}
      <Problem error={rate.error} />
      {given > 0 && !isNew ? (
        <p role="status" className="text-footnote text-text-2">
          {say('supportChat.rate.thanks', { count: given })}
        </p>
      ) : null}
      {isNew ? (
        <Button
          size="s"
          kind="primary"
          busy={rate.isPending}
          onClick={() =>
            rate.mutate({ id, stars, ...(words && { note: words }) }, { onSuccess: () => setNote('') })
          }
        >
          {say('supportChat.rate.send')}
        </Button>
      ) : null}
    </section>
  )
}
