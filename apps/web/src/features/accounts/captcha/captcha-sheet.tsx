import { captchaAbout, type CaptchaAction, type CaptchaNamed } from '@keo/contract/captcha'
import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useAgentLine } from '../../../site/agent-line.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { captchaPage } from '../../../site/third-parties.ts'
import { clock } from '../../../platform/time.ts'
import { CaptchaPartyView } from './captcha-party-view.tsx'
import { CaptchaPuzzleView } from './captcha-puzzle-view.tsx'
import { CaptchaQuestionView } from './captcha-question-view.tsx'

type CaptchaSheetProps = {
  action: CaptchaAction
  about: CaptchaNamed
  /** With the ticket, or with null when the player gives up. */
  onEnd: (ticket: string | null) => void
}

/** The tick is seen before the sheet goes (design.md, slide captcha). */
const TICK_MS = 400

const TITLES = { puzzle: 'captcha.title', question: 'captcha.questionTitle' } as const

/** The captcha party's page where the site has one. Otherwise: slide the piece into its slot, or answer a question in words instead. */
export function CaptchaSheet({ action, about, onEnd }: CaptchaSheetProps) {
  const say = useMessages()
  const [way, setWay] = useState<'puzzle' | 'question'>('puzzle')
  const [round, setRound] = useState(1)
  const [isPassed, setPassed] = useState(false)

  const renew = (): void => setRound(round + 1)
  const pass = (ticket: string): void => {
    setPassed(true)
    clock.after(TICK_MS, () => onEnd(ticket))
  }
  const otherWay = (
    <button
      type="button"
      className="min-h-11 px-3 font-semibold text-text-2"
      onClick={() => setWay(way === 'puzzle' ? 'question' : 'puzzle')}
    >
      {say(way === 'puzzle' ? 'captcha.toQuestion' : 'captcha.toPuzzle')}
    </button>
  )
  const purpose = { action, about: captchaAbout(about) }
  const common = { purpose, round, isPassed, otherWay, onPass: pass, onRenew: renew }
  const View = way === 'puzzle' ? CaptchaPuzzleView : CaptchaQuestionView
  const page = captchaPage(useAgentLine().thirdParties, { language: useLanguage(), action })
  return (
    <Sheet
      open
      level="captcha"
      onOpenChange={() => isPassed || onEnd(null)}
      title={say(page ? 'captcha.partyTitle' : TITLES[way])}
      closeLabel={say('common.close')}
      actions={
        <IconButton
          label={say('captcha.renew')}
          icon={<ArrowsClockwiseIcon weight="bold" size={20} />}
          className="text-text-2"
          disabled={isPassed}
          onClick={renew}
        />
      }
    >
      {page ? <CaptchaPartyView key={round} page={page} {...common} /> : <View key={round} {...common} />}
    </Sheet>
  )
}
