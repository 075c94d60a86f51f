/** Lines count in quarters: -3 is -0.75. */
export type LineBet =
  | { readonly market: 'handicap'; readonly side: 'home' | 'away'; readonly line: number }
  | { readonly market: 'totals'; readonly side: 'over' | 'under'; readonly line: number }

export type Goals = { readonly home: number; readonly away: number }
export type LineResult = 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost'
type HalfResult = 'won' | 'push' | 'lost'
/** One half of the stake at a line that has no quarter. */
export type Half = { readonly line: number; readonly result: HalfResult }

const QUARTERS = 4

/** A line with a quarter is two bets of half the stake at the lines beside it; any other is one twice. */
export function halvesOf(bet: LineBet, goals: Goals): readonly [Half, Half] {
  const { line } = bet
  const lines = line % 2 === 0 ? ([line, line] as const) : ([line - 1, line + 1] as const)
  const half = (at: number): Half => ({ line: at, result: halfResult({ ...bet, line: at }, goals) })
  return [half(lines[0]), half(lines[1])]
}

function halfResult(bet: LineBet, goals: Goals): HalfResult {
  const lead = leadOf(bet, goals)
  if (lead === 0) return 'push'
  return lead > 0 ? 'won' : 'lost'
}

/** By how many quarters the bet is ahead. The line of a handicap is that of the side that was chosen. */
function leadOf(bet: LineBet, { home, away }: Goals): number {
  if (bet.market === 'handicap')
    return (bet.side === 'home' ? home - away : away - home) * QUARTERS + bet.line
  const over = (home + away) * QUARTERS - bet.line
  return bet.side === 'over' ? over : -over
}

export function lineResult(bet: LineBet, goals: Goals): LineResult {
  const [first, second] = halvesOf(bet, goals)
  if (first.result === second.result) return first.result
  return first.result === 'won' || second.result === 'won' ? 'halfWon' : 'halfLost'
}

/** As it is written everywhere: "-0.5/1", "+0/0.5", "2.5/3"; totals bear no sign. */
export function lineText(line: number, isSigned: boolean): string {
  const sign = line < 0 ? '-' : isSigned && line > 0 ? '+' : ''
  const size = Math.abs(line)
  const text = (quarters: number): string => String(quarters / QUARTERS)
  return sign + (size % 2 === 0 ? text(size) : `${text(size - 1)}/${text(size + 1)}`)
}
