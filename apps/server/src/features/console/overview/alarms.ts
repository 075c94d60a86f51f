import type { Alarm } from '@keo/contract/console-overview'
import type { Instant } from '@keo/units/instants'
import type { Vital } from './health.ts'

type Books = {
  readonly problems: readonly string[]
  readonly uncovered: readonly string[]
  readonly stoppedSince: Instant | null
  readonly checkedAt: Instant
} | null
type Queue = {
  readonly name: string
  readonly count: number
  readonly oldestAt: Instant | null
  readonly promisedMinutes: number
}
type Seen = {
  readonly now: Instant
  readonly books: Books
  readonly queues: readonly Queue[]
  readonly health: readonly Vital[]
  /** What the watches found. */
  readonly watched: readonly Ringing[]
}
export type Ringing = Omit<Alarm, 'seenBy'>

const MINUTE_MS = 60_000

/** What rings now: urgent first, then what stands longest. Nothing is written down for it to ring. */
export function alarmsOf({ now, books, queues, health, watched }: Seen): Ringing[] {
  return [
    ...booksAlarms(books),
    ...queues.flatMap((queue) => lateQueue(queue, now)),
    ...health.flatMap(badVital),
    ...watched,
  ].toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent) || one.since - other.since)
}

function booksAlarms(books: Books): Ringing[] {
  if (!books) return []
  const { problems, uncovered, stoppedSince, checkedAt } = books
  const differ: Ringing = {
    name: 'books',
    kind: 'books',
    about: '',
    isUrgent: true,
    figure: String(problems.length),
    since: stoppedSince ?? checkedAt,
  }
  return [
    ...(stoppedSince === null ? [] : [differ]),
    ...uncovered.map((currency) => ({
      name: `uncovered:${currency}`,
      kind: 'uncovered' as const,
      about: currency,
      isUrgent: false,
      // Nobody knows since when; it is one alarm for the day.
      since: checkedAt - (checkedAt % (24 * 60 * MINUTE_MS)),
      figure: currency,
    })),
  ]
}

function lateQueue({ name, count, oldestAt, promisedMinutes }: Queue, now: Instant): Ringing[] {
  if (oldestAt === null) return []
  const since = oldestAt + promisedMinutes * MINUTE_MS
  if (now <= since) return []
  return [{ name: `queue:${name}`, kind: 'queue', about: name, isUrgent: true, since, figure: String(count) }]
}

function badVital({ name, isGood, since, figure }: Vital): Ringing[] {
  if (isGood || since === null) return []
  const kind = name === 'sportsbook' || name === 'games' ? 'provider' : 'jobs'
  return [{ name: `${kind}:${name}`, kind, about: name, isUrgent: kind === 'provider', since, figure }]
}
