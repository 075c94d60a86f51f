import type { SaferPlay } from '@keo/contract/safer-play'
import type { PlainMessageKey } from '@keo/messages/keys'
import { days, hours, parseServerTime } from '@keo/units/instants'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { toast } from '../../toasts/toast.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { useTakeBreak } from './safer-play-queries.ts'

const BREAKS = [
  { dayCount: 1, label: 'break.day' },
  { dayCount: 7, label: 'break.week' },
  { dayCount: 30, label: 'break.month' },
  { dayCount: 42, label: 'break.sixWeeks' },
] as const satisfies readonly { dayCount: number; label: PlainMessageKey }[]

/** What would make a break longer by less is not worth a button. */
const LONGER_MS = hours(12)

/** One tap and one question: a break begins at once. While one runs, only longer ones can be taken. */
export function BreakCard({ state }: { state: SaferPlay }) {
  const say = useMessages()
  const language = useLanguage()
  const take = useTakeBreak()
  const heldUntil = parseServerTime(state.breakUntilTime) ?? 0
  const ask = async (dayCount: number): Promise<void> => {
    const until = clock.now() + days(dayCount)
    const isAgreed = await confirm({
      title: say('break.askTitle', { time: formatDateTime(until, language) }),
      text: say('break.askText'),
      agree: say('break.agree'),
    })
    if (!isAgreed) return
    take.mutate({ days: dayCount }, { onSuccess: () => toast.show(say('break.begun'), { kind: 'success' }) })
  }
  const open = BREAKS.filter(({ dayCount }) => clock.now() + days(dayCount) > heldUntil + LONGER_MS)
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <p className="text-footnote text-pretty text-text-2">{say('break.note')}</p>
      {heldUntil > 0 ? <h3 className="text-footnote font-semibold">{say('break.longer')}</h3> : null}
      <div className="grid grid-cols-2 gap-2">
        {open.map(({ dayCount, label }) => (
          <Button key={label} kind="outline" disabled={take.isPending} onClick={() => void ask(dayCount)}>
            {say(label)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
