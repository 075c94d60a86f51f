import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { MatchSetting, SportModel } from '../sport-model.ts'
import { answerOf } from './settled-questions.ts'
import { outlookOf } from './outlook.ts'
import { playMatch, type Script } from './play.ts'
import type { Rates } from './rates.ts'
import type { Shape } from './periods/shape.ts'
import { snapshotOf } from './snapshot.ts'
import { stateBefore, type CountsState } from './state.ts'

export type CountsSport = {
  readonly sportId: SportId
  shapeOf(setting: MatchSetting): Shape
  rates(setting: MatchSetting, shape: Shape): Rates
  readonly script: Script
}

export type CountsModel = SportModel<CountsState> & {
  /** What a match of the setting is drawn with. */
  rates(setting: MatchSetting): Rates
}

/** A sport whose score is counted up tick by tick. */
export function createCountsModel(sport: CountsSport): CountsModel {
  const shapes = new Map<string, Shape>()
  const known = new WeakMap<MatchSetting, Rates>()
  function shapeFor(setting: MatchSetting): Shape {
    const key = `${setting.format} ${setting.isKnockout}`
    let shape = shapes.get(key)
    if (!shape) shapes.set(key, (shape = sport.shapeOf(setting)))
    return shape
  }
  function ratesFor(setting: MatchSetting): Rates {
    let rates = known.get(setting)
    if (!rates) known.set(setting, (rates = sport.rates(setting, shapeFor(setting))))
    return rates
  }
  return {
    sportId: sport.sportId,
    rates: ratesFor,
    before: (setting) => stateBefore(shapeFor(setting)),
    play: (setting, chance, forced) => playMatch(ratesFor(setting), sport.script, chance, forced),
    snapshot: snapshotOf,
    outlook: (setting, state) => outlookOf(ratesFor(setting), state),
    answer: answerOf,
  }
}
