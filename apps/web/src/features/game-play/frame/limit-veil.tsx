import { HandPalmIcon } from '@keo/ui/icons/hand-palm'
import { formatWholeMoney } from '../../../language/format.ts'
import { formatDateTime, formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { usePassedLimit } from '../../safer-play/index.ts'
import { GameState } from './game-state.tsx'

/** A limit that the player set was reached: which one, when it opens again, and where it is set. */
export function LimitVeil() {
  const say = useMessages()
  const language = useLanguage()
  const limit = usePassedLimit(['stake', 'loss'])
  const timeOf = limit?.period === 'day' ? formatTime : formatDateTime
  const said = limit && {
    amount: formatWholeMoney(limit.amount, language),
    time: timeOf(limit.renewsAt, language),
  }
  return (
    <GameState
      icon={<HandPalmIcon size={36} weight="fill" />}
      title={say(limit ? `game.limit.${limit.period}` : 'game.limit.own')}
      text={
        said ? say(limit.kind === 'loss' ? 'game.limit.lossText' : 'game.limit.stakeText', said) : undefined
      }
      action={
        <a className="play-state-action" {...link(paths.saferPlay())}>
          {say('game.seeLimits')}
        </a>
      }
    />
  )
}
