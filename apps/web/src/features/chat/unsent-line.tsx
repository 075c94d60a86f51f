import { ClockIcon } from '@keo/ui/icons/clock'
import { useStore } from 'zustand'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useIsOnline } from '../../platform/online.ts'
import { OwnContent } from './message-line.tsx'
import { drop, outbox, tryAgain, type Unsent } from './outbox.ts'

type UnsentLineProps = { item: Unsent; to: Parameters<typeof tryAgain>[0]; isEnded: boolean }

/** A message that the server does not have yet, with what became of it and what can be done. */
export function UnsentLine({ item, to, isEnded }: UnsentLineProps) {
  const say = useMessages()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const fate = useStore(outbox, ({ fates }) => fates[item.clientId])
  const isRefused = fate?.kind === 'refused'
  const isFailed = isRefused || (fate?.kind === 'failed' && isOnline && !isEnded)
  const waiting = isEnded ? 'kept' : isOnline ? 'sending' : 'waiting'
  return (
    <div className="chat-line" data-own data-unsent>
      <span className="sr-only">{say('supportChat.you')}: </span>
      <OwnContent content={item.content} />
      {isFailed ? (
        <p className="chat-meta" role="alert" data-failed>
          {isRefused ? fate.why : say('supportChat.mark.failed')}
          <button type="button" className="chat-meta-action" onClick={() => tryAgain(to, item.clientId)}>
            {say('supportChat.retry')}
          </button>
          <button type="button" className="chat-meta-action" onClick={() => drop(item.clientId)}>
            {say('supportChat.remove')}
          </button>
        </p>
      ) : (
        <p className="chat-meta">
          <span className="num">{formatTime(item.time, language)}</span>
          <ClockIcon size={13} />
          <span className={waiting === 'sending' ? 'sr-only' : ''}>{say(`supportChat.mark.${waiting}`)}</span>
        </p>
      )}
    </div>
  )
}
