import { Drawing } from '@keo/ui/pictures/drawing'
import { useId } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { usePlayAmounts } from '../frame/play-context.ts'
import { chipDrawing } from './table-drawings.ts'

type ChipRailProps = {
  chips: readonly string[]
  value: string
  onChange: (chip: string) => void
}

/** The chips of a table: radio buttons, so that arrow keys choose among them. */
export function ChipRail({ chips, value, onChange }: ChipRailProps) {
  const say = useMessages()
  const { compact, text } = usePlayAmounts()
  const name = useId()
  return (
    <fieldset className="table-rail">
      <legend className="sr-only">{say('tables.chip')}</legend>
      {chips.map((chip, place) => (
        <label key={chip} className="table-chip">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={chip === value}
            aria-label={text(chip)}
            onChange={() => onChange(chip)}
          />
          <Drawing svg={chipDrawing(place)} className="table-chip-face" />
          <b className="num" aria-hidden="true">
            {compact(chip)}
          </b>
        </label>
      ))}
    </fieldset>
  )
}
