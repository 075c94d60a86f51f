import { Button } from '@keo/ui/primitives/button'
import { RadioList } from '@keo/ui/fields/radio-list'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import {
  DAY_PRESETS,
  type DayPreset,
  type DayRange,
  isRangeRight,
  presetRange,
  type RecordFilter,
} from '../record-filter.ts'
import { PRESET_TEXTS } from '../record-words.ts'

type Chosen = Pick<RecordFilter, 'preset' | 'fromDay' | 'untilDay'>
type DaysChoiceProps = { filter: Chosen; onChoose: (chosen: Chosen) => void }

/** The usual ranges, or two days of one's own. */
export function DaysChoice({ filter, onChoose }: DaysChoiceProps) {
  const say = useMessages()
  const choosePreset = (preset: DayPreset): void => onChoose({ preset, ...presetRange(preset, clock.now()) })
  return (
    <div className="flex flex-col gap-3">
      <RadioList<DayPreset>
        label={say('record.days')}
        options={DAY_PRESETS.map((key) => ({ key, label: say(PRESET_TEXTS[key]) }))}
        value={filter.preset === 'own' ? null : filter.preset}
        onChange={choosePreset}
      />
      <OwnDays
        first={{ fromDay: filter.fromDay, untilDay: filter.untilDay }}
        onChoose={(range) => onChoose({ preset: 'own', ...range })}
      />
    </div>
  )
}

function OwnDays({ first, onChoose }: { first: DayRange; onChoose: (range: DayRange) => void }) {
  const say = useMessages()
  const [range, setRange] = useState(first)
  const isRight = isRangeRight(range)
  return (
    <fieldset className="flex flex-col gap-2.5 border-t border-line pt-3">
      <legend className="sr-only">{say('record.days.own')}</legend>
      <div className="flex gap-2.5">
        <DayField
          label={say('record.days.from')}
          value={range.fromDay}
          onChange={(fromDay) => setRange({ ...range, fromDay })}
        />
        <DayField
          label={say('record.days.until')}
          value={range.untilDay}
          onChange={(untilDay) => setRange({ ...range, untilDay })}
        />
      </div>
      <p
        className={`text-caption text-pretty ${isRight ? 'text-text-2' : 'text-error'}`}
        role={isRight ? undefined : 'alert'}
      >
        {say(isRight ? 'record.days.note' : 'record.days.wrong')}
      </p>
      <Button kind="primary" disabled={!isRight} onClick={() => onChoose(range)}>
        {say('record.apply')}
      </Button>
    </fieldset>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** The device's own calendar. */
function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-footnote text-text-2">
      {label}
      <span className="ui-field">
        <input
          type="date"
          className="ui-field-input num min-w-0"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}
