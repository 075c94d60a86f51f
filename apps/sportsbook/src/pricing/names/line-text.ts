/** A line in quarters as a decimal: -3 is "-0.75" (`li` of a market). */
export function lineDecimal(line: number): string {
  return String(line / 4)
}

/** A line as it is read out: a quarter line by its two neighbours, 2.75 is "2.5/3". */
export function lineText(line: number): string {
  const size = Math.abs(line)
  const text = size % 2 === 0 ? String(size / 4) : `${(size - 1) / 4}/${(size + 1) / 4}`
  return line < 0 ? `-${text}` : text
}

/** The same with the sign that a handicap is never without, nought apart. */
export function signedLineText(line: number): string {
  return line > 0 ? `+${lineText(line)}` : lineText(line)
}
