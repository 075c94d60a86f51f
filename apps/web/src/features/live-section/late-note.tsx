import { useMessages } from '../../language/messages.ts'
import './late-note.css'

/** Below lists with pictures and scores of matches: both may be behind what happens on the pitch. */
export function LateNote() {
  const say = useMessages()
  return <p className="live-late">{say('live.late')}</p>
}
