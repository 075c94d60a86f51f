import { REMINDER_MINUTES, type SaferPlay } from '@keo/contract/safer-play'
import { BellIcon } from '@keo/ui/icons/bell'
import { ClockIcon } from '@keo/ui/icons/clock'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { limitText, momentText } from './play-words.ts'
import { useConfirmSessionLimit, useSetReminder, useSetSessionLimit } from './safer-play-queries.ts'
import { SettingRow } from './setting-row.tsx'

const LIMIT_CHOICES = [30, 60, 120, 180, 240]
const NO_LIMIT = 'none'

type BoundsCardProps = {
  state: SaferPlay
  /** Minutes of a sitting that another page proposes: a choice among the others. */
  proposed: number | null
}

/** How often the reality check comes, and how long a sitting may last. */
export function BoundsCard({ state, proposed }: BoundsCardProps) {
  const say = useMessages()
  const saved = () => toast.show(say('play.saved'), { kind: 'success' })
  const setReminder = useSetReminder()
  const setLimit = useSetSessionLimit()
  const { minutes } = state.sessionLimit
  // A limit that another client has set stands among the choices too.
  const limits = [
    ...new Set([
      ...LIMIT_CHOICES,
      ...(minutes === null ? [] : [minutes]),
      ...(proposed === null ? [] : [proposed]),
    ]),
  ].toSorted((one, other) => one - other)
  const limitOptions = [
    { key: NO_LIMIT, label: say('limit.none') },
    ...limits.map((choice) => {
      const limit = limitText(say, choice)
      return { key: String(choice), label: choice === proposed ? say('limit.proposed', { limit }) : limit }
    }),
  ]
  return (
    <Card>
      <SettingRow
        icon={<BellIcon size={20} />}
        title={say('reminder.title')}
        note={say('reminder.note')}
        options={REMINDER_MINUTES.map((every) => ({
          key: String(every),
          label: say('reminder.every', { minutes: every }),
        }))}
        value={String(state.reminderMinutes)}
        onChange={(key) => {
          const chosen = REMINDER_MINUTES.find((every) => String(every) === key)
          if (chosen) setReminder.mutate({ minutes: chosen }, { onSuccess: saved })
        }}
      />
      <SettingRow
        icon={<ClockIcon size={20} />}
        title={say('limit.title')}
        note={say('limit.note')}
        options={limitOptions}
        isOpenAtFirst={proposed !== null}
        value={minutes === null ? NO_LIMIT : String(minutes)}
        onChange={(key) =>
          setLimit.mutate({ minutes: key === NO_LIMIT ? null : Number(key) }, { onSuccess: saved })
        }
      />
      {state.sessionLimit.raise ? (
        <RaiseRow limit={state.sessionLimit} raise={state.sessionLimit.raise} />
      ) : null}
    </Card>
  )
}

type Limit = SaferPlay['sessionLimit']

/** A higher limit waits for its day, then for a second word. Asking for what holds now takes it back. */
function RaiseRow({ limit, raise }: { limit: Limit; raise: NonNullable<Limit['raise']> }) {
  const say = useMessages()
  const confirmLimit = useConfirmSessionLimit()
  const setLimit = useSetSessionLimit()
  return (
    <div className="flex flex-col gap-2.5 border-t border-line px-3.5 py-3 text-footnote text-text-2">
      <p>{useRaiseText(raise)}</p>
      <div className="flex gap-2">
        <Button
          size="s"
          busy={setLimit.isPending}
          onClick={() => setLimit.mutate({ minutes: limit.minutes })}
        >
          {say('limit.keep')}
        </Button>
        {raise.isReady ? (
          <Button
            size="s"
            kind="soft"
            busy={confirmLimit.isPending}
            onClick={() => confirmLimit.mutate(undefined)}
          >
            {say('limit.confirm')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function useRaiseText({ minutes, readyTime, isReady }: NonNullable<Limit['raise']>): string {
  const say = useMessages()
  const time = momentText(readyTime, useLanguage())
  const limit = limitText(say, minutes)
  if (minutes === null) return isReady ? say('limit.raiseReadyNone') : say('limit.raiseWaitingNone', { time })
  return isReady ? say('limit.raiseReady', { limit }) : say('limit.raiseWaiting', { limit, time })
}
