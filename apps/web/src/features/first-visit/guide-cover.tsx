import { checkGuideClick } from '@keo/contract/guide'
import { Button } from '@keo/ui/primitives/button'
import { Cover } from '@keo/ui/primitives/cover'
import { OddsButton } from '@keo/ui/primitives/odds-button'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { useMessages } from '../../shared/messages.ts'
import type { OverlayProps } from '../../shell/overlays.tsx'

const STEPS = [
  { title: 'guide.price.title', text: 'guide.price.text' },
  { title: 'guide.slip.title', text: 'guide.slip.text' },
  { title: 'guide.follow.title', text: 'guide.follow.text' },
] as const

/** Three steps at the first visit. Whichever button ends it, it does not come again. */
export default function GuideCover({ close }: OverlayProps) {
  const say = useMessages()
  const [step, setStep] = useState(0)
  const shown = STEPS[step] ?? STEPS[0]
  const isLast = step === STEPS.length - 1
  const end = (): void => {
    // What the server could not keep is shown once more, no worse than that.
    void api(checkGuideClick, { guide: 'sports', click: true }, { silent: true }).catch(() => {})
    close()
  }
  return (
    <Cover title={say(shown.title)}>
      <p className="pt-1 pb-6 text-callout text-pretty text-text-2">{say(shown.text)}</p>
      {step === 0 ? (
        <div className="grid grid-cols-2 gap-2" aria-hidden="true" inert>
          <OddsButton line="-0.5" price="1.93" label="" />
          <OddsButton line="+0.5" price="1.95" label="" selected />
        </div>
      ) : null}
      <p className="pt-4 text-caption text-text-3">
        {say('guide.step', { step: step + 1, steps: STEPS.length })}
      </p>
      <div className="mt-auto flex flex-col gap-2 pt-5">
        <Button kind="primary" size="l" wide onClick={isLast ? end : () => setStep(step + 1)}>
          {say(isLast ? 'guide.start' : 'guide.next')}
        </Button>
        {isLast ? null : (
          <Button size="l" wide onClick={end}>
            {say('guide.skip')}
          </Button>
        )}
      </div>
    </Cover>
  )
}
