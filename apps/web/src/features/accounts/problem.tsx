import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { NoAnswer } from '../../shared/api-outcome.ts'
import { useMessages } from '../../shared/messages.ts'
import { useIsOnline } from '../../shared/online.ts'

/** No answer came. A refusal needs no word here: the server's own is shown as a toast. */
export function Problem({ error }: { error: Error | null }) {
  const say = useMessages()
  const isOnline = useIsOnline()
  if (!(error instanceof NoAnswer)) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-m bg-error-soft px-3 py-2.5 text-footnote text-error"
    >
      <WarningCircleIcon weight="fill" size={16} className="mt-[1.5px] flex-none" />
      {say(isOnline ? 'accounts.noAnswer' : 'accounts.offline')}
    </p>
  )
}
