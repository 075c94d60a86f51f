import { checkGuideClick } from '@keo/contract/guide'
import type { MessageKey } from '@keo/messages/keys'
import { Button } from '@keo/ui/primitives/button'
import { type LitBox, Spotlight } from '@keo/ui/layers/spotlight'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import type { OverlayProps } from '../../page-kit/overlays/overlays.tsx'
import { keepDone } from './guide-done.ts'
import { boxOf, isNothingOver, type Part, seenParts } from './page-parts.ts'

/** What is lit moves when the list does. */
const LOOK_EVERY_MS = 200

const TEXTS = {
  price: ['guide.price.title', 'guide.price.text'],
  slip: ['guide.slip.title', 'guide.slip.text'],
  follow: ['guide.follow.title', 'guide.follow.text'],
} as const satisfies Record<Part, readonly MessageKey[]>

type GuideProps = OverlayProps & { isWanted: () => boolean }

/** Three steps over the page itself. Whichever button ends it, it does not come again. */
export default function Guide({ close, isWanted }: GuideProps) {
  const say = useMessages()
  const [parts] = useState(() => (isWanted() ? seenParts() : []))
  const [step, setStep] = useState(0)
  const part = parts[step]
  const lit = useLitBox(part, close)
  if (!part || !lit) return null
  const [title, text] = TEXTS[part]
  const isLast = step === parts.length - 1
  const end = (): void => {
    keepDone()
    // What the server could not keep this device knows.
    void api(checkGuideClick, { guide: 'sports', click: true }, { silent: true }).catch(() => {})
    close()
  }
  return (
    <Spotlight lit={lit} title={say(title)} onEscape={end}>
      <p className="pt-1 text-callout text-pretty text-text-2">{say(text)}</p>
      <div className="flex items-center gap-2 pt-3">
        <span className="num flex-1 text-caption text-text-3">
          {say('guide.step', { step: step + 1, steps: parts.length })}
        </span>
        {isLast ? null : (
          <Button size="m" onClick={end}>
            {say('guide.skip')}
          </Button>
        )}
        <Button kind="primary" size="m" onClick={isLast ? end : () => setStep(step + 1)}>
          {say(isLast ? 'guide.start' : 'guide.next')}
        </Button>
      </div>
    </Spotlight>
  )
}

/** Where the part stands now. A guide that has lost it, or that a slip comes to lie under, ends for this time. */
function useLitBox(part: Part | undefined, close: () => void): LitBox | null {
  const [, setLook] = useState(0)
  const lit = part && isNothingOver() ? boxOf(part) : null
  useEffect(() => clock.every(LOOK_EVERY_MS, () => setLook((looks) => looks + 1)), [])
  useEffect(() => {
    if (!lit) close()
  })
  return lit
}
