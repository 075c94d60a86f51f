import type { BetReplay, ReplayPlay } from '@keo/contract/bet-replay'
import type { Instant } from '@keo/units/instants'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'

/** A place on the line: what the bet was worth, or null while there was no price. */
export type LinePoint = {
  readonly at: Instant
  readonly minor: bigint | null
  readonly legs: readonly (number | null)[]
}

export type Mark = { readonly place: number; readonly kind: 'goal' | 'card' | 'end' }

const GOALS: ReadonlySet<string> = new Set(['goal', 'varCancels', 'set', 'frame', 'knockDown', 'decision'])

/** From the acceptance to the end. A settled bet ends at what it really brought. */
export function lineOf({ play, record, currency }: BetReplay): LinePoint[] {
  const points = (play?.worths ?? []).map(({ at, worth, legs }) => ({
    at,
    minor: worth === null ? null : readAmount(worth, currency).minor,
    legs,
  }))
  const end = play?.steps.findLast(({ state }) => state === 'settled')
  if (!end || record.state !== 'settled' || record.returned === undefined) return points
  const last = {
    at: end.at,
    minor: readAmount(record.returned, currency).minor,
    legs: points.at(-1)?.legs ?? [],
  }
  return [...points.filter(({ at }) => at < end.at), last]
}

/** Where something happened, by the place of the first look after it. */
export function marksOf(play: ReplayPlay, points: readonly LinePoint[]): Mark[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const placeOf = (at: Instant) => points.findIndex((point) => point.at >= at)
  const events = play.matches
    .flatMap((match) => match.events)
    .filter(({ at }) => at >= first.at && at <= last.at)
    .flatMap(({ at, kind }): { at: Instant; kind: Mark['kind'] }[] => {
      if (GOALS.has(kind)) return [{ at, kind: 'goal' }]
      return kind === 'redCard' ? [{ at, kind: 'card' }] : []
    })
  const ends = play.legs
    .flatMap(({ settledAt }) => settledAt ?? [])
    .filter((at) => at < last.at)
    .map((at) => ({ at, kind: 'end' as const }))
  const marks = [...events, ...ends].map(({ at, kind }) => ({ place: placeOf(at), kind }))
  return marks.toSorted((a, b) => a.place - b.place)
}

/** A drag lands on an event that is this near, in places of the line. */
export function snapped(place: number, marks: readonly Mark[], reach: number): number {
  const near = marks
    .filter((mark) => Math.abs(mark.place - place) <= reach)
    .toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))
  return near[0]?.place ?? place
}

/** What the bet was worth at a place: the last price before it. */
export function worthAt(points: readonly LinePoint[], place: number): bigint | null {
  return points.slice(0, place + 1).findLast(({ minor }) => minor !== null)?.minor ?? null
}

/** What an event did: the last price before it and the first after it. */
export function changeAt(points: readonly LinePoint[], at: Instant) {
  const before = points.findLast((point) => point.at < at && point.minor !== null)?.minor
  const after = points.find((point) => point.at >= at && point.minor !== null)?.minor
  return before === undefined || before === null || after === undefined || after === null
    ? null
    : { before, after }
}

type Box = { readonly width: number; readonly height: number }

/** The drawing: pieces of a line, broken where there was no price, the ground under them and where the stake lies. */
export function plotOf(points: readonly LinePoint[], stake: bigint, { width, height }: Box) {
  const most = points.reduce((top, { minor }) => (minor !== null && minor > top ? minor : top), stake)
  const x = (place: number) => round((place / Math.max(1, points.length - 1)) * width)
  const y = (minor: bigint) => round(height - (Number(minor) / Math.max(1, Number(most))) * height * HIGHEST)
  const pieces: { x: number; y: number }[][] = [[]]
  for (const [place, { minor }] of points.entries()) {
    if (minor === null) pieces.push([])
    else pieces.at(-1)?.push({ x: x(place), y: y(minor) })
  }
  const drawn = pieces.filter((piece) => piece.length > 0)
  const path = (piece: readonly { x: number; y: number }[]) =>
    `M${piece.map((at) => `${at.x} ${at.y}`).join('L')}${piece.length === 1 ? 'h.1' : ''}`
  return {
    line: drawn.map(path).join(''),
    /** Over the gaps too: it says what comes after what, not what it was worth. */
    bridge: drawn.length > 1 ? path(drawn.flat()) : '',
    ground: drawn.map((piece) => `${path(piece)}V${height}H${piece[0]?.x ?? 0}Z`).join(''),
    stakeY: y(stake),
    x,
    y,
  }
}

/** Room above the highest point for what is written there. */
const HIGHEST = 0.88

const round = (number: number): number => Math.round(number * 10) / 10
