/**
 * How likely a row of `length` wins or longer is somewhere in `rounds` rounds, each won with the same chance. Exact: by the
 * rounds after which the first such row is complete.
 */
export function chanceOfStreak(rounds: number, length: number, win: number): number {
  if (length <= 0) return 1
  if (length > rounds || win <= 0) return 0
  if (win >= 1) return 1
  const row = win ** length
  /** At a place: that no row is complete by then. */
  const without: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    if (round < length) without.push(1)
    else if (round === length) without.push(1 - row)
    // A first row that ends here has a loss before it, and no row before that.
    else without.push((without[round - 1] ?? 1) - (without[round - length - 1] ?? 1) * (1 - win) * row)
  }
  return 1 - (without[rounds] ?? 1)
}
