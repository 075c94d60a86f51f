import { endOwnSession, listOwnSessions } from '@keo/contract/console-own'
import type { StaffSession } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Where this account is open; what was left open elsewhere is ended from here. */
export function OwnSessions() {
  const { say } = useLook(words)
  const found = useCall(listOwnSessions, {})
  const end = useAct(endOwnSession)
  return (
    <section className="panel">
      <h2>{say('account.sessions')}</h2>
      <Loaded of={found}>
        {({ sessions }) =>
          sessions.map((one) => (
            <Line
              key={one.id}
              one={one}
              isEnding={end.isPending && end.variables.id === one.id}
              onEnd={() => end.mutate({ id: one.id })}
            />
          ))
        }
      </Loaded>
      <Refused error={end.error} />
    </section>
  )
}

function Line({ one, isEnding, onEnd }: { one: StaffSession; isEnding: boolean; onEnd: () => void }) {
  const { say, time } = useLook(words)
  return (
    <p className="keys-row">
      <span className="num">{one.address}</span>{' '}
      <span className="meta">
        {one.userAgent} · {say('account.since')} <span className="num">{time(one.startedAt)}</span> ·{' '}
        {say('account.lastAct')} <span className="num">{time(one.lastActionAt)}</span>
      </span>
      {one.isOwn ? (
        <span className="badge">{say('staff.own')}</span>
      ) : (
        <Button size="xs" busy={isEnding} onClick={onEnd}>
          {say('staff.end')}
        </Button>
      )}
    </p>
  )
}
