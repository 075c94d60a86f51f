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

/** The part of those who registered that still bets; a week that has not come has none. */
export function keptText(bettors: number | undefined, registered: number): string {
  if (bettors === undefined || registered === 0) return '—'
  return `${((bettors / registered) * 100).toFixed(1)}%`
}
