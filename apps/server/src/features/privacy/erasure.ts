import { AppError } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { days } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { Origin, Sessions } from '../sessions/index.ts'
import { sqlMemberStore, type Member } from '../members/index.ts'
import { sqlClosingStore, type HeldClosing } from './closing-store.ts'
import { sqlPersonalDataStore } from './personal-data-store.ts'
import type { PersonalTable } from '../personal-data/index.ts'

export type EndSessions = Pick<Sessions, 'endAll'>
export type MayClose = (member: Member) => Promise<void>
type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  jobs: Jobs
  tenantId: string
  sessions: EndSessions
  mayClose: MayClose
  tables: readonly PersonalTable[]
}

const KIND = 'privacy.erase'
const Erase = z.object({ memberId: z.string() })
/** Nobody's request: the waiting period is over. */
const BY_ITSELF: Origin = { address: '', deviceNo: '', userAgent: '', requestId: KIND }

/** Erases a member when the waiting period is over: everything or nothing. */
export function createErasure(needs: Needs) {
  const { database, clock, audit, jobs, tenantId, sessions, mayClose, tables } = needs
  jobs.handle(KIND, async (payload) => {
    const { memberId } = Erase.parse(payload)
    const closing = await sqlClosingStore(database.db, tenantId).find(memberId)
    if (!closing || clock.now() < closing.dueAt) return
    if (!(await isFree(memberId))) return postpone(closing)
    await sessions.endAll(memberId, BY_ITSELF, { alongside: (tx) => erase(tx, memberId) })
  })

  /** Money may have come in, or a break begun, since the member asked. */
  async function isFree(memberId: string): Promise<boolean> {
    const member = await sqlMemberStore(database.db, tenantId).find(memberId)
    try {
      if (member) await mayClose(member)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  async function postpone(closing: HeldClosing): Promise<void> {
    const later = { ...closing, dueAt: clock.now() + days(1) }
    await database.tx(async (tx) => {
      if (await sqlClosingStore(tx, tenantId).putOff(later)) await plan(tx, later)
    })
  }

  /** One that was put off, or called off and asked for again, has its own date, and so its own job. */
  function plan(tx: Tx, { memberId, dueAt }: HeldClosing) {
    return jobs.enqueue(tx, KIND, { memberId }, { runAt: dueAt, key: `${memberId} ${dueAt}` })
  }

  async function erase(tx: Tx, memberId: string): Promise<void> {
    // Called off in the meantime: nothing happens.
    if (!(await sqlClosingStore(tx, tenantId).markErased(memberId, clock.now()))) return
    const store = sqlPersonalDataStore(tx, tenantId)
    for (const table of tables) await store.erase(table, memberId)
    await sqlMemberStore(tx, tenantId).forget(memberId)
    await audit.write(tx, {
      actor: 'system',
      session: null,
      address: '',
      device: '',
      action: 'account.erased',
      object: memberId,
      before: null,
      after: null,
      requestId: KIND,
    })
  }

  return { plan }
}
