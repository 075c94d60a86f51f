import { useState } from 'react'
import { type FieldRule, fieldErrorOnBlur } from './field-rule.ts'

/** The error a field finds by itself: checked on leaving it, gone with the next keystroke. */
export function useFieldError(rule: FieldRule, onErrorChange?: (error: string) => void) {
  const [error, setError] = useState('')
  const report = (next: string) => {
    if (next === error) return
    setError(next)
    onErrorChange?.(next)
  }
  return { error, clear: () => report(''), check: (value: string) => report(fieldErrorOnBlur(value, rule)) }
}
