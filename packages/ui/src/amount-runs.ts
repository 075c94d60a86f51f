/** A piece of a formatted number, as `Intl.NumberFormat#formatToParts` gives it. */
export type AmountPart = { readonly type: string; readonly value: string }

export type AmountRun = { kind: 'whole' | 'decimals' | 'currency'; text: string }

/** Joins the parts of a formatted amount into runs that are set alike. Spaces stay with what they follow. */
export function amountRuns(parts: readonly AmountPart[]): AmountRun[] {
  const runs: AmountRun[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    const kind = part.type === 'literal' && last ? last.kind : kindOf(part.type)
    if (last?.kind === kind) last.text += part.value
    else runs.push({ kind, text: part.value })
  }
  return runs
}

function kindOf(type: string): AmountRun['kind'] {
  if (type === 'decimal' || type === 'fraction') return 'decimals'
  return type === 'currency' ? 'currency' : 'whole'
}
