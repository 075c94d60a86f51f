const MINUTE_MS = 60_000

/** `48.000.000` of `48000000.00`; with its decimals where money is decided, all that count where there are more. */
export function dong(text: string, hasDecimals = false): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{2}\d*?)0*(?!\d))?/.exec(text) ?? []
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${sign === '' ? '' : '−'}${grouped}${hasDecimals && decimals ? `,${decimals}` : ''}`
}

/** `5.000.000,00 ₫` of `5000000.00 VND`; what is no sum with its currency as it was said. */
export function sumText(text: string): string {
  const [, amount, currency] = /^(-?\d+\.\d+) ([A-Z]{3,5})$/.exec(text) ?? []
  return amount && currency ? `${dong(amount, true)} ${unitOf(currency)}` : text
}

export const unitOf = (currency: string): string => (currency === 'VND' ? '₫' : currency)

/** A change always shows its sign. */
export const signedDong = (text: string): string =>
  text.startsWith('-') || /^0+(\.0+)?$/.test(text) ? dong(text) : `+${dong(text)}`

/** `9m`, `2h 05m`, `3d`. */
export function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return `${minutes}m`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours}h ${String(minutes % 60).padStart(2, '0')}m` : `${Math.floor(hours / 24)}d`
}

/** Late is past the promise, near from four fifths of it on. */
export function lateness(ms: number, promisedMinutes: number): 'fine' | 'near' | 'late' {
  const part = ms / (promisedMinutes * MINUTE_MS)
  return part > 1 ? 'late' : part >= 0.8 ? 'near' : 'fine'
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return `${words.at(0)?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`.toUpperCase()
}

const minorOf = (text: string): bigint => BigInt(text.replace('.', ''))

/** What an amount became less what it was, both with the same decimals. */
export function changed(before: string, after: string): string {
  const decimals = (after.split('.')[1] ?? '').length
  const change = minorOf(after) - minorOf(before)
  const digits = (change < 0n ? -change : change).toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${change < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}

/** Beyond ten times as much nobody reads the digits. */
const CHANGE_MOST = 9_990

/** By how much more or less than before; null where there was nothing before. */
export function changeText(now: string, before: string): string | null {
  if (minorOf(before) <= 0n) return null
  const tenths = Math.round((Number(minorOf(now)) / Number(minorOf(before)) - 1) * 1000)
  if (tenths > CHANGE_MOST) return '>+999%'
  const digits = String(Math.abs(tenths)).padStart(2, '0')
  return `${tenths < 0 ? '−' : '+'}${digits.slice(0, -1)},${digits.slice(-1)}%`
}

/** Of an amount with two decimals. */
export const millions = (text: string): number => Number(minorOf(text)) / 100_000_000

/** What the house has, with its sign. */
export const house = (whole: number): string => signedDong(String(whole))

/** `67:24` of the clock. */
export const clock = (seconds: number | null): string =>
  seconds === null
    ? ''
    : `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
