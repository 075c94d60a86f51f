import type { Instant } from '@keo/service-kit/clock'
import type { EventKind, Frame } from '../play/sport-model.ts'
import { clockSeconds } from '../stage/scene-clock.ts'
import type { Scene } from '../stage/stage.ts'

export type ShownEvent = {
  readonly at: Instant
  readonly kind: EventKind
  readonly side: 'home' | 'away' | null
}

/** From what decides a match to what only colours it. Each group is shown as long as all of it fits. */
const WEIGHTS: readonly ReadonlySet<EventKind>[] = [
  new Set(['over', 'postponed', 'interrupted', 'suspended', 'resumed', 'abandoned', 'cancelled', 'walkover', 'retired']),
  new Set(['goal', 'varCancels', 'penaltyMissed', 'redCard', 'set', 'frame', 'knockDown', 'decision', 'delayed']),
  new Set(['periodStart', 'periodEnd', 'yellowCard', 'game', 'tieBreak']),
  new Set(['points']),
] // prettier-ignore
const SHOWN_MOST = 60

/** What of a match is shown again up to a moment, and how much of a finer kind is left out. */
export function shownEvents(
  startsAt: Instant,
  frames: readonly Pick<Frame<unknown>, 'atMs' | 'events'>[],
  until: Instant,
): { readonly events: ShownEvent[]; readonly leftOut: number } {
  const all = frames.flatMap(({ atMs, events }) =>
    events.map(({ kind, side }) => ({ at: startsAt + Math.ceil(atMs), kind, side })),
  )
  const past = all.filter(({ at }) => at <= until)
  const groups = WEIGHTS.map((kinds) => past.filter(({ kind }) => kinds.has(kind)))
  const shown: ShownEvent[] = []
  let leftOut = 0
  for (const group of groups) {
    if (leftOut === 0 && shown.length + group.length <= SHOWN_MOST) shown.push(...group)
    else leftOut += group.length
  }
  return { events: shown.toSorted((a, b) => a.at - b.at), leftOut }
}

/** The score and the minute as the board showed them then. */
export function boardAt(scene: Scene | null, at: Instant) {
  if (!scene) return { minute: null, score: null }
  const [first] = scene.snapshot.scores
  const shown = clockSeconds(scene, at)
  const isMinute = shown !== null && !scene.snapshot.countsDown
  return {
    minute: isMinute ? Math.floor(shown / 60) : null,
    score: first ? { home: first.home, away: first.away } : null,
  }
}
