import type { CSSProperties } from 'react'
import './slider.css'

type SliderProps = {
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  label: string
  /** What the value means, spoken instead of the number. */
  valueText: string
  disabled?: boolean
}

/** A value between two ends. The keyboard and the screen reader come with the browser's own control. */
export function Slider({ value, min, max, step, onChange, label, valueText, disabled }: SliderProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 100
  return (
    <input
      type="range"
      className="ui-slider"
      style={{ '--slider-fill': `${share}%` } as CSSProperties}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
