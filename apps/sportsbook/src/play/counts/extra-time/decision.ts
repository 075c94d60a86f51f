import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Pairs } from '../../pairs.ts'
import { restOfRound, SCORE_PLACE, wholeExtra } from './extra-time.ts'
import { whenLevel } from './levelled.ts'
import { ADVANTAGES } from '../short-handed/men.ts'
import { homeWinsShootOut, NO_KICKS } from './shoot-out.ts'
import { menWhenLevel } from '../short-handed/short-handed-extra.ts'
import { countedIn } from '../state.ts'
import { goalsOf, marginOf, normalPairs, startOf, type View } from '../view.ts'

type Chances = { readonly home: number; readonly away: number; readonly level: number }

const LEVEL: Chances = { home: 0, away: 0, level: 1 }

/** Who wins, and by when: chances of each stage, each given that the stage before ended level. */
type Stages = { readonly normal: Chances; readonly extra: Chances; readonly shootOut: Chances }

export function decisionOf(
  view: View,
  topic: 'winner' | 'extraTime' | 'shootOut' | 'howDecided',
): ReadonlyMap<number, number> | null {
  const { state } = view
  const { decider } = state.shape
  if (state.stand === 'over' || (topic !== 'winner' && !decider)) return null
  if (topic === 'extraTime' && state.part > 0) return null
  if (topic === 'shootOut' && (state.part === 2 || !decider?.shootOut)) return null
  const stages = stagesOf(view)
  if (topic === 'winner') return winnerOf(stages, decider !== null)
  if (topic === 'howDecided') return howDecided(stages)
  const chance = topic === 'extraTime' ? stages.normal.level : stages.normal.level * stages.extra.level
  return new Map([
    [OPTION.yes, chance],
    [OPTION.no, 1 - chance],
  ])
}

function winnerOf({ normal, extra, shootOut }: Stages, isDecided: boolean): ReadonlyMap<number, number> {
  if (!isDecided) {
    return new Map([
      [OPTION.home, normal.home],
      [OPTION.draw, normal.level],
      [OPTION.away, normal.away],
    ])
  }
  const home = normal.home + normal.level * (extra.home + extra.level * shootOut.home)
  return new Map([
    [OPTION.home, home],
    [OPTION.away, 1 - home],
  ])
}

function howDecided({ normal, extra, shootOut }: Stages): ReadonlyMap<number, number> {
  const level = normal.level * extra.level
  return new Map([
    [OPTION.homeInNormalTime, normal.home],
    [OPTION.awayInNormalTime, normal.away],
    [OPTION.homeInExtraTime, normal.level * extra.home],
    [OPTION.awayInExtraTime, normal.level * extra.away],
    [OPTION.homeInShootOut, level * shootOut.home],
    [OPTION.awayInShootOut, level * shootOut.away],
  ])
}

function stagesOf(view: View): Stages {
  const { shape } = view.state
  return {
    normal: normalOf(view),
    extra: shape.decider ? extraOf(view) : LEVEL,
    shootOut: shape.decider?.shootOut ? shootOutOf(view, shape.decider.shootOut.rounds) : LEVEL,
  }
}

function normalStretches({ state: { shape } }: View): readonly number[] {
  return shape.stretches.map((_stretch, index) => index).slice(0, shape.normalCount)
}

function normalOf(view: View): Chances {
  if (view.state.part > 0) return LEVEL
  const stretches = normalStretches(view)
  const pairs = normalPairs(view, { id: 0, stretches, countsShootOut: false }, [SCORE_PLACE])
  return pairs ? chancesOf(pairs, 0) : LEVEL
}

function extraOf(view: View): Chances {
  const { rates, state } = view
  if (state.part === 0) return rates.sendingOff ? extraByMen(view) : chancesOf(wholeExtra(rates), 0)
  if (state.part === 2) return LEVEL
  const margin = marginOf(state)
  const next = state.shape.decider?.repeats ? wholeExtra(rates) : null
  return chancesOf(whenLevel(restOfRound(startOf(view), margin), margin, next), margin)
}

function extraByMen(view: View): Chances {
  const normal = normalStretches(view)
  const counted = countedIn(view.state, [SCORE_PLACE], normal)
  const sum = { home: 0, away: 0, level: 0 }
  menWhenLevel(goalsOf(view, normal), counted)?.forEach((weight, place) => {
    const { home, away, level } = chancesOf(wholeExtra(view.rates, ADVANTAGES[place]), 0)
    sum.home += weight * home
    sum.away += weight * away
    sum.level += weight * level
  })
  return sum
}

function shootOutOf({ rates, state }: View, rounds: number): Chances {
  const home = homeWinsShootOut(rates.kicks, state.kicks ?? NO_KICKS, rounds)
  return { home, away: 1 - home, level: 0 }
}

function chancesOf(pairs: Pairs, margin: number): Chances {
  const { from, weights } = pairs.margin()
  let [home, away, level] = [0, 0, 0]
  weights.forEach((weight, index) => {
    const lead = margin + from + index
    if (lead > 0) home += weight
    else if (lead < 0) away += weight
    else level += weight
  })
  return { home, away, level }
}
