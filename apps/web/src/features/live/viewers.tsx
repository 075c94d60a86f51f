import { EyeIcon } from '@keo/ui/icons/eye'
import { formatCompact } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'

/** How many watch, as counted. */
export function Viewers({ count, className = '' }: { count: number; className?: string }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <span className={`live-viewers ${className}`}>
      <EyeIcon size={13} weight="fill" />
      <span className="num" aria-hidden="true">
        {formatCompact(count, language)}
      </span>
      <span className="sr-only">{say('live.viewers', { count })}</span>
    </span>
  )
}
