/** What a bordered input accepts. Phone numbers are digits cut to length; e-mail uses its own keyboard. */
export type FieldKind = 'text' | 'phone' | 'email'

export type FieldCheck = { test: (value: string) => boolean; message: string }

export type FieldRule = {
  kind?: FieldKind
  placeholder: string
  maxLength?: number
  /** False never shows an error of its own. */
  errorTip?: boolean
  /** In order; the first that fails gives the message. */
  checks?: readonly FieldCheck[]
}

/** What is kept of a typed or pasted value (specification, generic bordered input). */
export function cleanFieldValue(
  typed: string,
  { kind = 'text', maxLength }: Pick<FieldRule, 'kind' | 'maxLength'>,
): string {
  const kept = kind === 'phone' ? typed.replace(/\D/g, '') : typed
  return maxLength === undefined ? kept : kept.slice(0, maxLength)
}

/** The error after leaving the field: the placeholder when it is empty, the failed rule's message, or none. */
export function fieldErrorOnBlur(
  value: string,
  { placeholder, errorTip = true, checks = [] }: FieldRule,
): string {
  if (!errorTip) return ''
  if (value === '') return placeholder
  return checks.find((check) => !check.test(value))?.message ?? ''
}

export type FieldInput = { type: 'text' | 'tel' | 'email'; inputMode: 'text' | 'numeric' | 'email' }

/** The element's own type and keyboard for a kind of field. */
export function fieldInput(kind: FieldKind = 'text'): FieldInput {
  if (kind === 'phone') return { type: 'tel', inputMode: 'numeric' }
  if (kind === 'email') return { type: 'email', inputMode: 'email' }
  return { type: 'text', inputMode: 'text' }
}
