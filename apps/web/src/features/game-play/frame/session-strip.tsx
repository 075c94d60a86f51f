import { getPlayPosition } from '@keo/contract/games'
import { ClockIcon } from '@keo/ui/icons/clock'
import { minutes, parseServerTime } from '@keo/units/instants'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useHere } from '../../../navigation/use-go.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useIsIn } from '../../../session/session.ts'
import { link } from '../../../page-kit/link.ts'
import { usePlayAmounts } from './play-context.ts'

export const positionQuery = queryOptions({
  queryKey: ['game-play', 'position'],
  queryFn: ({ signal }) => api(getPlayPosition, {}, { silent: true, signal }),
  refetchInterval: minutes(1),
})

/** How long the member has been playing and what it brought or cost, always in sight (RSP-13). */
export function SessionStrip({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <DemoStrip /> : <PositionStrip />
}

function PositionStrip() {
  const say = useMessages()
  const now = useNow()
  const { signed } = usePlayAmounts()
  const { data } = useQuery({ ...positionQuery, enabled: useIsIn() })
  const since = data && parseServerTime(data.since)
  if (!data || since === undefined) return <div className="play-session" />
  const played = Math.max(0, Math.floor((now - since) / minutes(1)))
  const time =
    played < 60
      ? say('game.played', { minutes: played })
      : say('game.playedHours', { hours: Math.floor(played / 60), minutes: played % 60 })
  return (
    <div className="play-session">
      <ClockIcon size={14} weight="bold" />
      <span className="num">{time}</span>
      <span>
        {say('game.session')} <b className="num">{signed(data.net)}</b>
      </span>
    </div>
  )
}

function DemoStrip() {
  const say = useMessages()
  const { path } = useHere()
  const isIn = useIsIn()
  return (
    <div className="play-session">
      <b className="text-text">{say('game.demo')}</b>
      <span className="ell min-w-0">{say('game.demoNote')}</span>
      {isIn ? null : (
        <a
          className="font-semibold text-brand-text underline underline-offset-4"
          {...link(withQuery(paths.login(), { redirect: path }))}
        >
          {say('nav.signIn')}
        </a>
      )}
    </div>
  )
}
