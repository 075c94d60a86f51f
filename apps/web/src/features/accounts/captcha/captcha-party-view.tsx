import { CaptchaPageMessage } from '@keo/contract/captcha'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { CaptchaTip } from './captcha-failure.tsx'
import type { CaptchaViewProps } from './captcha-puzzle-view.tsx'
import { usePassCaptcha } from './captcha-queries.ts'

const FAILED_MS = 1200

/** A page of our own origin would reach the session by keeping it; the party's stands on another. */
function frameSandbox(page: string): string {
  const isOwn = new URL(page).origin === location.origin
  return isOwn ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'
}

type CaptchaPartyViewProps = Omit<CaptchaViewProps, 'otherWay' | 'round'> & { page: string }

/** Another company's captcha, in a frame: nothing of theirs runs in our document, and only a token comes out. */
export function CaptchaPartyView({ page, purpose, isPassed, onPass, onRenew }: CaptchaPartyViewProps) {
  const say = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const pass = usePassCaptcha(purpose)

  const handle = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isTheirs = origin === new URL(page).origin && source === frame.current?.contentWindow
    const said = CaptchaPageMessage.safeParse(data)
    if (!isTheirs || !said.success || !pass.isIdle) return
    pass.mutate(said.data.token, {
      onSuccess: ({ captchaTicket }) => onPass(captchaTicket),
      onError: () => void clock.after(FAILED_MS, onRenew),
    })
  })
  useEffect(() => {
    window.addEventListener('message', handle)
    return () => window.removeEventListener('message', handle)
  }, [])

  return (
    <>
      <iframe
        ref={frame}
        className="h-80 w-full rounded-m border-0"
        src={page}
        title={say('captcha.partyTitle')}
        sandbox={frameSandbox(page)}
        referrerPolicy="origin"
      />
      <CaptchaTip error={pass.error} isPassed={isPassed}>
        {pass.isPending ? say('page.loading') : null}
      </CaptchaTip>
    </>
  )
}
