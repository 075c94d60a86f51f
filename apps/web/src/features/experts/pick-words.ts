import type { PlanLeg, PlanPick } from '@keo/contract/experts'
import type { Say } from '@keo/messages/say'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { MINUS } from './expert-words.ts'

/** A handicap is never without its sign, nought apart. */
function handicapText(line: string): string {
  return Number(line) > 0 ? `+${line}` : line.replace('-', MINUS)
}

/** "Barcelona −1", "Tài 2.5", "Hà Nội FC". */
export function pickText({ kind, optionType, line }: PlanPick, { home, away }: PlanLeg, say: Say): string {
  if (kind === 'total')
    return say(optionType === OPTION.over ? 'plan.over' : 'plan.under', { line: line ?? '' })
  if (optionType === OPTION.draw) return say('plan.draw')
  const side = optionType === OPTION.home ? home : away
  return kind === 'handicap' ? `${side} ${handicapText(line ?? '0')}` : side
}
