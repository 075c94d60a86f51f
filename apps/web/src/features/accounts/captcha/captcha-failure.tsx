import { ERRORS } from '@keo/contract/errors'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import type { ReactNode } from 'react'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { useMessages } from '../../../language/messages.ts'
import { useIsOnline } from '../../../platform/online.ts'

type CaptchaFailureProps = { error: Error; otherWay: ReactNode; onRenew: () => void }

/** Nothing to solve: the server did not answer in time, or asks to slow down. */
export function CaptchaFailure({ error, otherWay, onRenew }: CaptchaFailureProps) {
  const failure = useFailureText(error)
  const say = useMessages()
  return (
    <>
      <EmptyState
        title={say('captcha.notLoaded')}
        note={failure}
        action={
          <Button kind="primary" onClick={onRenew}>
            {say('accounts.retry')}
          </Button>
        }
      />
      <div className="flex justify-center text-footnote">{otherWay}</div>
    </>
  )
}

type CaptchaTipProps = {
  error: Error | null
  isPassed: boolean
  /** Stands on the same line while there is nothing to tell, so that nothing moves. */
  children: ReactNode
}

export function CaptchaTip({ error, isPassed, children }: CaptchaTipProps) {
  const say = useMessages()
  const failure = useFailureText(error)
  return (
    <div className="flex min-h-11 items-center justify-center gap-1.5 text-footnote" role="status">
      {error || isPassed ? null : children}
      {isPassed ? <span className="text-win">{say('captcha.passed')}</span> : null}
      {error && !isPassed ? (
        <span className="flex items-center gap-1.5 text-error">
          <WarningCircleIcon weight="fill" size={14} />
          {failure}
        </span>
      ) : null}
    </div>
  )
}

/** A wrong answer says so (ACC-08); a lost one says that time ran out. */
function useFailureText(error: Error | null): string {
  const say = useMessages()
  const isOnline = useIsOnline()
  if (error instanceof ApiRefusal) {
    return error.code === ERRORS.CAPTCHA_INVALID.wire ? say('captcha.failed') : error.message
  }
  return say(isOnline ? 'captcha.timeout' : 'accounts.offline')
}
