import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as grades from '../verdicts/grades.ts'
import type { Template } from '../template.ts'
import { type Manner, plain } from './build.ts'

export function threeWay(marketType: number, period: number, manner: Manner = {}): Template {
  const options = [OPTION.home, OPTION.draw, OPTION.away]
  return plain(marketType, period, 'margin', options, grades.threeWay, { margin: 'threeWay', ...manner })
}

export function twoWay(marketType: number, period: number, manner: Manner = {}): Template {
  return plain(marketType, period, 'margin', [OPTION.home, OPTION.away], grades.winner, {
    margin: 'asian',
    ...manner,
  })
}

/** Two sides, the stake back when neither is ahead. */
export function drawNoBet(marketType: number, period: number, manner: Manner = {}): Template {
  return plain(marketType, period, 'margin', [OPTION.home, OPTION.away], grades.backOn(OPTION.draw), {
    margin: 'asian',
    ...manner,
  })
}

export function doubleChance(marketType: number, period: number, manner: Manner = {}): Template {
  const options = [OPTION.homeOrDraw, OPTION.homeOrAway, OPTION.drawOrAway]
  return plain(marketType, period, 'margin', options, grades.doubleChance, { margin: 'threeWay', ...manner })
}
