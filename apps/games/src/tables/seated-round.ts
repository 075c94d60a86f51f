import type { Instant } from '@keo/service-kit/clock'
import type { PaySeats } from './pay-seats.ts'
import type { Seat, TableGame, TableRound, TableTimes } from './table-game.ts'

/** A shared round with those who sit in it. */
export type SeatedRound = {
  readonly round: TableRound
  readonly times: TableTimes
  readonly seats: Map<bigint, Seat>
  readonly movedSeats: Set<bigint>
  isEnded: boolean
}

type Needs = {
  readonly gameId: string
  readonly game: TableGame
  readonly paySeats: PaySeats
  now(): Instant
  /** Pay-outs were written down and may be sent. */
  sendPayments(): void
}

/** Who is out of a round by when, and what each is paid: once, and by the moment that was fixed. */
export function createSeating({ gameId, game, paySeats, now, sendPayments }: Needs) {
  /** Where a seat is out by that moment, by its player's move or by itself. */
  function exitOf({ round, seats, movedSeats }: SeatedRound, seat: Seat, by: Instant) {
    const own = game.ownExit(round, seat)
    const left = seats.get(seat.id)?.leftAt ?? null
    return {
      leftAt: left ?? (own && own.at <= by ? own.leftAt : null),
      isMoved: movedSeats.has(seat.id),
    }
  }

  return {
    exitOf,
    seated: (round: TableRound, seats: readonly Seat[]): SeatedRound => ({
      round,
      times: game.times(round),
      seats: new Map(seats.map((seat) => [seat.id, seat])),
      movedSeats: new Set(),
      isEnded: false,
    }),
    async payOwnExits(at: SeatedRound): Promise<void> {
      for (const seat of at.seats.values()) {
        if (seat.isPaid || seat.leftAt !== null) continue
        const { leftAt } = exitOf(at, seat, now())
        if (leftAt === null) continue
        seat.leftAt = leftAt
        await paySeats.one({ gameId, game, round: at.round }, seat, false)
        seat.isPaid = true
        sendPayments()
      }
    },
    async end(at: SeatedRound): Promise<void> {
      await paySeats.all({ gameId, game, round: at.round }, (seat) => exitOf(at, seat, at.times.endsAt))
      for (const seat of at.seats.values()) {
        seat.leftAt = exitOf(at, seat, at.times.endsAt).leftAt
        seat.isPaid = true
      }
      at.isEnded = true
      sendPayments()
    },
    /** When something is due next; `lookAt` where somebody watches. */
    nextMoment({ round, times, seats, isEnded }: SeatedRound, lookAt: Instant | null): Instant {
      if (isEnded) return times.nextAt
      const moments = [times.closesAt, times.endsAt]
      for (const seat of seats.values()) {
        const own = seat.leftAt === null ? game.ownExit(round, seat) : null
        if (own) moments.push(own.at)
      }
      if (lookAt !== null) moments.push(lookAt)
      return Math.min(...moments.filter((moment) => moment > now()), times.endsAt)
    },
  }
}
