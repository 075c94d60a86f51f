import { fairShare, sharesOf } from './shares.ts'
import type { Samples } from './samples.ts'
import type { Lines, Template } from './template.ts'

/** A line in quarters and the fair share of the market's first option on it. */
export type PricedLine = { readonly line: number; readonly share: number }

/** Lines beyond these shares of the first option are not worth offering. */
const LEAST_SHARE = 0.07

/** The main line stays until another one is fairer by this much, so that it does not go to and fro. */
const HYSTERESIS = 0.025

export type LineChoice = { readonly main: number; readonly lines: readonly PricedLine[] }

/**
 * The line on which both sides are most nearly equal, and its neighbours, the fairest first. `former` is the main line
 * of the moment before.
 */
export function chooseLines(
  { grade, options, lines }: Template & { lines: Lines },
  samples: Samples,
  most: number,
  former: number | null,
): LineChoice {
  const [first = 0] = options
  const shareAt = (line: number) => fairShare(sharesOf(samples, grade, first, line)) ?? 1
  const main = mainLine(shareAt, lines, startOf(samples, lines), former)
  const found = around(main.line, lines, most)
    .map((line): PricedLine => ({ line, share: shareAt(line) }))
    .filter(({ share }) => share >= LEAST_SHARE && share <= 1 - LEAST_SHARE)
    .toSorted((a, b) => unfairness(a.share) - unfairness(b.share) || a.line - b.line)
  return { main: main.line, lines: [main, ...found].slice(0, most) }
}

const unfairness = (share: number) => Math.abs(share - 0.5)

function mainLine(
  shareAt: (line: number) => number,
  { from, to, step }: Lines,
  start: number,
  former: number | null,
): PricedLine {
  let best: PricedLine = { line: start, share: shareAt(start) }
  for (const way of [step, -step]) {
    for (let line = best.line + way; line >= from && line <= to; line += way) {
      const share = shareAt(line)
      if (unfairness(share) >= unfairness(best.share)) break
      best = { line, share }
    }
  }
  if (former === null || former === best.line) return best
  const kept = shareAt(former)
  return unfairness(kept) < unfairness(best.share) + HYSTERESIS ? { line: former, share: kept } : best
}

/** The mean is never far from the fairest line: the search begins there. */
function startOf({ size, a, chance }: Samples, { from, to, step, sign }: Lines): number {
  let mean = 0
  for (let i = 0; i < size; i++) mean += (a[i] ?? 0) * (chance[i] ?? 0)
  const nearest = from + Math.round((4 * sign * mean - from) / step) * step
  return Math.min(to, Math.max(from, nearest))
}

/** The nearest lines on both sides, two more than wanted, since the fairest may lie on one side. */
function around(main: number, { from, to, step }: Lines, count: number): number[] {
  const lines: number[] = []
  for (let away = step; lines.length < count + 2 && away <= to - from; away += step) {
    for (const line of [main - away, main + away]) if (line >= from && line <= to) lines.push(line)
  }
  return lines
}

export function* everyLine({ from, to, step, except }: Lines): Generator<number> {
  for (let line = from; line <= to; line += step) if (line !== except) yield line
}
