import type { ReactNode } from 'react'
import { BackspaceIcon } from '../icons/backspace.tsx'
import type { StakeKey } from '../stake-entry.ts'
import { useLongPress } from '../use-long-press.ts'
import './keypad.css'

/** A key at the right edge that adds an amount. */
export type QuickKey = { label: string; amount: number }

type StakeKeypadProps = {
  onKey: (key: StakeKey) => void
  /** Three amounts, already formatted: "+50K". */
  quick: readonly [QuickKey, QuickKey, QuickKey]
  max: { label: string; onPress: () => void }
  eraseLabel: string
  label: string
  disabled?: boolean
}

/** Digits, 000 and backspace; amounts to add at the right. A long press on backspace clears. */
export function StakeKeypad({ onKey, quick, max, eraseLabel, label, disabled }: StakeKeypadProps) {
  const digit = (digits: string) => (
    <Key key={digits} disabled={disabled} onPress={() => onKey({ kind: 'digits', digits })}>
      {digits}
    </Key>
  )
  const adding = ({ label: text, amount }: QuickKey) => (
    <Key key={text} tone="quick" disabled={disabled} onPress={() => onKey({ kind: 'add', amount })}>
      {text}
    </Key>
  )
  return (
    <div role="group" aria-label={label} className="ui-keypad" data-kind="stake">
      {['1', '2', '3'].map(digit)}
      {adding(quick[0])}
      {['4', '5', '6'].map(digit)}
      {adding(quick[1])}
      {['7', '8', '9'].map(digit)}
      {adding(quick[2])}
      {['000', '0'].map(digit)}
      <EraseKey label={eraseLabel} onKey={onKey} disabled={disabled} />
      <button
        type="button"
        className="ui-key font-ui"
        data-tone="quick"
        disabled={disabled}
        onClick={max.onPress}
      >
        {max.label}
      </button>
    </div>
  )
}

type NumberPadProps = Pick<StakeKeypadProps, 'onKey' | 'eraseLabel' | 'label' | 'disabled'>

/** The large pad for the six-digit password. */
export function NumberPad({ onKey, eraseLabel, label, disabled }: NumberPadProps) {
  return (
    <div role="group" aria-label={label} className="ui-keypad" data-kind="number">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digits) => (
        <Key key={digits} disabled={disabled} onPress={() => onKey({ kind: 'digits', digits })}>
          {digits}
        </Key>
      ))}
      <span />
      <Key disabled={disabled} onPress={() => onKey({ kind: 'digits', digits: '0' })}>
        0
      </Key>
      <EraseKey label={eraseLabel} onKey={onKey} disabled={disabled} />
    </div>
  )
}

type KeyProps = { children: ReactNode; onPress: () => void; tone?: 'quick'; disabled?: boolean }

function Key({ children, onPress, tone, disabled }: KeyProps) {
  return (
    <button type="button" className="ui-key" data-tone={tone} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  )
}

type EraseKeyProps = { label: string; onKey: (key: StakeKey) => void; disabled?: boolean }

function EraseKey({ label, onKey, disabled }: EraseKeyProps) {
  const press = useLongPress(
    () => onKey({ kind: 'erase' }),
    () => onKey({ kind: 'clear' }),
  )
  return (
    <button
      type="button"
      className="ui-key"
      data-tone="erase"
      aria-label={label}
      disabled={disabled}
      {...press}
    >
      <BackspaceIcon size={22} />
    </button>
  )
}
