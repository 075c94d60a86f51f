import { CalendarBlankIcon } from '@keo/ui/icons/calendar-blank'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { Chip } from '@keo/ui/bars/chip'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { type BetFilter, DAY_PRESETS, type DayPreset } from '../bet-filter.ts'
import { PRESET_TEXTS } from '../bet-words.ts'

type DaysChipProps = { preset: DayPreset; onChoose: (preset: DayPreset) => void }

export function DaysChip({ preset, onChoose }: DaysChipProps) {
  const say = useMessages()
  return (
    <Choice
      name={say('betRecord.days')}
      shown={say(PRESET_TEXTS[preset])}
      // On the narrowest phones the title would touch it.
      icon={<CalendarBlankIcon size={17} className="max-[380px]:hidden" />}
      className="mr-2.5"
    >
      {(close) => (
        <RadioList<DayPreset>
          label={say('betRecord.days')}
          options={DAY_PRESETS.map((key) => ({ key, label: say(PRESET_TEXTS[key]) }))}
          value={preset}
          onChange={(chosen) => {
            close()
            onChoose(chosen)
          }}
        />
      )}
    </Choice>
  )
}

type SportChipProps = {
  sportId: BetFilter['sportId']
  sports: readonly { sportId: number; count: number }[]
  nameOf: (sportId: number) => string
  onChoose: (sportId: number | undefined) => void
}

const EVERY = 'every'

export function SportChip({ sportId, sports, nameOf, onChoose }: SportChipProps) {
  const say = useMessages()
  const shown = sportId === undefined ? say('betRecord.sport.all') : nameOf(sportId)
  return (
    <Choice name={say('betRecord.sport')} shown={shown}>
      {(close) => (
        <RadioList<string>
          label={say('betRecord.sport')}
          options={[
            { key: EVERY, label: say('betRecord.sport.every') },
            ...sports.map(({ sportId: id, count }) => ({
              key: String(id),
              label: nameOf(id),
              note: String(count),
            })),
          ]}
          value={sportId === undefined ? EVERY : String(sportId)}
          onChange={(key) => {
            close()
            onChoose(key === EVERY ? undefined : Number(key))
          }}
        />
      )}
    </Choice>
  )
}

type ChoiceProps = {
  name: string
  shown: string
  className?: string
  icon?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A chip that says what is chosen and opens the choices. */
function Choice({ name, shown, icon, className = '', children }: ChoiceProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Chip
        className={className}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={`${name}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
        <CaretDownIcon size={11} />
      </Chip>
      <Sheet open={isOpen} onOpenChange={setOpen} title={name} closeLabel={say('common.close')}>
        {children(() => setOpen(false))}
      </Sheet>
    </>
  )
}
