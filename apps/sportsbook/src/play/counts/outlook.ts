import { type ScoreKind, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { independentSplit, productPairs, type Pairs, type Split } from '../pairs.ts'
import { certain } from '../pmf.ts'
import type { Outlook } from '../sport-model.ts'
import {
  moved,
  restOfRound,
  SCORE_PLACE,
  shootOutBonus,
  wholeExtra,
  wholeExtraAndShootOut,
} from './extra-time/extra-time.ts'
import { whenLevel } from './extra-time/levelled.ts'
import { answersOf } from './open-questions.ts'
import type { Rates } from './rates.ts'
import { stretchOfSlot, type ScorePeriod } from './periods/shape.ts'
import { NO_KICKS, shootOutPairs } from './extra-time/shoot-out.ts'
import { goalsWithExtra } from './short-handed/short-handed-extra.ts'
import { goalsIn } from './short-handed/short-handed-goals.ts'
import { splitOfGoals } from './short-handed/short-handed-split.ts'
import {
  countedIn,
  hasExtra,
  isClosed,
  isOnlyExtra,
  kindPlaces,
  periodOf,
  type CountsState,
} from './state.ts'
import { goalsOf, isByMen, marginOf, normalPairs, startOf, sums, type View } from './view.ts'

export function outlookOf(rates: Rates, state: CountsState): Outlook {
  const cursor = { stretch: stretchOfSlot(state.shape, state.slot), tick: state.tick }
  const view: View = { rates, state, cursor, known: new Map() }
  const known = new Map<string, Pairs | null>()
  function pair(kind: ScoreKind, period: number): Pairs | null {
    const key = `${kind} ${period}`
    let pairs = known.get(key)
    if (pairs === undefined) known.set(key, (pairs = pairOf(view, kind, period)))
    return pairs
  }
  const splits = new Map<string, Split | null>()
  function split(kind: ScoreKind, first: number, second: number): Split | null {
    const key = `${kind} ${first} ${second}`
    let both = splits.get(key)
    if (both === undefined) splits.set(key, (both = splitOf(view, kind, first, second)))
    return both
  }
  return {
    pair,
    split,
    answers: (question) => answersOf(view, question),
  }
}

function pairOf(view: View, kind: ScoreKind, id: number): Pairs | null {
  const { state } = view
  const period = periodOf(state.shape, id)
  if (!period) return shootOutScore(view, kind, id)
  const places = kindPlaces(state.shape, kind)
  if (places.length === 0 || isClosed(state, period)) return null
  if (isOnlyExtra(state.shape, period) && state.part === 0) return null
  if (!hasExtra(state.shape, period)) return normalPairs(view, period, places)
  if (kind !== SCORE_KIND.score)
    return state.shape.decider?.repeats ? null : sums(view, period.stretches, places)
  return state.part === 0 ? withExtra(view, period) : inExtra(view, period)
}

function shootOutScore({ rates, state }: View, kind: ScoreKind, id: number): Pairs | null {
  const rules = state.shape.decider?.shootOut
  if (!rules || kind !== SCORE_KIND.score || state.part !== 2 || state.stand === 'over') return null
  const kicks = state.kicks ?? NO_KICKS
  if (id === rules.period) return shootOutPairs(rates.kicks, kicks, rules.rounds)
  if (id !== rules.firstRoundsPeriod || kicks.taken >= rules.rounds * 2) return null
  return shootOutPairs(rates.kicks, kicks, rules.rounds, rules.rounds * 2)
}

/** Normal time and what follows when it ends level. */
function withExtra(view: View, period: ScorePeriod): Pairs | null {
  const { rates, state } = view
  const { shape } = state
  const normal = period.stretches.filter((index) => index < shape.normalCount)
  if (normal.length < shape.normalCount) return null
  const extraOf = period.countsShootOut ? wholeExtraAndShootOut : wholeExtra
  if (shape.decider && rates.sendingOff) {
    const counted = countedIn(state, [SCORE_PLACE], normal)
    return goalsWithExtra(goalsOf(view, normal), counted, (advantage) => extraOf(rates, advantage))
  }
  const pairs = normalPairs(view, { ...period, stretches: normal }, [SCORE_PLACE])
  return pairs && shape.decider ? whenLevel(pairs, 0, extraOf(rates)) : pairs
}

function bonusOf({ rates, state }: View, period: ScorePeriod): Pairs | null {
  return period.countsShootOut ? shootOutBonus(rates, state.kicks) : null
}

/** During extra time or the shoot-out: what was scored in the period so far, and the rest. */
function inExtra(view: View, period: ScorePeriod): Pairs {
  const { shape } = view.state
  const extra = period.stretches.filter((index) => index >= shape.normalCount)
  if (extra.length < shape.stretches.length - shape.normalCount)
    return sums(view, period.stretches, [SCORE_PLACE])
  const [home, away] = countedIn(view.state, [SCORE_PLACE], period.stretches)
  return moved(restOfExtra(view, period), home, away)
}

function restOfExtra(view: View, period: ScorePeriod): Pairs {
  const { rates, state } = view
  const bonus = bonusOf(view, period)
  if (state.part === 2) return bonus ?? productPairs(certain(0), certain(0))
  const margin = marginOf(state)
  const next = state.shape.decider?.repeats ? wholeExtra(rates) : bonus
  return whenLevel(restOfRound(startOf(view), margin), margin, next)
}

function splitOf(view: View, kind: ScoreKind, first: number, second: number): Split | null {
  const { shape } = view.state
  const [one, two] = [periodOf(shape, first), periodOf(shape, second)]
  const places = kindPlaces(shape, kind)
  if (!one || !two || places.length === 0 || isClosed(view.state, two)) return null
  if (hasExtra(shape, one) || hasExtra(shape, two)) return null
  if (one.stretches.some((index) => two.stretches.includes(index))) return null
  if (isByMen(view.rates, places)) return goalsOfBoth(view, one, two)
  const [before, after] = [normalPairs(view, one, places), normalPairs(view, two, places)]
  return before && after && independentSplit(before, after)
}

/** The second period goes on with the men that the first leaves, wherever the match stands now. */
function goalsOfBoth(view: View, one: ScorePeriod, two: ScorePeriod): Split {
  const start = startOf(view)
  const end = one.stretches.at(-1) ?? 0
  const cursor = { stretch: end + 1, tick: 0 }
  return splitOfGoals(
    goalsOf(view, one.stretches),
    (advantage) =>
      start.cursor.stretch > end
        ? goalsOf(view, two.stretches)
        : goalsIn({ rates: start.rates, cursor, men: { now: advantage, next: advantage } }, two.stretches),
    [
      countedIn(view.state, [SCORE_PLACE], one.stretches),
      countedIn(view.state, [SCORE_PLACE], two.stretches),
    ],
  )
}
