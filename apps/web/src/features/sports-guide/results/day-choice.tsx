import { Chip } from '@keo/ui/bars/chip'
import { days } from '@keo/units/instants'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { RESULT_DAYS } from './result-days.ts'

type DayChoiceProps = { daysAgo: number; onChange: (daysAgo: number) => void }

export function DayChoice({ daysAgo, onChange }: DayChoiceProps) {
  const say = useMessages()
  const language = useLanguage()
  const nameOf = (ago: number): string => {
    if (ago === 0) return say('results.today')
    return ago === 1 ? say('results.yesterday') : formatDate(clock.now() - days(ago), language)
  }
  return (
    <div className="scroll-x flex gap-2" role="group" aria-label={say('results.day')}>
      {RESULT_DAYS.map((ago) => (
        <Chip key={ago} className="flex-none" on={ago === daysAgo} onClick={() => onChange(ago)}>
          {nameOf(ago)}
        </Chip>
      ))}
    </div>
  )
}
