import type { PlainMessageKey } from '@keo/messages/keys'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Strip } from '@keo/ui/primitives/strip'
import { paths, withQuery } from '../../paths.ts'
import { useMessages } from '../../shared/messages.ts'
import { useGo } from '../../shell/use-go.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { headline } from './board/score-board.ts'

const STATUS = { over: 0, postponed: 1, cancelled: 3, notStarted: 4, live: 5, abandoned: 7 } as const
const FINAL: ReadonlySet<number> = new Set([
  STATUS.over,
  STATUS.postponed,
  STATUS.cancelled,
  STATUS.abandoned,
])
const SUSPENDED = 2

/** Delay events of the wire (3.18), in words. */
const CAUSES: Readonly<Record<number, PlainMessageKey>> = {
  1: 'match.cause.1',
  2: 'match.cause.2',
  3: 'match.cause.3',
  4: 'match.cause.4',
  5: 'match.cause.5',
  6: 'match.cause.6',
  7: 'match.cause.7',
}

export const isFinal = ({ ms }: Pick<MatchHead, 'ms'>): boolean => FINAL.has(ms)

/** Why nothing can be bet just now; nothing while betting is open. */
export function SaleNotice({ head }: { head: MatchHead }) {
  const say = useMessages()
  const cause = causeOf(head)
  if (!cause) return null
  return (
    <div className="px-3 pt-2.5">
      <Strip tone="warn">
        <b className="font-semibold">{say('match.suspended.title')}</b> · {say(cause)}
      </Strip>
    </div>
  )
}

/** What is said of a match that stands still. */
export function causeOf({ ms, ss, cause }: Pick<MatchHead, 'ms' | 'ss' | 'cause'>): PlainMessageKey | null {
  if (FINAL.has(ms)) return null
  if (ms !== STATUS.live && ms !== STATUS.notStarted) return 'match.suspended.stopped'
  if (ss !== SUSPENDED) return null
  return CAUSES[cause ?? 0] ?? 'match.cause.4'
}

/** The match is over: its result is elsewhere. */
export function OverNotice({ head }: { head: MatchHead }) {
  const say = useMessages()
  const go = useGo()
  const isPlayed = head.ms === STATUS.over && headline(head) !== null
  const open = () =>
    go.to(withQuery(paths.resultDetail(), { id: String(head.id), sportId: String(head.sid) }))
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
