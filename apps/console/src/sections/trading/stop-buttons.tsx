import type { TradingMatch } from '@keo/contract/console-trading'
import { listBettingStops, resumeBetting, stopBetting } from '@keo/contract/console-trading-stops'
import { Button } from '@keo/ui/primitives/button'
import { Refused } from '../../parts/states.tsx'
import { call } from '../../platform/api.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useAct, useCall } from '../../platform/queries.ts'
import { offerUndo } from '../../platform/undo.ts'
import { words } from './words.ts'

/** At once and without a question, as a match is suspended: Z takes it back. */
function useStop() {
  const { say } = useLook(words)
  const stop = useAct(stopBetting, (_, what) =>
    offerUndo({
      text: say(what.leagueId === undefined ? 'allStoppedNow' : 'leagueStoppedNow'),
      undo: () => call(resumeBetting, what),
    }),
  )
  const resume = useAct(resumeBetting, (_, what) =>
    offerUndo({ text: say('isOpenNow'), undo: () => call(stopBetting, what) }),
  )
  return { stop, resume }
}

/** The whole league of a match. */
export function LeagueStop({ match: { leagueId, leagueName, stop: stoppedBy } }: { match: TradingMatch }) {
  const { say } = useLook(words)
  const { stop, resume } = useStop()
  const isStopped = stoppedBy === 'league'
  const act = isStopped ? resume : stop
  const run = () => act.mutate({ leagueId })
  useKeys({ [isStopped ? 'shift+o' : 'shift+s']: run })
  return (
    <div className="hold">
      <Refused error={stop.error ?? resume.error} />
      <Button size="s" kind="outline" busy={act.isPending} onClick={run}>
        {`${say(isStopped ? 'resumeLeague' : 'stopLeague')} ${leagueName}`}{' '}
        <kbd>{isStopped ? '⇧O' : '⇧S'}</kbd>
      </Button>
    </div>
  )
}

/** What is stopped as a whole, each with its way back, and the way to stop everything. */
export function Stops({ mayHold }: { mayHold: boolean }) {
  const { say } = useLook(words)
  const stops = useCall(listBettingStops, {}, REFRESH_MS)
  const { stop, resume } = useStop()
  if (!stops.data) return null
  const { isAll, leagues } = stops.data
  return (
    <div className="stops">
      {isAll ? <span role="alert">{say('allStopped')}</span> : null}
      {mayHold ? (
        <Button
          size="s"
          kind={isAll ? 'primary' : 'outline'}
          busy={stop.isPending || resume.isPending}
          onClick={() => (isAll ? resume : stop).mutate({})}
        >
          {say(isAll ? 'resumeAll' : 'stopAll')}
        </Button>
      ) : null}
      {leagues.map(({ leagueId, name }) => (
        <span key={leagueId} className="hold">
          {`${say('stoppedLeague')} ${name}`}
          {mayHold ? (
            <button type="button" className="chip" onClick={() => resume.mutate({ leagueId })}>
              {say('reopen')}
            </button>
          ) : null}
        </span>
      ))}
      <Refused error={stop.error ?? resume.error} />
    </div>
  )
}
