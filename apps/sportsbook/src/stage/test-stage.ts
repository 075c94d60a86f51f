import { manualClock, type Clock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import type { Disruption, Match } from '../world/match.ts'
import { createStage } from './create-stage.ts'
import type { Scene, SceneChange } from './stage.ts'
import { keptEvents, toyMatch, toyModel, toyWorld } from './test-world.ts'

export const START = 1_790_000_000_000
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const log = createLog({ level: 'silent' })

/** A stage with toy matches on it. */
export function open(clock: Clock, matches: readonly Match[], forcedEvents = keptEvents(), model = toyModel) {
  return createStage({ world: toyWorld(matches), modelOf: () => model, clock, forcedEvents, log })
}

/** One toy match, a minute before its start, with every notice of it. */
export async function opened(disruption?: Disruption) {
  const clock = manualClock(START - MINUTE)
  const stage = await open(clock, [toyMatch(1, START, disruption)])
  const notified: SceneChange[] = []
  stage.listen((change) => notified.push(change))
  const scene = () => {
    const now = stage.scene(1)
    if (!now) throw new Error('the match is gone')
    return now
  }
  const eventKinds = () => notified.flatMap(({ events }) => events.map(({ kind }) => kind))
  return { clock, stage, notified, scene, eventKinds }
}

/** What can be compared of a scene. */
export const view = (scene: Scene | null) =>
  scene && { ...scene, played: scene.played(), snapshot: scene.snapshot, outlook: null }
