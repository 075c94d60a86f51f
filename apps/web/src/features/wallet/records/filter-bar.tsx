import { RECORD_GROUPS, RECORD_STATES } from '@keo/contract/wallet-records'
import { CalendarBlankIcon } from '@keo/ui/icons/calendar-blank'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { Chip } from '@keo/ui/bars/chip'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { RecordFilter } from '../record-filter.ts'
import { GROUP_TEXTS, PRESET_TEXTS, STATE_TEXTS } from '../record-words.ts'
import { DaysChoice } from './days-choice.tsx'

type FilterBarProps = { filter: RecordFilter; onChange: (change: Partial<RecordFilter>) => void }

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const say = useMessages()
  const { group, state, preset, fromDay, untilDay } = filter
  const daysText = preset === 'own' ? `${shortDay(fromDay)}–${shortDay(untilDay)}` : say(PRESET_TEXTS[preset])
  return (
    <div className="flex flex-wrap gap-2">
      <Choice name={say('record.days')} shown={daysText} on icon={<CalendarBlankIcon size={15} />}>
        {(close) => (
          <DaysChoice
            filter={filter}
            onChoose={(change) => {
              close()
              onChange(change)
            }}
          />
        )}
      </Choice>
      <Choice
        name={say('record.kind')}
        shown={group ? say(GROUP_TEXTS[group]) : say('record.kind')}
        on={group !== undefined}
      >
        {(close) => (
          <WordList
            label={say('record.kind')}
            words={RECORD_GROUPS.map((key) => ({ key, label: say(GROUP_TEXTS[key]) }))}
            value={group}
            onChoose={(chosen) => {
              close()
              onChange({ group: chosen })
            }}
          />
        )}
      </Choice>
      <Choice
        name={say('record.state')}
        shown={state ? say(STATE_TEXTS[state].text) : say('record.state')}
        on={state !== undefined}
      >
        {(close) => (
          <WordList
            label={say('record.state')}
            words={RECORD_STATES.map((key) => ({ key, label: say(STATE_TEXTS[key].text) }))}
            value={state}
            onChoose={(chosen) => {
              close()
              onChange({ state: chosen })
            }}
          />
        )}
      </Choice>
    </div>
  )
}

/** `31/01` of `2026-01-31`, in every language: the chip is narrow. */
const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`

type ChoiceProps = {
  name: string
  shown: string
  on: boolean
  icon?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A chip that says what is chosen and opens the choices. */
function Choice({ name, shown, on, icon, children }: ChoiceProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Chip
        on={on}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={`${name}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
        <CaretDownIcon size={12} />
      </Chip>
      <Sheet open={isOpen} onOpenChange={setOpen} title={name} closeLabel={say('common.close')}>
        {children(() => setOpen(false))}
      </Sheet>
    </>
  )
}

type WordListProps<Key extends string> = {
  label: string
  words: readonly { key: Key; label: string }[]
  value: Key | undefined
  onChoose: (key: Key | undefined) => void
}

const ALL = 'all'

function WordList<Key extends string>({ label, words, value, onChoose }: WordListProps<Key>) {
  const say = useMessages()
  return (
    <RadioList<Key | typeof ALL>
      label={label}
      options={[{ key: ALL, label: say('record.all') }, ...words]}
      value={value ?? ALL}
      onChange={(key) => onChoose(key === ALL ? undefined : key)}
    />
  )
}
