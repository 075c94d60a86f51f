import { fail } from '@keo/contract/errors'
import { ACTION_FOR, type HarmAction, type HarmOutcome } from '@keo/contract/harm-markers'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { days, hours, minutes, type Instant } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import type { DecidedBy } from '../reviews/index.ts'
import type { SaferPlay } from '../safer-play/index.ts'
import { sqlMarkStore, type HeldMark } from './mark-store.ts'
import { LOOK_BACK_MS, markersOf, type Finding } from './marker-rules.ts'
import { sqlTraceStore } from './trace-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  log: Log
  audit: Audit
  tenantId: string
  saferPlay: Pick<SaferPlay, 'noteRisk' | 'giveBreak'>
  writeLetter: WriteLetter
}

/** A transaction may be written a little after the time it bears. */
const FOLD_LAG_MS = minutes(10)
const AT_ONCE = 200
/** What was looked at and closed is not found again the next morning. */
const QUIET_MS = days(14)
const HOUR_MS = hours(1)

export type HarmMarkers = ReturnType<typeof createHarmMarkers>

/** Markers of harm: computed daily, acted on, and closed with what came of it. */
export function createHarmMarkers(needs: Needs) {
  const { database, clock, ids, log, audit, tenantId } = needs
  const traces = sqlTraceStore(database.db, tenantId)

  async function fold(now: Instant): Promise<void> {
    const until = Math.floor((now - FOLD_LAG_MS) / HOUR_MS) * HOUR_MS
    const oldest = Math.floor((now - LOOK_BACK_MS) / HOUR_MS) * HOUR_MS
    const from = Math.max((await traces.foldedUntil()) ?? oldest, oldest)
    if (from < until) await database.tx((tx) => sqlTraceStore(tx, tenantId).fold(from, until))
    await traces.dropHoursBefore(oldest)
  }

  /** The mark, its audit row, its letter and the end of offers: all of them or none. */
  async function note(tx: Tx, memberId: string, finding: Finding): Promise<void> {
    const at = clock.now()
    const id = ids.newId('hrm')
    if (!(await sqlMarkStore(tx, tenantId).note(id, memberId, finding, { at, quietSince: at - QUIET_MS })))
      return
    const action = ACTION_FOR[finding.marker]
    await audit.write(tx, {
      actor: 'harm-markers',
      session: null,
      address: null,
      device: null,
      action: 'harm-marker.found',
      object: memberId,
      before: null,
      after: { id, ...finding, action },
      requestId: null,
    })
    await needs.saferPlay.noteRisk(tx, memberId, at)
    if (action !== 'message') return
    await sqlMarkStore(tx, tenantId).act(id, { action, by: '', reason: '', at })
    await needs.writeLetter(tx, memberId, { kind: 'playCare', about: id, values: {} })
  }

  async function lookAt(memberIds: readonly string[], now: Instant): Promise<void> {
    for (const [memberId, found] of await traces.tracesOf(memberIds, now)) {
      const findings = markersOf(found, now)
      if (findings.length === 0) continue
      // One whose look fails does not keep the others from being looked at.
      await database
        .tx(async (tx) => {
          for (const finding of findings) await note(tx, memberId, finding)
        })
        .catch((err: unknown) => log.error({ err, memberId }, 'markers of harm could not be written'))
    }
  }

  async function computeAll(): Promise<void> {
    const now = clock.now()
    await fold(now)
    const members = await traces.candidates(now)
    for (let from = 0; from < members.length; from += AT_ONCE)
      await lookAt(members.slice(from, from + AT_ONCE), now)
  }

  const waiting = async (id: string): Promise<HeldMark> => {
    const mark = (await sqlMarkStore(database.db, tenantId).find(id)) ?? fail('NOT_FOUND')
    return mark.state === 'closed' ? fail('REVIEW_DECIDED') : mark
  }

  /** In the transaction of the act. */
  async function actIn(tx: Tx, mark: HeldMark, action: HarmAction, by: DecidedBy): Promise<void> {
    const { actor, reason = '' } = by
    const done = await sqlMarkStore(tx, tenantId).act(mark.id, { action, by: actor, reason, at: clock.now() })
    if (!done) fail('REVIEW_DECIDED')
    await tell(tx, mark, by, { action: 'harm-marker.acted', after: { id: mark.id, action, reason } })
    await by.alongside?.(tx)
  }

  function tell(
    tx: Tx,
    { member_id, state, action: before }: HeldMark,
    { actor, session, address, requestId }: DecidedBy,
    { action, after }: { action: string; after: unknown },
  ): Promise<void> {
    return audit.write(tx, {
      actor,
      session,
      address,
      requestId,
      device: null,
      action,
      object: member_id,
      before: { state, action: before },
      after,
    })
  }

  return {
    computeAll,
    page: (isClosed: boolean, after: string) => sqlMarkStore(database.db, tenantId).page(isClosed, after),
    find: async (id: string) => (await sqlMarkStore(database.db, tenantId).find(id)) ?? fail('NOT_FOUND'),
    marksOf: (memberId: string) => sqlMarkStore(database.db, tenantId).of(memberId),
    hoursOf: async (memberId: string) => (await traces.hoursOf([memberId], clock.now())).get(memberId) ?? [],
    queue: () => sqlMarkStore(database.db, tenantId).waiting(),
    waiting,
    actIn,
    async message(id: string, by: DecidedBy): Promise<void> {
      const mark = await waiting(id)
      await database.tx(async (tx) => {
        await actIn(tx, mark, 'message', by)
        await needs.writeLetter(tx, mark.member_id, { kind: 'playCare', values: {} })
      })
    },
    async giveBreak(id: string, dayCount: number, by: DecidedBy): Promise<void> {
      const mark = await waiting(id)
      await needs.saferPlay.giveBreak(mark.member_id, dayCount, {
        ...by,
        alongside: (tx) => actIn(tx, mark, 'break', by),
      })
    },
    async close(id: string, outcome: HarmOutcome, by: DecidedBy): Promise<void> {
      const mark = await waiting(id)
      await database.tx(async (tx) => {
        const store = sqlMarkStore(tx, tenantId)
        if (!(await store.close(id, { outcome, by: by.actor, at: clock.now() }))) fail('REVIEW_DECIDED')
        await tell(tx, mark, by, { action: 'harm-marker.closed', after: { id, outcome, reason: by.reason } })
        if (!(await store.hasWaiting(mark.member_id)))
          await needs.saferPlay.noteRisk(tx, mark.member_id, null)
        await by.alongside?.(tx)
      })
    },
  }
}
