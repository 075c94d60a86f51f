import type { MatchEvent } from './timeline.ts'

/** Where it happens: from the home goal (0) to the away goal (1), and from one side line to the other. */
type Spot = { readonly x: number; readonly y: number }
/** How far towards the other side's end each kind of moment is. */
const REACH: Readonly<Record<string, number>> = {
  danger: 0.78, dangerOver: 0.55, shot: 0.9, shotOnTarget: 0.93, goal: 0.98, penalty: 0.88, penaltyMissed: 0.94,
  corner: 0.985, points: 0.9, point: 0.75, breakPoint: 0.7, game: 0.8, set: 0.85, frame: 0.8, ball: 0.7, knockDown: 0.6,
  varCheck: 0.85, varStands: 0.95, varCancels: 0.7, yellowCard: 0.5, redCard: 0.5, timeout: 0.5, substitution: 0.5,
} // prettier-ignore
const MIDDLE = 0.5
/** Corners and cards have their own place across the field; the rest falls where its time says. */
const EDGE = 0.03

export function spotOf(event: MatchEvent): Spot {
  const isPlaced = event.side !== null && Object.hasOwn(REACH, event.kind)
  const reach = isPlaced ? (REACH[event.kind] ?? MIDDLE) : MIDDLE
  return { x: event.side === 'away' ? 1 - reach : reach, y: across(event) }
}

function across({ kind, atMs, side }: MatchEvent): number {
  const chance = scattered(atMs)
  if (kind === 'corner') return chance < 0.5 ? EDGE : 1 - EDGE
  if (side === null || kind === 'penalty' || kind === 'goal') return MIDDLE
  return 0.2 + 0.6 * chance
}

/** The same moment always falls on the same spot. */
function scattered(atMs: number): number {
  const mixed = Math.imul((atMs ^ (atMs >>> 15)) | 1, 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32
}
