import type { ExclusionWay } from '@keo/contract/console-exclusions'
import { fail } from '@keo/contract/errors'
import type { SaferPlay as SaferPlayShown } from '@keo/contract/safer-play'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import type { DecidedBy } from '../reviews/index.ts'
import type { Origin, Sessions } from '../sessions/index.ts'
import { askableFrom, breakFrom, excludedFrom, standingOf } from './exclusion-rules.ts'
import { limitAfter, raisedLimit } from './limit-rules.ts'
import { mayPlay, type PlayAction, type PlayVerdict } from './may-play.ts'
import { createPlayChanges, type Acting, type Decide } from './play-changes.ts'
import { refuseUnless, zonedText } from './play-refusals.ts'
import { sqlPlayStateStore } from './play-state-store.ts'
import type { PlayState, ReminderMinutes } from './play-state.ts'
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

/** What stands in the audit log beside what was set. */
type Told = { readonly reason?: string | undefined; readonly cameBy?: ExclusionWay }

/** Somebody of the staff, and the request by which every session of the member ends. */
type RecordedBy = DecidedBy & { readonly from: Origin }

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
  async function endPlay(memberId: string, from: Origin, write: (tx: Tx) => Promise<PlayState>) {
    const ends = { until: null as Instant | null }
    await sessions.endAll(memberId, from, {
      action: 'session.excluded',
      alongside: async (tx) => {
        ends.until = (await write(tx)).exclusion?.until ?? null
      },
    })
    sittings.forget(memberId)
    return ends.until
  }

  const excluding =
    (action: string, months: number | null, told: Told = {}): Decide =>
    (state) => {
      const exclusion = excludedFrom(clock.now(), months, state.exclusion) ?? fail('EXCLUSION_NOT_SHORTER')
      const set = { exclusion, sitting: null }
      return { action, set, after: { ...set, ...told } }
    }

  const breaking =
    (action: string, days: number, told: Told = {}): Decide =>
    (state) => {
      const breakUntil = breakFrom(clock.now(), days, state.breakUntil) ?? fail('BREAK_NOT_SHORTER')
      return { action, set: { breakUntil }, after: { breakUntil, ...told } }
    }

  async function exclude(acting: Acting, months: number | null): Promise<{ untilTime: string }> {
    const decide = excluding('safer-play.exclude', months)
    const until = await endPlay(acting.caller.memberId, acting, (tx) => changes.changeIn(tx, acting, decide))
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
    takeBreak: (acting: Acting, days: number) => change(acting, breaking('safer-play.break', days)),
    /** By the operator's people. As every break it begins at once and cannot be made shorter. */
    async giveBreak(memberId: string, days: number, by: DecidedBy): Promise<void> {
      await changes.changeFor(memberId, by, breaking('safer-play.break-given', days))
      sittings.forget(memberId)
    },
    /** Asked for outside the app and written down by the operator's people; it holds as the member's own does. */
    async recordBreak(memberId: string, days: number, by: DecidedBy, cameBy: ExclusionWay): Promise<Instant> {
      const told = { reason: by.reason, cameBy }
      const decide = breaking('safer-play.break-recorded', days, told)
      const { breakUntil } = await changes.changeFor(memberId, by, decide)
      sittings.forget(memberId)
      return breakUntil ?? clock.now()
    },
    /** As a break; null is without end. */
    recordExclusion: (memberId: string, months: number | null, by: RecordedBy, cameBy: ExclusionWay) =>
      endPlay(memberId, by.from, (tx) =>
        changes.changeForIn(
          tx,
          memberId,
          by,
          excluding('safer-play.exclusion-recorded', months, { reason: by.reason, cameBy }),
        ),
      ),
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
