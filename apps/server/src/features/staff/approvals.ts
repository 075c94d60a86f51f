import {
  APPROVAL_HOURS,
  APPROVAL_KINDS,
  APPROVAL_PERMISSIONS,
  type Approval,
  type ApprovalKind,
} from '@keo/contract/console-approvals'
import { AppError, fail, type ErrorCode } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { hours } from '@keo/units/instants'
import { sqlApprovalStore, type HeldApproval, type NewApproval } from './approval-store.ts'
import { staffRecord, type StaffActing, type StaffCaller } from './staff-acting.ts'
import { sqlStaffStore } from './staff-store.ts'

type Needs = { database: Database; clock: Clock; ids: Ids; audit: Audit; tenantId: string }

/** What an approved request does. It calls `close` in its own transaction: act and approval happen together or not. */
type Act = (asked: HeldApproval, acting: StaffActing, close: (tx: Tx) => Promise<void>) => Promise<void>

/** Facts that are masked where they are kept, whole from what is asked for: who may decide reads them so, the log never does. */
type Whole = (act: unknown) => Readonly<Record<string, string>>

/** Errors after which the same request can never be approved. */
const ENDING: ReadonlySet<ErrorCode> = new Set(['PREVIEW_CHANGED'])

export type Approvals = ReturnType<typeof createApprovals>

/** Two different people: one asks, another approves or refuses, and what nobody decides runs out. */
export function createApprovals({ database, clock, ids, audit, tenantId }: Needs) {
  const acts = new Map<ApprovalKind, Act>()
  const wholes = new Map<ApprovalKind, Whole>()
  const store = sqlApprovalStore(database.db, tenantId)
  const kindsFor = ({ permissions }: StaffCaller) =>
    APPROVAL_KINDS.filter((kind) => permissions.has(APPROVAL_PERMISSIONS[kind]))

  /** Looked at before anything is asked, read or decided: what ran out is over for everybody at once. */
  function expireDue(): Promise<void> {
    return database.tx(async (tx) => {
      for (const { id, kind, object, asked_by } of await sqlApprovalStore(tx, tenantId).expire(clock.now()))
        await audit.write(tx, {
          actor: asked_by,
          session: null,
          address: null,
          device: null,
          action: 'approval.expired',
          object: id,
          before: null,
          after: { kind, object },
          requestId: null,
        })
    })
  }

  async function ask(acting: StaffActing, asked: NewApproval): Promise<string> {
    await expireDue()
    return database.tx((tx) => askIn(tx, acting, asked))
  }

  async function askIn(tx: Tx, acting: StaffActing, asked: NewApproval): Promise<string> {
    const id = ids.newId('apr')
    const at = clock.now()
    const by = acting.caller.staffId
    const isNew = await sqlApprovalStore(tx, tenantId).insert({
      ...asked,
      id,
      by,
      at,
      expiresAt: at + hours(APPROVAL_HOURS),
    })
    if (!isNew) fail('APPROVAL_OPEN')
    const { kind, object, before, after, reason } = asked
    await audit.write(
      tx,
      staffRecord(acting, {
        action: 'approval.asked',
        object: id,
        before,
        after: { ...after, kind, about: object, reason },
      }),
    )
    return id
  }

  type Verdict = { readonly isApproved: boolean; readonly reason: string }

  function closing(acting: StaffActing, { id, kind, object }: HeldApproval, { isApproved, reason }: Verdict) {
    const state = isApproved ? 'approved' : 'refused'
    return async (tx: Tx): Promise<void> => {
      const decision = { state, by: acting.caller.staffId, at: clock.now(), reason } as const
      if (!(await sqlApprovalStore(tx, tenantId).close(id, decision))) fail('APPROVAL_CLOSED')
      await audit.write(
        tx,
        staffRecord(acting, {
          action: `approval.${state}`,
          object: id,
          after: { kind, about: object, reason },
        }),
      )
    }
  }

  async function decide(acting: StaffActing, id: string, verdict: Verdict): Promise<Approval> {
    await expireDue()
    const asked = (await store.find(id)) ?? fail('NOT_FOUND')
    if (!acting.caller.permissions.has(APPROVAL_PERMISSIONS[asked.kind])) fail('NOT_ALLOWED')
    if (asked.asked_by === acting.caller.staffId && verdict.isApproved) fail('APPROVAL_OWN')
    if (asked.state !== 'asked') fail('APPROVAL_CLOSED')
    const close = closing(acting, asked, verdict)
    const act = acts.get(asked.kind)
    if (verdict.isApproved && act) await actOrEnd(asked, acting, () => act(asked, acting, close))
    else await database.tx(close)
    const [view] = await views(acting.caller, [(await store.find(id)) ?? fail('NOT_FOUND')])
    return view ?? fail('NOT_FOUND')
  }

  /** What was approved holds no more: the request ends with its cause, since nobody can approve it ever again. */
  async function actOrEnd(
    { id, kind, object }: HeldApproval,
    acting: StaffActing,
    act: () => Promise<void>,
  ): Promise<void> {
    try {
      await act()
    } catch (err) {
      if (!(err instanceof AppError) || !ENDING.has(err.code)) throw err
      await database.tx(async (tx) => {
        if (!(await sqlApprovalStore(tx, tenantId).end(id, err.code, clock.now()))) return
        await audit.write(
          tx,
          staffRecord(acting, {
            action: 'approval.ended',
            object: id,
            after: { kind, about: object, cause: err.code },
          }),
        )
      })
      throw err
    }
  }

  async function views(reader: StaffCaller, held: readonly HeldApproval[]): Promise<Approval[]> {
    const people = held.flatMap(({ asked_by, decided_by }) => [asked_by, ...(decided_by ? [decided_by] : [])])
    const names = await sqlStaffStore(database.db, tenantId).names(people)
    return held.map((one) => {
      const isOwn = one.asked_by === reader.staffId
      const mayRead = reader.permissions.has(APPROVAL_PERMISSIONS[one.kind])
      const whole = (mayRead && wholes.get(one.kind)?.(one.act)) || {}
      return {
        id: one.id,
        kind: one.kind,
        object: one.object,
        before: unmasked(one.before, whole),
        after: unmasked(one.after, whole),
        reason: one.reason,
        state: one.state,
        askedBy: names.get(one.asked_by) ?? '',
        askedAt: one.asked_at,
        expiresAt: one.expires_at,
        decidedBy: names.get(one.decided_by ?? '') ?? '',
        decidedAt: one.decided_at,
        decisionReason: one.decision_reason,
        isOwn,
        isNews: isOwn && one.is_news,
        mayDecide: one.state === 'asked' && !isOwn && mayRead,
      }
    })
  }

  return {
    ask,
    decide,
    /** Says what a kind does once it is approved. */
    onApproved(kind: ApprovalKind, act: Act, whole?: Whole): void {
      acts.set(kind, act)
      if (whole) wholes.set(kind, whole)
    },
    async list(reader: StaffCaller, after: string) {
      await expireDue()
      const { approvals, next } = await store.page(reader.staffId, kindsFor(reader), after)
      return { approvals: await views(reader, approvals), next }
    },
    async openOf(kind: ApprovalKind, objects: readonly string[]) {
      await expireDue()
      return store.openOf(kind, objects)
    },
    /** What became of the reader's own requests since they looked. */
    async newsFor({ staffId }: StaffCaller): Promise<number> {
      await expireDue()
      return store.news(staffId)
    },
    readNews: ({ staffId }: StaffCaller, seen: readonly string[]) => store.read(staffId, seen),
    /** What the reader could decide. */
    waitingFor: async (reader: StaffCaller) => {
      await expireDue()
      return store.waiting(reader.staffId, kindsFor(reader))
    },
    /** Somebody ended what was asked about: the request is refused with it. */
    async refuseIn(
      tx: Tx,
      acting: StaffActing,
      about: { kind: ApprovalKind; object: string; reason: string },
    ) {
      const open = await sqlApprovalStore(tx, tenantId).openOf(about.kind, [about.object])
      const asked = open.get(about.object)
      if (asked) await closing(acting, asked, { isApproved: false, reason: about.reason })(tx)
    },
  }
}

/** What is not told of one side, such as of what was not there before, stays untold. */
function unmasked(facts: HeldApproval['before'], whole: ReturnType<Whole>): HeldApproval['before'] {
  const told = Object.entries(whole).filter(([name]) => (facts[name] ?? '') !== '')
  return { ...facts, ...Object.fromEntries(told) }
}
