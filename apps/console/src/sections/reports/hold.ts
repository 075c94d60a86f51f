const DECIMALS = /^(-?)(\d+)\.(\d{2})$/

function minor(text: string): number {
  const [, sign = '', whole = '0', decimals = '00'] = DECIMALS.exec(text) ?? []
  return Number(`${sign}${whole}${decimals}`)
}

/** What play left with the house of every hundred that were staked: `4,24%`; nothing was staked: `—`. */
export function holdText(gross: string, staked: string): string {
  if (minor(staked) === 0) return '—'
  const hundredths = Math.round((minor(gross) / minor(staked)) * 10_000)
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}%`
}

/** `4,20%` of 420; what the provider has not said: `—`. */
export function marginText(bp: number | null): string {
  return bp === null ? '—' : `${(bp / 100).toFixed(2).replace('.', ',')}%`
}

/** By how much more or less than before; null where there was nothing before. */
export function changeText(now: string, before: string): string | null {
  if (minor(before) <= 0) return null
  const tenths = Math.round((minor(now) / minor(before) - 1) * 1000)
  const digits = String(Math.abs(tenths)).padStart(2, '0')
  return `${tenths < 0 ? '−' : '+'}${digits.slice(0, -1)},${digits.slice(-1)}%`
}

export const millions = (text: string): number => minor(text) / 100_000_000

/** The part of those who registered that still bets; a week that has not come has none. */
export function keptText(bettors: number | undefined, registered: number): string {
  if (bettors === undefined || registered === 0) return '—'
  return `${((bettors / registered) * 100).toFixed(1)}%`
}
