import type { TradingScore } from '@keo/contract/console-trading-settlement'

/** What was typed for a line; a side that nobody typed stays as it was counted. */
export type EnteredScores = Readonly<Record<string, { readonly home?: string; readonly away?: string }>>

export const keyOfLine = ({ kind, period }: Pick<TradingScore, 'kind' | 'period'>): string =>
  `${kind}/${period}`

/** In the order of the sheet, each once. */
export const kindsOf = (lines: readonly TradingScore[]): number[] => [
  ...new Set(lines.map(({ kind }) => kind)),
]

const COUNT = /^\d{1,3}$/

/** The lines that were entered; null while one of them is no count. */
export function enteredLines(lines: readonly TradingScore[], entered: EnteredScores): TradingScore[] | null {
  const found = lines.flatMap(({ kind, period, home, away }) => {
    const typed = entered[keyOfLine({ kind, period })] ?? {}
    const texts = [typed.home || String(home), typed.away || String(away)]
    if (!typed.home && !typed.away) return []
    return [{ kind, period, texts }]
  })
  if (found.some(({ texts }) => texts.some((text) => !COUNT.test(text)))) return null
  return found.map(({ kind, period, texts }) => ({
    kind,
    period,
    home: Number(texts[0]),
    away: Number(texts[1]),
  }))
}
