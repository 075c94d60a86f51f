import { ERRORS } from '@keo/contract/errors'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ApiRefusal } from '../../../shared/api-outcome.ts'
import { useMessages } from '../../../shared/messages.ts'
import { useIsOnline } from '../../../shared/online.ts'

/** Nothing to solve: the server did not answer in time, or asks to slow down. */
export function CaptchaFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failure = useFailureText(error)
  const say = useMessages()
  return (
    <EmptyState
      title={say('captcha.notLoaded')}
      note={failure}
      action={
        <Button kind="primary" onClick={onRetry}>
          {say('accounts.retry')}
        </Button>
      }
    />
  )
}

/** Keeps its line, so that nothing moves when it appears. */
export function CaptchaTip({ error, isPassed }: { error: Error | null; isPassed: boolean }) {
  const say = useMessages()
  const failure = useFailureText(error)
  return (
    <p className="mt-2 flex min-h-[19px] items-center justify-center gap-1.5 text-footnote" role="status">
      {isPassed ? <span className="text-win">{say('captcha.passed')}</span> : null}
      {error && !isPassed ? (
        <span className="flex items-center gap-1.5 text-error">
          <WarningCircleIcon weight="fill" size={14} />
          {failure}
        </span>
      ) : null}
    </p>
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
