import { chanceOf } from './chance.ts'
import type { CountsModel } from './counts/counts-model.ts'
import { countsEnds } from './counts/test-counts-end.ts'
import { modelOf } from './models.ts'
import { drawSide } from './races/point-play.ts'
import type { PointState } from './races/point-play.ts'
import { afterRally, beforeRally } from './races/rally-rules.ts'
import { BADMINTON, BEACH_VOLLEYBALL, rallyRates, TABLE_TENNIS, VOLLEYBALL } from './races/rally-sports.ts'
import { afterVisit, beforeSnooker, drawVisit, potRates } from './races/snooker-rules.ts'
import { serveRates } from './races/tennis-distribution.ts'
import { afterPoint, beforeTennis, serverOf } from './races/tennis-rules.ts'
import type { MatchSetting } from './sport-model.ts'

/**
 * The last state of matches of a setting, as `play` of the sport leaves it with the same luck, without the frames in
 * between: only so can a million be played.
 */
export function endsOf(setting: MatchSetting): (seed: string) => unknown {
  const rally = [VOLLEYBALL, BEACH_VOLLEYBALL, TABLE_TENNIS, BADMINTON].find(
    ({ sportId }) => sportId === setting.sportId,
  )
  if (rally) {
    const rates = rallyRates(rally, setting)
    return pointsEnd(beforeRally(rally, setting), (state, luck) =>
      afterRally(rally, state, drawSide(rates[state.server], luck)),
    )
  }
  if (setting.sportId === 5) {
    const rates = serveRates(setting)
    return pointsEnd(beforeTennis(setting), (state, luck) =>
      afterPoint(state, drawSide(rates[serverOf(state)], luck)),
    )
  }
  if (setting.sportId === 16) {
    const rates = potRates(setting)
    return pointsEnd(beforeSnooker(setting), (state, luck) =>
      afterVisit(state, drawVisit(rates, state, luck)),
    )
  }
  // Every other sport of the builder is made by createCountsModel.
  return countsEnds((modelOf(setting.sportId) as CountsModel).rates(setting))
}

const begun = <State extends PointState>(state: State): State => ({ ...state, phase: 'play' })

/** The draws of `playPoints`: the first number of a step is how long it takes. */
function pointsEnd<State extends PointState>(
  before: State,
  after: (state: State, luck: () => number) => State,
): (seed: string) => State {
  return (seed) => {
    const chance = chanceOf(seed)
    let state = before
    for (let step = 0; state.phase !== 'over'; step++) {
      const luck = chance.at(step)
      luck()
      state = after(state.phase === 'play' ? state : begun(state), luck)
    }
    return state
  }
}
