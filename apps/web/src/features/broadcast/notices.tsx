import { useEffect, useReducer } from 'react'
import { seconds } from '@keo/units/instants'
import { Score } from '@keo/ui/product/score'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { causeOf, headline, periodText } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { countdownText } from './countdown-text.ts'
import type { Stage } from './stage-of.ts'

/** What is said over the picture when nobody plays, or when betting stands still. */
export function Notices({ head, stage }: { head: MatchHead; stage: Stage }) {
  const say = useMessages()
  if (stage === 'before') return <Countdown head={head} />
  if (stage === 'over') return <Result head={head} />
  if (stage === 'break') return <Note title={periodText(head, say)} />
  if (stage === 'stopped') return <Note title={periodText(head, say)} note={say('broadcast.stoppedNote')} />
  if (stage === 'void') return <Note title={periodText(head, say)} note={say('broadcast.voidNote')} />
  const cause = causeOf(head)
  return cause ? (
    <p className="broadcast-cause" data-held={stage === 'held' || undefined}>
      {say(cause)}
    </p>
  ) : null
}

function Note({ title, note }: { title: string; note?: string }) {
  return (
    <div className="broadcast-note">
      <b>{title}</b>
      {note ? <span>{note}</span> : null}
    </div>
  )
}

function Result({ head }: { head: MatchHead }) {
  const say = useMessages()
  const score = headline(head)
  return (
    <div className="broadcast-note">
      <b>{periodText(head, say)}</b>
      {score ? <Score home={score[0]} away={score[1]} className="broadcast-result" /> : null}
    </div>
  )
}

function Countdown({ head: { startsAt } }: { head: MatchHead }) {
  const say = useMessages()
  const language = useLanguage()
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0)
  useEffect(() => clock.every(seconds(1), drawAgain), [])
  const left = countdownText(startsAt - clock.now())
  return (
    <div className="broadcast-note">
      <b>{say(left === null ? 'broadcast.startsSoon' : 'broadcast.startsIn')}</b>
      {left === null ? null : <span className="broadcast-countdown num">{left}</span>}
      <span>{formatKickOff(startsAt, language)}</span>
    </div>
  )
}
