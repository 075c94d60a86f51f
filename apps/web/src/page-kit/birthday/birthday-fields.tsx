import { SelectField } from '@keo/ui/fields/select-field'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { type BirthdayEntry, birthdayChoices, changedEntry } from './birthday-entry.ts'

const PIECE_NAMES = ['day', 'month', 'year'] as const
const PIECES = { day: 'details.day', month: 'details.month', year: 'details.year' } as const

type BirthdayFieldsProps = { entry: BirthdayEntry; onChange: (entry: BirthdayEntry) => void }

export function BirthdayFields({ entry, onChange }: BirthdayFieldsProps) {
  const say = useMessages()
  const thisYear = new Date(clock.now()).getFullYear()
  const choices = birthdayChoices(entry, thisYear)
  return (
    <div className="grid grid-cols-[1fr_1fr_1.3fr] gap-2">
      {PIECE_NAMES.map((piece) => (
        <SelectField
          key={piece}
          label={say(PIECES[piece])}
          value={entry[piece]}
          choices={choices[piece]}
          onChange={(value) => onChange(changedEntry(entry, { [piece]: value }, thisYear))}
        />
      ))}
    </div>
  )
}
