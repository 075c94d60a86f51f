import { useIsDue } from '../../platform/use-is-due.ts'
import { SupportMark } from './support-mark.tsx'

/** An answer that comes at once needs none. */
const AFTER_MS = 400

/** Somebody is about to answer. */
export function TypingLine({ words }: { words: string }) {
  if (!useIsDue(AFTER_MS)) return null
  return (
    <div className="chat-line">
      <SupportMark small />
      <div className="chat-bubble chat-typing">
        <span className="sr-only">{words}</span>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
