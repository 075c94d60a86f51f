import type { RealityCheck } from '@keo/contract/safer-play'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Authenticate, Caller } from '@keo/service-kit/http/api'
import { days, minutes, type Instant } from '@keo/units/instants'
import type { Sessions } from '../sessions/index.ts'
import type { Acting, PlayChanges } from './play-changes.ts'
import { sqlPlayStateStore } from './play-state-store.ts'
import { dropSittingsBefore, keptSittings } from './sitting-store.ts'
import { realityCheckView } from './play-views.ts'
import type { NetResultOf } from './safer-play-service.ts'
import { isLimitReached, REST_MS, sittingAt } from './sitting-rules.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  sessions: Pick<Sessions, 'endAll'>
  changes: PlayChanges
  netResultOf: NetResultOf
}

/** Noting each call would cost an update per call; within this time the last one counts as now. */
const NOTE_STEP_MS = minutes(1)
const NOTED_MAX = 50_000
/** A year and the month it began in, as a member's own page tells it. */
const KEPT_MS = days(400)
/** The limit ends a session by itself, not by the request that happened to come then. */
const NOBODYS_REQUEST = { address: '', deviceNo: '', userAgent: '', requestId: '' }

/** How long somebody has been at it, across sessions and devices, and what follows from that. */
export function createSittings({ database, clock, tenantId, sessions, changes, netResultOf }: Needs) {
  const store = sqlPlayStateStore(database.db, tenantId)
  /** By member, until when nothing has to be looked up. Only this node's: another looks for itself. */
  const noted = new Map<string, Instant>()

  /** Of each of them whether their time is not over. */
  async function noteAll(memberIds: readonly string[]): Promise<boolean[]> {
    const now = clock.now()
    const found = (await store.readAll(memberIds)).map((state, at) => {
      const sitting = sittingAt(state.sitting, now)
      const isOver = isLimitReached(state, sitting, now)
      return { memberId: memberIds[at] ?? '', state, sitting, isOver }
    })
    const going = found.filter(({ isOver }) => !isOver)
    const isNew = ({ state, sitting }: (typeof going)[number]) => state.sitting?.beganAt !== sitting.beganAt
    const idsOf = (some: typeof going) => some.map(({ memberId }) => memberId)
    await store.beginSittings(idsOf(going.filter(isNew)), now)
    await store.noteSeen(idsOf(going.filter((one) => !isNew(one))), now)
    for (const { memberId, state, sitting } of going) {
      const limitAt = sitting.beganAt + minutes(state.limitMinutes ?? Number.POSITIVE_INFINITY)
      if (noted.size >= NOTED_MAX) noted.clear()
      noted.set(memberId, Math.min(now + NOTE_STEP_MS, limitAt))
    }
    return found.map(({ isOver }) => !isOver)
  }
  const notes = createBatches({
    // Everybody may come within a second: the more, the more of them go together.
    atOnce: 1,
    most: 500,
    keyOf: (memberId: string) => memberId,
    apply: noteAll,
  })

  /** False when the limit is reached: then every session of the member has ended. */
  async function note(caller: Caller): Promise<boolean> {
    const isWithin = await notes.submit(caller.memberId)
    if (!isWithin) await endAtLimit(caller)
    return isWithin
  }

  async function endAtLimit(caller: Caller): Promise<void> {
    noted.delete(caller.memberId)
    const acting = { ...NOBODYS_REQUEST, caller }
    await sessions.endAll(caller.memberId, NOBODYS_REQUEST, {
      action: 'session.time-over',
      alongside: (tx) =>
        changes.changeIn(tx, acting, () => ({
          action: 'safer-play.time-over',
          set: { restUntil: clock.now() + REST_MS, sitting: null },
        })),
    })
  }

  async function current(memberId: string) {
    const state = await store.read(memberId)
    return { ...state, sitting: sittingAt(state.sitting, clock.now()) }
  }

  return {
    forget: (memberId: string) => void noted.delete(memberId),
    /** Every call of a full session is a sign of life, those that the open app makes by itself among them. */
    watching:
      (authenticate: Authenticate): Authenticate =>
      async (token, isAction) => {
        const caller = await authenticate(token, isAction)
        if (typeof caller === 'string' || !caller.isFull) return caller
        const until = noted.get(caller.memberId)
        if (until !== undefined && clock.now() < until) return caller
        return (await note(caller)) ? caller : 'SESSION_TIME_OVER'
      },
    /** Those that reach into the time since then, the one that runs among them; and when the first one that is kept began. */
    async since(memberId: string, from: Instant) {
      const kept = await keptSittings(database.db, tenantId, memberId, from)
      const { sitting } = await store.read(memberId)
      const all = sitting === null ? kept.sittings : [...kept.sittings, sitting]
      const firstAt = kept.firstAt ?? sitting?.beganAt ?? null
      return { sittings: all.filter(({ seenAt }) => seenAt > from), firstAt }
    },
    dropOld: () => dropSittingsBefore(database.db, tenantId, clock.now() - KEPT_MS),
    /** When the member sat down. */
    beganAt: async (memberId: string): Promise<Instant> => (await current(memberId)).sitting.beganAt,
    async realityCheck(memberId: string): Promise<RealityCheck> {
      const state = await current(memberId)
      return realityCheckView(state, await netResultOf(memberId, state.sitting.beganAt), clock.now())
    },
    async acknowledge(acting: Acting): Promise<RealityCheck> {
      const { memberId } = acting.caller
      const state = await changes.change(acting, (held) => ({
        action: 'safer-play.reality-check',
        set: { sitting: { ...sittingAt(held.sitting, clock.now()), checkedAt: clock.now() } },
      }))
      const sitting = sittingAt(state.sitting, clock.now())
      return realityCheckView(
        { ...state, sitting },
        await netResultOf(memberId, sitting.beganAt),
        clock.now(),
      )
    },
  }
}
