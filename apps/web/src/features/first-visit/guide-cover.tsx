import { checkGuideClick } from '@keo/contract/guide'
import { StarIcon } from '@keo/ui/icons/star'
import { BetCartBar } from '@keo/ui/primitives/bet-cart-bar'
import { Button } from '@keo/ui/primitives/button'
import { Cover } from '@keo/ui/primitives/cover'
import { Crest } from '@keo/ui/primitives/crest'
import { OddsButton } from '@keo/ui/primitives/odds-button'
import { Score } from '@keo/ui/primitives/score'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { useMessages } from '../../shared/messages.ts'
import type { OverlayProps } from '../../shell/overlays.tsx'
import '@keo/ui/primitives/card.css'

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
      <p className="min-h-[84px] pt-1 pb-6 text-callout text-pretty text-text-2">{say(shown.text)}</p>
      <div className="grid grow items-center" aria-hidden="true" inert>
        <div className="ui-card px-4 py-6">
          <Picture step={step} />
        </div>
      </div>
      <p className="pt-6 text-center text-caption text-text-3">
        {say('guide.step', { step: step + 1, steps: STEPS.length })}
      </p>
      <div className="flex flex-col gap-2 pt-3">
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

/** What a step is about, as it looks in the product. */
function Picture({ step }: { step: number }) {
  const say = useMessages()
  if (step === 0)
    return (
      <div className="grid grid-cols-2 gap-2">
        <OddsButton line="-0.5" price="1.93" label="" />
        <OddsButton line="+0.5" price="1.95" label="" selected />
      </div>
    )
  if (step === 1)
    return (
      <BetCartBar
        count={2}
        title={say('betRecord.series', { legs: 2 })}
        note="1.93 × 1.95"
        totalOdds="3.76"
        label=""
        onOpen={() => {}}
      />
    )
  return (
    <div className="flex items-center justify-center gap-4">
      <Crest teamId={1} size={44} />
      <Score home={2} away={1} className="text-[34px] leading-[40px]" />
      <Crest teamId={2} size={44} />
      <StarIcon weight="fill" size={28} className="ml-2 text-brand-text" />
    </div>
  )
}
