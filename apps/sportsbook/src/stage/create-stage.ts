import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { SportModel } from '../play/sport-model.ts'
import { keepNewest, newestOf } from '../ground/keep-newest.ts'
import type { Match, World } from '../world/match.ts'
import type { ForcedEventStore, ForcedMatchEvent } from './forced-events.ts'
import { playMatch, type PlayedMatch } from './played-match.ts'
import { createRun } from './stage-loop.ts'
import { momentAt, sceneBefore, sceneOf } from './scenes.ts'
import { isBeingPlayed, isFinal, type Scene, type Stage } from './stage.ts'

export type StageNeeds = {
  readonly world: World
  readonly modelOf: (sportId: SportId) => SportModel
  readonly clock: Clock
  readonly forcedEvents: ForcedEventStore
  readonly log: Log
  /** Changes closer together than this are notified together. */
  readonly stepMs?: number
}

export type RunningStage = Stage & {
  /** Makes something happen, now or at its time if that lies ahead. Rejects for an id that the world does not know. */
  force(event: ForcedMatchEvent): Promise<void>
  /** A match as it stood then; null for a moment that has not come. */
  pastScene(matchId: number, at: Instant): Scene | null
  /** What was forced on a match: with the seed it plays the match again as it was. */
  forcedOn(matchId: number): readonly ForcedMatchEvent[]
  /** Every match that began, or that something was forced on, and that is not over yet. */
  unfinished(): readonly Scene[]
  /** For how long the stage has not looked at the clock; it looks every few seconds when all is well. */
  silentMs(): number
  close(): void
}

/** Played matches that are not in play, kept for readers of results. */
const PLAYED_MATCHES_KEPT = 60
/** Without their frames, so some days of results fit. */
const RESULTS_KEPT = 2_000
const STEP_MS = 100

export async function createStage(needs: StageNeeds): Promise<RunningStage> {
  const { world, modelOf, clock, log } = needs
  const forced = new Map<number, readonly ForcedMatchEvent[]>()
  const forcedOn = (matchId: number) => forced.get(matchId) ?? []
  const remember = (event: ForcedMatchEvent) => forced.set(event.matchId, [...forcedOn(event.matchId), event])
  for (const event of await needs.forcedEvents.list()) remember(event)
  const now = neverBack(clock)
  const playedMatches = keepNewest<Match, PlayedMatch>(PLAYED_MATCHES_KEPT, (match) => {
    const model = modelOf(match.setting.sportId)
    return playMatch({ match, model, seed: world.seedOf(match.id), forced: forcedOn(match.id) })
  })
  const run = createRun({
    world,
    clock,
    now,
    log,
    stepMs: needs.stepMs ?? STEP_MS,
    playMatch: playedMatches.get,
  })
  const pages = createPages({
    modelOf,
    playedMatchOf: (match) => run.playedMatch(match.id) ?? playedMatches.get(match),
  })

  function scene(matchId: number): Scene | null {
    const match = world.match(matchId)
    if (!match) return null
    return pages.sceneAt(match, now(), forcedOn(match.id).length > 0)
  }

  async function force(event: ForcedMatchEvent): Promise<void> {
    const match = world.match(event.matchId)
    if (!match) throw new RangeError(`The world has no match ${event.matchId}.`)
    const timely = { ...event, at: Math.max(event.at, now()) }
    await needs.forcedEvents.add(timely)
    remember(timely)
    playedMatches.forget(match)
    pages.forget(match)
    run.replace(match, playedMatches.get(match))
  }

  for (const matchId of forced.keys()) {
    const match = world.match(matchId)
    if (match) run.watch(match)
  }
  await run.start()

  const unfinished = () => run.matches().flatMap(({ id }) => scene(id) ?? [])

  return {
    scene,
    pastScene(matchId, at) {
      const match = world.match(matchId)
      return match && at <= now() ? pages.pastScene(match, at) : null
    },
    unfinished,
    live: () => unfinished().filter(isBeingPlayed),
    listen: run.listen,
    listenToJumps: run.listenToJumps,
    force,
    forcedOn,
    silentMs: run.silentMs,
    close: run.close,
  }
}

/** A machine's clock may be set back; matches do not un-happen. */
function neverBack(clock: Clock): () => Instant {
  let latest = clock.now()
  return () => (latest = Math.max(latest, clock.now()))
}

type PageNeeds = {
  readonly modelOf: StageNeeds['modelOf']
  readonly playedMatchOf: (match: Match) => PlayedMatch
}

/** Scenes as long as they last: everybody who looks at one moment of a match gets the same object. */
function createPages({ modelOf, playedMatchOf }: PageNeeds) {
  const before = new WeakMap<Match, Scene>()
  const current = new WeakMap<PlayedMatch, Scene>()
  const results = newestOf<number, Scene>(RESULTS_KEPT)

  function notBegun(match: Match): Scene {
    const scene = before.get(match) ?? sceneBefore(match, modelOf(match.setting.sportId))
    before.set(match, scene)
    return scene
  }
  function sceneAt(match: Match, now: Instant, isForced: boolean): Scene {
    if (now < match.startsAt && !isForced) return notBegun(match)
    const result = results.get(match.id)
    if (result?.match.startsAt === match.startsAt) return result
    const playedMatch = playedMatchOf(match)
    const index = momentAt(playedMatch, now)
    const moment = playedMatch.moments[index]
    if (!moment) return notBegun(match)
    const known = current.get(playedMatch)
    if (known?.version === index + 1) return known
    const model = modelOf(match.setting.sportId)
    const scene = sceneOf({ match, model, index, moment, playedMatch: () => playedMatchOf(match) })
    if (isFinal(scene.status)) results.set(match.id, scene)
    else current.set(playedMatch, scene)
    return scene
  }

  /** The scene of a past moment: made again on each call and not kept. */
  function pastScene(match: Match, at: Instant): Scene {
    const playedMatch = playedMatchOf(match)
    const index = momentAt(playedMatch, at)
    const moment = playedMatch.moments[index]
    if (!moment) return notBegun(match)
    const model = modelOf(match.setting.sportId)
    return sceneOf({ match, model, index, moment, playedMatch: () => playedMatch })
  }

  return { sceneAt, pastScene, forget: (match: Match) => void results.delete(match.id) }
}
