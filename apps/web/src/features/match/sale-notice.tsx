import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Strip } from '@keo/ui/primitives/strip'
import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { headline, countedNote, causeOf } from '../match-words/index.ts'
import { matchQueries } from './match-queries.ts'
import './sale-notice.css'

/** Why nothing can be bet just now; nothing while betting is open. It covers prices instead of moving them. */
export function SaleNotice({ head }: { head: MatchHead }) {
  const say = useMessages()
  const cause = causeOf(head)
  const isUntold = cause !== null && head.status === MATCH_STATUS.live && head.cause === null
  const { data } = useQuery({ ...matchQueries.suspension(head.id), enabled: isUntold })
  if (!cause) return null
  const told = isUntold ? data?.find(({ matchId }) => matchId === head.id)?.text : undefined
  return (
    <div className="match-notice">
      <div className="match-notice-plate">
        <Strip tone="warn">
          <b className="font-semibold">{say('match.suspended.title')}</b> · {told ?? say(cause)}
        </Strip>
      </div>
    </div>
  )
}

/** In extra time and a shoot-out: what the main markets count. */
export function CountedNote({ head }: { head: MatchHead }) {
  const say = useMessages()
  const words = countedNote(head)
  return words ? (
    <div className="px-3 pt-3">
      <Strip tone="info">{say(words)}</Strip>
    </div>
  ) : null
}

/** The match is over: its result is elsewhere. */
export function OverNotice({ head }: { head: MatchHead }) {
  const say = useMessages()
  const go = useGo()
  const isPlayed = head.status === MATCH_STATUS.ended && headline(head) !== null
  const open = () =>
    go.to(withQuery(paths.resultDetail(), { id: String(head.id), sportId: String(head.sportId) }))
  return (
    <EmptyState
      title={say('match.over.title')}
      note={say(isPlayed ? 'match.over.note' : 'match.over.unplayed')}
      action={
        <Button kind="primary" onClick={open}>
          {say('match.over.open')}
        </Button>
      }
    />
  )
}

/** No match has this number. */
export function MissingMatch() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('match.missing.title')}
      note={say('match.missing.note')}
      action={
        <Button kind="primary" onClick={() => go.replace(paths.sports())}>
          {say('match.missing.sports')}
        </Button>
      }
    />
  )
}
