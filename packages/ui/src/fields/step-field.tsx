import { type ReactNode, useId } from 'react'
import { MinusIcon } from '../icons/minus.tsx'
import { PlusIcon } from '../icons/plus.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import './text-field.css'

type StepFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** One step down or up. */
  onStep: (steps: -1 | 1) => void
  lessLabel: string
  moreLabel: string
  /** What may be entered; said as a complaint when it is not. */
  note: ReactNode
  wrong: boolean
}

/** A decimal number between a minus and a plus, for values that are mostly nudged. */
export function StepField(props: StepFieldProps) {
  const { label, value, onChange, onStep, lessLabel, moreLabel, note, wrong } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-1 text-footnote text-text-2">
      <span id={id}>{label}</span>
      <span className="ui-field">
        <IconButton label={lessLabel} icon={<MinusIcon size={18} />} onClick={() => onStep(-1)} />
        <input
          className="ui-field-input num min-w-0 grow text-center"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-labelledby={id}
          aria-invalid={wrong || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton label={moreLabel} icon={<PlusIcon size={18} />} onClick={() => onStep(1)} />
      </span>
      <span className={wrong ? 'text-error' : 'text-text-3'} role={wrong ? 'alert' : undefined}>
        {note}
      </span>
    </div>
  )
}
