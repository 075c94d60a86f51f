import type { LobbyGame } from '@keo/contract/games'
import { ERRORS } from '@keo/contract/errors'
import { isWithinWindow } from '@keo/contract/server-time'
import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { WrenchIcon } from '@keo/ui/icons/wrench'
import { type Instant, parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApiRefusal } from '../../../api/api-outcome.ts'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { useIsOnline } from '../../../platform/online.ts'
import { useNow } from '../../../platform/use-now.ts'
import { typeOfGame } from '../../../site/game-rest.ts'
import { gameTypesQuery } from '../../../site/game-types.ts'
import { toast } from '../../../toasts/toast.ts'
import { GameState } from './game-state.tsx'
import { LimitVeil } from './limit-veil.tsx'

export type Maintenance = {
  /** Null while the game is open, or where nobody says when it ends. */
  readonly endsAt: Instant | null
  /** The player gets a note when it opens again. */
  readonly isReminderOn: boolean
  readonly setReminder: (isReminderOn: boolean) => void
}

/** When the maintenance of a game or its type ends. Opens the game anew once it is over. */
export function useMaintenance(id: number, game: LobbyGame | undefined, relaunch: () => void): Maintenance {
  const say = useMessages()
  const now = useNow()
  const [isReminderOn, setReminder] = useState(false)
  const { data: types = [] } = useQuery(gameTypesQuery)
  const ofGame = game && typeOfGame(types, game)
  const windows = [
    ...(game ? [game] : []),
    ...types.filter((type) => type === ofGame || type.gameList.some((one) => one.id === id)),
    ...types.flatMap(({ gameList }) => gameList.filter((one) => one.id === id)),
  ]
  const window = windows.find((one) => isWithinWindow(one, now))
  const endsAt = (window && parseServerTime(window.endTime)) ?? null
  const wasClosed = useRef(false)
  useEffect(() => {
    const isOver = wasClosed.current && endsAt === null
    wasClosed.current = endsAt !== null
    if (!isOver) return
    if (isReminderOn) toast.show(say('game.openAgain'))
    setReminder(false)
    relaunch()
  }, [endsAt, isReminderOn, relaunch, say])
  return { endsAt, isReminderOn, setReminder }
}

type ClosedGameProps = { onRetry: () => void; maintenance: Maintenance } & (
  | { kind: 'maintenance' }
  | { kind: 'away' }
  | { kind: 'refused'; refusal: ApiRefusal }
)

/** Reasons of the player's own or of the law: their page says when it opens. */
const LOCKS: ReadonlySet<number> = new Set(
  [
    ERRORS.ON_BREAK,
    ERRORS.RESTING,
    ERRORS.SELF_EXCLUDED,
    ERRORS.SELF_EXCLUDED_ENDLESS,
    ERRORS.REALITY_CHECK_DUE,
  ].map(({ wire }) => wire),
)

export function ClosedGame(props: ClosedGameProps) {
  const say = useMessages()
  const isOnline = useIsOnline()
  const { onRetry, maintenance } = props
  if (props.kind === 'maintenance') return <Resting {...maintenance} />
  const retry = (
    <button type="button" className="play-state-action" onClick={onRetry}>
      {say('game.retry')}
    </button>
  )
  if (props.kind === 'away') {
    return (
      <GameState
        icon={<WarningCircleIcon size={36} />}
        title={say(isOnline ? 'game.away.title' : 'game.away.offline')}
        text={say('game.away.text')}
        action={retry}
      />
    )
  }
  const { code, message } = props.refusal
  if (code === ERRORS.GAME_IN_MAINTENANCE.wire) return <Resting {...maintenance} />
  if (code === ERRORS.LIMIT_REACHED.wire) return <LimitVeil />
  if (LOCKS.has(code)) {
    return (
      <GameState
        icon={<ShieldWarningIcon size={36} />}
        title={say('game.locked')}
        text={message}
        action={
          <a className="play-state-action" {...link(paths.saferPlay())}>
            {say('game.seeLimits')}
          </a>
        }
      />
    )
  }
  const isUnproven = code === ERRORS.IDENTITY_NEEDED.wire
  return (
    <GameState
      icon={<WarningCircleIcon size={36} />}
      title={say('game.closed')}
      text={message}
      action={
        isUnproven ? (
          <a className="play-state-action" {...link(paths.identity())}>
            {say('game.proveIdentity')}
          </a>
        ) : (
          retry
        )
      }
    />
  )
}

function Resting({ endsAt, isReminderOn, setReminder }: Maintenance) {
  const say = useMessages()
  const language = useLanguage()
  const title = endsAt
    ? say('game.maintenanceUntil', { time: formatTime(endsAt, language) })
    : say('game.maintenance')
  return (
    <GameState
      icon={<WrenchIcon size={36} weight="fill" />}
      title={title}
      text={say('game.maintenanceText')}
      action={
        <button
          type="button"
          className="play-state-action"
          aria-pressed={isReminderOn}
          onClick={() => setReminder(!isReminderOn)}
        >
          {say(isReminderOn ? 'game.willTell' : 'game.tellMe')}
        </button>
      }
    />
  )
}
