import type { Disruption } from '../world/match.ts'
import type { Turn } from './forced-events.ts'

/** A turn at its time in milliseconds from the scheduled start. */
export type TimedTurn = { readonly atMs: number; readonly turn: Turn }

/** A stretch in which nothing is played. */
type Gap = { readonly fromMs: number; readonly toMs: number }

/** The turns that take hold, in order, and what they leave of the time. */
export type Timeline = {
  readonly turns: readonly TimedTurn[]
  readonly stopsAtMs: number
  /** From the time of the play to the time since the scheduled start; endless once nothing is played again. */
  toStageMs(playMs: number): number
  toPlayMs(stageMs: number): number
}

const ENDS: ReadonlySet<Turn['kind']> = new Set([
  'postponed',
  'cancelled',
  'abandoned',
  'walkover',
  'retired',
])

export function turnsOfDisruption(disruption: Disruption, playedMs: number): TimedTurn[] {
  switch (disruption.kind) {
    case 'played':
      return []
    case 'delayed':
    case 'postponed':
    case 'walkover':
      return [{ atMs: 0, turn: disruption }]
    case 'interrupted':
      return [
        {
          atMs: Math.round(disruption.atShare * playedMs),
          turn: { kind: 'interrupted', forMs: disruption.forMs },
        },
      ]
    case 'abandoned':
    case 'retired':
      return [{ atMs: Math.round(disruption.atShare * playedMs), turn: disruption }]
  }
}

export function timelineOf(wanted: readonly TimedTurn[]): Timeline {
  const { turns, gaps, stopsAtMs } = follow(wanted)
  return {
    turns,
    stopsAtMs,
    toStageMs(playMs) {
      let at = playMs
      for (const { fromMs, toMs } of gaps) if (fromMs <= at) at += toMs - fromMs
      return at
    },
    toPlayMs(stageMs) {
      const lost = gaps.map(({ fromMs, toMs }) => Math.max(0, Math.min(stageMs, toMs) - fromMs))
      return stageMs - lost.reduce((sum, ms) => sum + ms, 0)
    },
  }
}

/** Walks through the turns: a stop ends the walk, what stands still cannot be stopped again before it goes on. */
function follow(wanted: readonly TimedTurn[]): { turns: TimedTurn[]; gaps: Gap[]; stopsAtMs: number } {
  const queue = wanted.toSorted(byTime)
  const turns: TimedTurn[] = []
  const gaps: Gap[] = []
  let haltedAtMs: number | null = null
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { atMs, turn } = next
    if (ENDS.has(turn.kind)) return { turns: [...turns, next], gaps, stopsAtMs: atMs }
    if (turn.kind === 'delayed') {
      gaps.push({ fromMs: 0, toMs: turn.byMs })
    } else if (turn.kind === 'resumed') {
      if (haltedAtMs === null) continue
      // What stands still before the start and goes on before it costs no time.
      gaps.push({ fromMs: Math.max(0, haltedAtMs), toMs: Math.max(0, atMs) })
      haltedAtMs = null
    } else if (turn.kind === 'interrupted' || turn.kind === 'suspended') {
      if (haltedAtMs !== null) continue
      haltedAtMs = atMs
      if (turn.forMs !== null) insert(queue, { atMs: atMs + turn.forMs, turn: { kind: 'resumed' } })
    }
    turns.push(next)
  }
  if (haltedAtMs !== null) gaps.push({ fromMs: Math.max(0, haltedAtMs), toMs: Infinity })
  return { turns, gaps, stopsAtMs: Infinity }
}

function byTime(a: TimedTurn, b: TimedTurn): number {
  return a.atMs - b.atMs
}

function insert(queue: TimedTurn[], turn: TimedTurn): void {
  const place = queue.findIndex(({ atMs }) => atMs > turn.atMs)
  queue.splice(place < 0 ? queue.length : place, 0, turn)
}
