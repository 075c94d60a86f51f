/** `2.040` of 2040; what is not sold has no price. */
export const price = (odds: number | null): string =>
  odds === null ? '—' : (odds / 1000).toFixed(3).replace(/0$/, '')

/** As `price`, but with one decimal from ten on: what a narrow column holds. */
export const shortPrice = (odds: number | null): string =>
  odds !== null && odds >= 10_000 ? (odds / 1000).toFixed(1) : price(odds)

/** `412 ms`, `5.2 s`. */
export const lasting = (ms: number | null): string =>
  ms === null ? '—' : ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`

/** How many of all bets were refused. */
export function refusedShare(accepted: number, refused: readonly { readonly count: number }[]): string {
  const count = refused.reduce((sum, one) => sum + one.count, 0)
  return accepted + count === 0 ? '—' : `${((count / (accepted + count)) * 100).toFixed(1)}%`
}

/** `−842M`, `+610K`: what a narrow column holds. */
export function shortHouse(dong: number): string {
  const size = Math.abs(dong)
  const [unit, sign] = size >= 1_000_000 ? [1_000_000, 'M'] : [1_000, 'K']
  const count = size / unit
  const text = size === 0 ? '0' : `${count >= 100 ? Math.round(count) : Number(count.toFixed(1))}${sign}`
  return dong < 0 ? `−${text}` : dong > 0 ? `+${text}` : text
}

/** `+3`, `0`, `−2`; of thousandths `+0.5%`. */
export function stepText(value: number, text: (value: number) => string = String): string {
  if (value === 0) return text(0)
  return `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`
}

/** `4.5%` of 45 thousandths. */
export const percentOf = (thousandths: number): string => `${thousandths / 10}%`

/** Home and away of a match as the provider names it; the whole name where it is not made so. */
export function sidesOf(name: string): readonly string[] {
  const sides = name.split(' vs. ')
  return sides.length === 2 ? sides : [name]
}

/** `T 2.5` of `Tài 2.5`, `O 2.5` of `Over 2.5`, as people who bet write it; every other name as it is. */
export const shortOption = (name: string): string => name.replace(/^(\p{L})\p{L}+ (?=\d)/u, '$1 ')
