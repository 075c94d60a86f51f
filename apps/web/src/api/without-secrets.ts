const SECRET_NAME =
  /pass|pwd|token|secret|auth|captcha|validate|ticket|otp|^pin$|sms|card|address|mobile|phone|e?mail|realname|holder|codes?$/i
const HIDDEN = '***'
/** Card, phone and account numbers, wherever they stand. */
const LONG_NUMBER = /\d{9,}/g
const DEPTH_MAX = 6
const ITEMS_MAX = 50

/**
 * The text of a request or an answer, fit to leave the device: secrets are hidden by their field's name and
 * long numbers wherever they stand. A number called `code` is an error code and stays.
 */
export function withoutSecrets(value: unknown, lengthMax: number): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? fromText(value) : JSON.stringify(hide(value, '', 0))
  return text.slice(0, lengthMax)
}

/** Most answers are JSON; of any other text only its size is told. */
function fromText(text: string): string {
  try {
    return JSON.stringify(hide(JSON.parse(text), '', 0))
  } catch {
    return `(${text.length} characters that are no JSON)`
  }
}

function hide(value: unknown, name: string, depth: number): unknown {
  if (SECRET_NAME.test(name) && !(name === 'code' && typeof value === 'number')) return HIDDEN
  if (typeof value === 'string') return value.replaceAll(LONG_NUMBER, HIDDEN)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEPTH_MAX) return HIDDEN
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => hide(item, '', depth + 1))
  if (value instanceof FormData) return { form: [...value.keys()] }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hide(item, key, depth + 1)]))
}
