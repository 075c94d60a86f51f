import { fail } from '@keo/contract/errors'
import type { SaferPlay as SaferPlayShown } from '@keo/contract/safer-play'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import type { DecidedBy } from '../reviews/index.ts'
import type { Sessions } from '../sessions/index.ts'
import { askableFrom, breakFrom, excludedFrom, standingOf } from './exclusion-rules.ts'
import { limitAfter, raisedLimit } from './limit-rules.ts'
import { mayPlay, type PlayAction, type PlayVerdict } from './may-play.ts'
import { createPlayChanges, type Acting, type Decide } from './play-changes.ts'
import { refuseUnless, zonedText } from './play-refusals.ts'
import { sqlPlayStateStore } from './play-state-store.ts'
import type { ReminderMinutes } from './play-state.ts'
import { saferPlayView, type PlayResult } from './play-views.ts'
import { createSittings } from './sittings.ts'

type Needs = {
  database: Database
  /** World time: breaks, exclusions and sittings live on it, as sessions do. */
  clock: Clock
  audit: Audit
  tenantId: string
  sessions: Pick<Sessions, 'endAll'>
  netResultOf: NetResultOf
  writeLetter: WriteLetter
}

/** What was staked and what came back since a moment, as the ledger knows it. */
export type NetResultOf = (memberId: string, since: number) => Promise<PlayResult>

export type SaferPlay = ReturnType<typeof createSaferPlay>

/** Everything that keeps play within the bounds a member has set. */
export function createSaferPlay(needs: Needs) {
  const { database, clock, tenantId, sessions } = needs
  const changes = createPlayChanges(needs)
  const sittings = createSittings({
    database,
    clock,
    tenantId,
    sessions,
    netResultOf: needs.netResultOf,
    changes,
  })
  const stateOf = (memberId: string, db: Db = database.db) => sqlPlayStateStore(db, tenantId).read(memberId)

  async function change(acting: Acting, decide: Decide): Promise<SaferPlayShown> {
    const state = await changes.change(acting, decide)
    sittings.forget(acting.caller.memberId)
    return saferPlayView(state, clock.now())
  }

  const verdict = async (memberId: string, action: PlayAction, db?: Db): Promise<PlayVerdict> =>
    mayPlay(await stateOf(memberId, db), clock.now(), action)

  /** The exclusion and the end of every session are one: nobody is excluded and still in, or out and not excluded. */
  async function exclude(acting: Acting, months: number | null): Promise<{ untilTime: string }> {
    let until: number | null = null
    await sessions.endAll(acting.caller.memberId, acting, {
      action: 'session.excluded',
      alongside: (tx) =>
        changes.changeIn(tx, acting, (state) => {
          const exclusion =
            excludedFrom(clock.now(), months, state.exclusion) ?? fail('EXCLUSION_NOT_SHORTER')
          until = exclusion.until
          return { action: 'safer-play.exclude', set: { exclusion, sitting: null } }
        }),
    })
    sittings.forget(acting.caller.memberId)
    return { untilTime: until === null ? '' : serverTimeText(until) }
  }

  return {
    /** For every way in, every money call and every offer; within the transaction of the caller when one is given. */
    mayPlay: verdict,
    /** The same, as a refusal in the player's language. */
    demand: async (memberId: string, action: PlayAction, db?: Db): Promise<void> =>
      refuseUnless(await verdict(memberId, action, db)),
    /** Those of many who may, read at once. */
    async mayPlayOf(memberIds: readonly string[], action: PlayAction): Promise<ReadonlySet<string>> {
      const states = await sqlPlayStateStore(database.db, tenantId).readAll(memberIds)
      return new Set(
        memberIds.filter((_, at) => states[at] && mayPlay(states[at], clock.now(), action).isAllowed),
      )
    },
    /** All of them may, or the refusal of one who may not. */
    async demandAll(memberIds: readonly string[], action: PlayAction, db: Db): Promise<void> {
      const states = await sqlPlayStateStore(db, tenantId).readAll(memberIds)
      for (const state of states) refuseUnless(mayPlay(state, clock.now(), action))
    },
    get: async (memberId: string) => saferPlayView(await stateOf(memberId), clock.now()),
    setReminder: (acting: Acting, reminderMinutes: ReminderMinutes) =>
      change(acting, () => ({ action: 'safer-play.reminder', set: { reminderMinutes } })),
    setSessionLimit: (acting: Acting, minutes: number | null) =>
      change(acting, (state) => ({
        action: 'safer-play.session-limit',
        set: limitAfter(state, minutes, clock.now()),
      })),
    confirmSessionLimit: (acting: Acting) =>
      change(acting, (state) => ({
        action: 'safer-play.session-limit-raised',
        set: raisedLimit(state, clock.now()) ?? fail('LIMIT_NOT_READY'),
      })),
    takeBreak: (acting: Acting, days: number) =>
      change(acting, ({ breakUntil }) => ({
        action: 'safer-play.break',
        set: { breakUntil: breakFrom(clock.now(), days, breakUntil) ?? fail('BREAK_NOT_SHORTER') },
      })),
    /** By the operator's people. As every break it begins at once and cannot be made shorter. */
    async giveBreak(memberId: string, days: number, by: DecidedBy): Promise<void> {
      await changes.changeFor(memberId, by, ({ breakUntil }) => ({
        action: 'safer-play.break-given',
        set: { breakUntil: breakFrom(clock.now(), days, breakUntil) ?? fail('BREAK_NOT_SHORTER') },
      }))
      sittings.forget(memberId)
    },
    /** Since when a marker of harm waits; null when none does any more. */
    noteRisk: (tx: Tx, memberId: string, since: Instant | null): Promise<void> =>
      sqlPlayStateStore(tx, tenantId).noteRisk(memberId, since),
    exclude,
    askToReopen: (acting: Acting) =>
      change(acting, ({ exclusion }) => {
        if (!exclusion || standingOf(exclusion, clock.now()) === 'open') return fail('NOT_FOUND')
        const askable = askableFrom(exclusion)
        if (clock.now() < askable) fail('REOPEN_TOO_EARLY', { time: zonedText(askable) })
        // Asking again shortens nothing and restarts nothing.
        const reopenAskedAt = exclusion.reopenAskedAt ?? clock.now()
        return { action: 'safer-play.reopen-asked', set: { exclusion: { ...exclusion, reopenAskedAt } } }
      }),
    sittingSince: sittings.beganAt,
    sittingsSince: sittings.since,
    dropOldSittings: sittings.dropOld,
    realityCheck: sittings.realityCheck,
    acknowledge: sittings.acknowledge,
    watching: sittings.watching,
  }
}
