import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import { manualClock, type ManualClock } from '@keo/service-kit/clock'
import { chanceOf } from '../play/chance.ts'
import { modelOf } from '../play/models.ts'
import type { Frame, MatchSetting } from '../play/sport-model.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import type { Disruption, Match, Names } from '../world/match.ts'
import { createBook } from './book.ts'
import type { Book } from './quote.ts'

const START = Date.UTC(2026, 10, 15, 12)
const names = (name: string): Names => ({ vi: name, en: name, 'zh-CN': name, th: name })

export function settingOf(
  given: Partial<MatchSetting> & Pick<MatchSetting, 'sportId' | 'format'>,
): MatchSetting {
  return { edge: 0, pace: 0, isNeutral: false, isKnockout: false, ...given }
}

type MatchOptions = { readonly tier?: 1 | 2 | 3 | 4; readonly disruption?: Disruption; readonly id?: number }

function matchOf(
  setting: MatchSetting,
  { tier = 1, disruption = { kind: 'played' }, id = 5000 }: MatchOptions,
): Match {
  const { sportId } = setting
  const region = { id: 1, names: names('Region') }
  return {
    id,
    league: { id: 1, sportId, region, names: names('League'), rank: 1, isHot: true, tier },
    home: { id: 1, names: names('Home'), rating: 0 },
    away: { id: 2, names: names('Away'), rating: 0 },
    startsAt: START,
    setting,
    disruption,
    hasLiveMarkets: true,
    seedHash: '',
  }
}

/** One match, put at any of its frames by hand; frame -1 is before the start. */
export type TestMatch = {
  readonly book: Book
  readonly clock: ManualClock
  readonly frames: readonly Frame<unknown>[]
  show(frame: number, status?: MatchStatus): Scene
}

export function testMatch(setting: MatchSetting, seed = 'seed', options: MatchOptions = {}): TestMatch {
  const model = modelOf(setting.sportId)
  const match = matchOf(setting, options)
  const frames = model.play(setting, chanceOf(seed), [])
  const clock = manualClock(START - 3_600_000)

  function sceneAt(index: number, status?: MatchStatus): Scene {
    const frame = frames[index]
    const state = frame?.state ?? model.before(setting)
    const snapshot = model.snapshot(state)
    const usual = snapshot.isOver ? MATCH_STATUS.ended : MATCH_STATUS.live
    return {
      match,
      status: status ?? (frame ? usual : MATCH_STATUS.notStarted),
      snapshot,
      suspension: frame?.suspension ?? null,
      version: index + 1,
      since: START + (frame?.atMs ?? 0),
      outlook: (belief) => model.outlook(belief, state),
      played: () => frames.slice(0, index + 1),
    }
  }

  let current = sceneAt(-1)
  const stage: Stage = {
    scene: (id) => (id === match.id ? current : null),
    live: () => [current],
    listen: () => () => {},
    listenToJumps: () => () => {},
  }
  return {
    book: createBook({ clock, stage, modelOf, secret: 'secret' }),
    clock,
    frames,
    show(index, status) {
      const frame = frames[index]
      clock.set(frame ? START + frame.atMs : START - 3_600_000)
      current = sceneAt(index, status)
      return current
    },
  }
}
