import { WIRE } from '@keo/contract/wire-codes'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { ApiRefusal, NoAnswer } from '../api/api-outcome.ts'
import { useMessages } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'

type ProblemProps = {
  error: Error | null
  /** The form has a better place for this refusal: its field, or a question. */
  isRefusalShown?: boolean
}

/** Why the last try of a form came to nothing. It stays until the next one: a toast is gone before it is read twice. */
export function Problem({ error, isRefusalShown = false }: ProblemProps) {
  const say = useMessages()
  const isOnline = useIsOnline()
  // The one refusal that always has its toast is not said twice.
  const isRefused = error instanceof ApiRefusal && !isRefusalShown && error.code !== WIRE.ACCOUNT_RESTRICTED
  const noAnswer = say(isOnline ? 'accounts.noAnswer' : 'accounts.offline')
  const words = error instanceof NoAnswer ? noAnswer : isRefused ? error.message : ''
  if (!words) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-m bg-error-soft px-3 py-2.5 text-footnote text-error"
    >
      <WarningCircleIcon weight="fill" size={16} className="mt-[1.5px] flex-none" />
      {words}
    </p>
  )
}
