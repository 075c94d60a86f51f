import type { SharedTable } from '@keo/games-contract/shared-tables'
import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import { seconds } from '@keo/units/instants'
import type { SecretBytes } from '../ground/secret-bytes.ts'
import { createTurns } from '../ground/turns.ts'
import type { Paid, PaySeats } from './pay-seats.ts'
import { isInSeries, newSeries, type Series } from './series.ts'
import { createSeating, type SeatedRound } from './seated-round.ts'
import type { Seat, TableGame, TableRound } from './table-game.ts'
import type { TableStore } from './table-store.ts'

type Needs = {
  readonly clock: Clock
  readonly secrets: SecretBytes
  readonly log: Log
  readonly store: TableStore
  readonly paySeats: PaySeats
  /** Pay-outs were written down and may be sent. */
  sendPayments(): void
  /** Tells everybody who watches how the table looks now. */
  publish(table: SharedTable): void
  isWatched(): boolean
}

/** How often those who watch are told of new guests and exits; phases are told at once. */
const LOOK_MS = 500
/** A table that nobody asks for begins no further round. */
const AWAKE_MS = seconds(60)
const RETRY_MS = seconds(1)

/** `gone`: has no seat here any more. `early`: before the first exit there is. */
export type Left = 'gone' | 'late' | 'early' | { readonly seat: Seat; pay(): Promise<Paid> }

export type RunningTable = ReturnType<typeof createRunningTable>

/**
 * One shared round after the other, while anybody is there. When its betting began and what it ends with are written down
 * before the first bet, and the rest follows from them: a process that comes after a kill goes on where the clock is.
 */
export function createRunningTable(gameId: string, game: TableGame, needs: Needs) {
  const { clock, secrets, log, store, paySeats } = needs
  const turns = createTurns()
  let current: SeatedRound | null = null
  let history: unknown[] = []
  let resultOf: { readonly series: Series; readonly of: (number: number) => unknown } | null = null
  let isTakenUp = false
  let askedAt = -Infinity
  let cancelTimer: Cancel = () => {}
  let isClosed = false

  const now = () => clock.now()
  const seating = createSeating({ gameId, game, paySeats, now, sendPayments: needs.sendPayments })
  const isWanted = () => needs.isWatched() || now() - askedAt < AWAKE_MS

  async function roundOf(number: number, bettingAt: Instant): Promise<TableRound> {
    if (!resultOf || !isInSeries(resultOf.series, number)) {
      const kept = await store.seriesOf(gameId, number)
      const series = kept ?? newSeries(secrets, gameId, number, game.seriesRounds)
      if (!kept) await store.addSeries(gameId, series)
      resultOf = { series, of: game.results(series) }
    }
    return { number, bettingAt, series: resultOf.series, result: resultOf.of(number) }
  }

  /** The round that a process before this one did not bring to its end. */
  async function takeUp(): Promise<void> {
    isTakenUp = true
    const last = await store.last(gameId)
    if (!last || last.isEnded) return
    history = await store.history(gameId, game.historyLength)
    const round = await roundOf(last.number, last.bettingAt)
    current = seating.seated(round, await store.seats(gameId, last.number))
  }

  async function beginNext(): Promise<void> {
    const last = await store.last(gameId)
    history = await store.history(gameId, game.historyLength)
    const round = await roundOf((last?.number ?? 0) + 1, Math.trunc(now()))
    await store.begin({ gameId, number: round.number, bettingAt: round.bettingAt }, game.engine)
    current = seating.seated(round, [])
  }

  /** Everything that is due; what has been done already is not done again. */
  async function step(): Promise<void> {
    if (isClosed) return
    if (current?.isEnded && now() >= current.times.nextAt) current = null
    if (!isTakenUp) await takeUp()
    if (!current && isWanted()) await beginNext()
    if (!current) return
    if (!current.isEnded && now() >= current.times.endsAt) await seating.end(current)
    if (!current.isEnded) await seating.payOwnExits(current)
    plan()
    tell()
  }

  const inTurn = <T>(work: () => Promise<T>) => turns(gameId, work)
  const run = () =>
    inTurn(step).catch((err: unknown) => {
      log.error({ err, gameId }, 'a shared round could not go on, and is tried again')
      wakeAt(now() + RETRY_MS)
    })

  function wakeAt(at: Instant): void {
    cancelTimer()
    if (!isClosed) cancelTimer = clock.after(Math.max(0, at - now()), () => void run())
  }

  function plan(): void {
    if (current) wakeAt(seating.nextMoment(current, needs.isWatched() ? now() + LOOK_MS : null))
  }

  function picture(): SharedTable | null {
    if (!current) return null
    const { round, seats } = current
    return game.picture({ gameId, round, seats: [...seats.values()], history, now: now() })
  }

  function tell(): void {
    const table = picture()
    if (table) needs.publish(table)
  }

  return {
    gameId,
    game,
    /** How it looks now; somebody is there, so a table that rested begins. */
    async look(): Promise<SharedTable> {
      askedAt = now()
      if (!current || current.isEnded) await inTurn(step)
      return picture() ?? Promise.reject(new Error(`the table of ${gameId} does not run`))
    },
    /** The round that takes bets now. */
    takesBets(): TableRound | null {
      return current && now() < current.times.closesAt ? current.round : null
    },
    seatsOf: (playerId: string): Seat[] =>
      [...(current?.seats.values() ?? [])].filter((seat) => seat.playerId === playerId),
    /** A player has come in: the bet was taken and written down. */
    sit(number: number, seat: Seat): void {
      if (current?.round.number !== number || current.isEnded) return
      current.seats.set(seat.id, seat)
      plan()
      tell()
    },
    /**
     * A player leaves now. It is taken at once, so that nothing which waits can come in between: should writing it down
     * fail, the end of the round pays this very exit.
     */
    leave(id: bigint): Left {
      const seat = current?.seats.get(id)
      if (!current || !seat || seat.leftAt !== null) return 'gone'
      if (now() >= current.times.endsAt) return 'late'
      const { round } = current
      const leftAt = seating.exitOf(current, seat, now()).leftAt ?? game.exitAt(round, now())
      if (leftAt === null) return 'early'
      seat.leftAt = leftAt
      current.movedSeats.add(id)
      tell()
      return { seat, pay: () => paySeats.one({ gameId, game, round }, seat, true) }
    },
    run,
    async close(): Promise<void> {
      isClosed = true
      cancelTimer()
      await inTurn(async () => {})
    },
  }
}
