import { FastForwardIcon } from '@keo/ui/icons/fast-forward'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useEffect, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import type { Film } from './player/projector.ts'
import type { SideIndex } from './scene/scene.ts'
import { CHEER_MS } from './scene/scene-of.ts'

const OF_GOALS = new Set<number>([SPORT.soccer, SPORT.electronicSoccer, SPORT.iceHockey, SPORT.handball])

type GoalBannerProps = { head: MatchHead; film: Film; onSkip: () => void }

/** Says who scored, and then that the picture is shown again. */
export function GoalBanner(props: GoalBannerProps) {
  const { goal } = props.film
  return goal ? <GoalWords key={goal.seenAtMs} {...props} side={goal.moment.side} /> : null
}

function GoalWords({ head, film, onSkip, side }: GoalBannerProps & { side: SideIndex }) {
  const say = useMessages()
  const [isAgain, setAgain] = useState(false)
  useEffect(() => clock.after(CHEER_MS, () => setAgain(true)), [])
  if (!isAgain)
    return (
      <div className="broadcast-goal">
        <b>{say(OF_GOALS.has(head.sportId) ? 'broadcast.goal' : 'broadcast.points')}</b>
        <span className="ell">{head.teams[side]?.name}</span>
      </div>
    )
  if (!film.setting.field.hasReplay) return null
  return (
    <div className="broadcast-replay">
      <span>{say('broadcast.replay')}</span>
      <button type="button" onClick={onSkip}>
        {say('broadcast.skip')}
        <FastForwardIcon size={14} weight="fill" />
      </button>
    </div>
  )
}
