import { Chip } from '@keo/ui/bars/chip'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import type { Day } from './days.ts'

type DayStripProps = { days: readonly Day[]; day: string }

/** Which day is shown stands in the address. */
export function DayStrip({ days, day }: DayStripProps) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  return (
    <div className="live-days scroll-x" role="group" aria-label={say('live.days')}>
      {days.map(({ day: one, at }, ahead) => (
        <Chip
          key={one}
          on={one === day}
          onClick={() => go.replace(withQuery(paths.liveMatches(), { day: ahead === 0 ? undefined : one }))}
        >
          {ahead === 0 ? say('live.today') : formatDate(at, language)}
        </Chip>
      ))}
    </div>
  )
}
