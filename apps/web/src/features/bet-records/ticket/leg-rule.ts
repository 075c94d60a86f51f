import type { BetLeg, BetOutcome } from '@keo/contract/bet-records'
import { OPTION } from '@keo/sportsbook-contract/option-types'

type PartOutcome = 'won' | 'lost' | 'push'
/** What one half of a quarter line, or a whole line, came to. */
export type LinePart = { readonly line: string; readonly outcome: PartOutcome }
export type LegRule = {
  /** The score the bet was decided by, where it counts from the bet on. */
  readonly sinceBet: string | null
  readonly parts: readonly LinePart[]
}

/** `2-0` as numbers. */
function scoreOf(text: string | undefined): readonly [number, number] | null {
  const found = /^(\d+)-(\d+)$/.exec(text ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** `-0.5/1` is half on -0.5 and half on -1; `2.5` is one line. Counted in quarters, so that nothing is rounded. */
export function linesOf(text: string): { readonly text: string; readonly quarters: number }[] {
  const found = /^([+-]?)(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(text)
  if (!found) return []
  const [, sign = '', ...numbers] = found
  return numbers.flatMap((number) =>
    number === undefined
      ? []
      : [
          {
            text: Number(number) === 0 ? number : sign + number,
            quarters: Number(number) * 4 * (sign === '-' ? -1 : 1),
          },
        ],
  )
}

/** How far the result was on this option's side, in quarters, before the line. */
function marginOf(leg: BetLeg, [home, away]: readonly [number, number], quarters: number): number | null {
  switch (leg.optionType) {
    case OPTION.home:
      return (home - away) * 4 + quarters
    case OPTION.away:
      return (away - home) * 4 + quarters
    case OPTION.over:
      return (home + away) * 4 - quarters
    case OPTION.under:
      return quarters - (home + away) * 4
    default:
      return null
  }
}

const outcomeOf = (margin: number): PartOutcome => (margin > 0 ? 'won' : margin < 0 ? 'lost' : 'push')

function together(parts: readonly LinePart[]): BetOutcome {
  const [first, second = first] = parts.map(({ outcome }) => outcome)
  if (!first || !second || first === second) return first ?? 'push'
  return first === 'won' || second === 'won' ? 'halfWon' : 'halfLost'
}

/**
 * How a line decided a leg, half by half. Null where this says anything else than the book did: then its verdict
 * stands without an explanation of ours.
 */
export function legRule(leg: BetLeg): LegRule | null {
  const result = scoreOf(leg.resultScore)
  const lines = linesOf(leg.line ?? '')
  if (!result || lines.length === 0) return null
  const isHandicap = leg.optionType === OPTION.home || leg.optionType === OPTION.away
  const start = isHandicap ? scoreOf(leg.scoreAtBet) : null
  const counted = start ? ([result[0] - start[0], result[1] - start[1]] as const) : result
  const parts = lines.flatMap(({ text, quarters }) => {
    const margin = marginOf(leg, counted, quarters)
    return margin === null ? [] : [{ line: text, outcome: outcomeOf(margin) }]
  })
  if (parts.length === 0 || together(parts) !== leg.outcome) return null
  return { sinceBet: start ? counted.join('-') : null, parts }
}
