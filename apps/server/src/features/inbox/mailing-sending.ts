import { type Audit, actorNamed } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Letters } from './letters.ts'
import { sqlMailingStore } from './mailing-store.ts'

export type MailingNeeds = {
  database: Database
  clock: Clock
  audit: Audit
  jobs: Pick<Jobs, 'every'>
  tenantId: string
  letters: Pick<Letters, 'writeAll'>
  /** Whoever is on a break or excluded gets no invitations. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}

export const BATCH = 500

const CLOCK = { ...actorNamed('clock'), device: null }

/** Begins what is due and sends what has begun, batch by batch so that nothing is told twice. */
export function sendMailings({ database, clock, audit, jobs, tenantId, letters, mayOfferTo }: MailingNeeds) {
  /** Its beginning and that it was scheduled are one row: whoever is second, and after a fall, finds it begun or not. */
  const beginOne = (): Promise<boolean> =>
    database.tx(async (tx) => {
      const store = sqlMailingStore(tx, tenantId)
      const held = await store.takeDue(clock.now())
      if (!held) return false
      // Counted as the audience is now, which may be other than when somebody chose it.
      const members = await store.count(held.audience)
      await store.change(held.id, { state: 'sending' })
      await audit.write(tx, {
        ...CLOCK,
        action: 'mailing.begun',
        object: held.id,
        before: { state: 'scheduled', startsAt: held.starts_at },
        after: { audience: held.audience, members },
      })
      return true
    })

  /** The letters and how far it has gone are one transaction: after a fall it goes on where it stood. */
  const sendBatch = (): Promise<boolean> =>
    database.tx(async (tx) => {
      const store = sqlMailingStore(tx, tenantId)
      const held = await store.takeSending()
      if (!held) return false
      const found = await store.members(held.audience, held.reached, BATCH)
      const open = await mayOfferTo(found)
      const to = found.filter((memberId) => open.has(memberId))
      await letters.writeAll(
        tx,
        to.map((memberId) => ({ memberId, letter: { kind: 'campaign', about: held.id, values: {} } })),
      )
      await store.change(held.id, {
        reached: found.at(-1) ?? held.reached,
        sent_to: held.sent_to + to.length,
        passed_over: held.passed_over + found.length - to.length,
        ...(found.length < BATCH ? { state: 'sent' as const } : {}),
      })
      return true
    })

  jobs.every('inbox.send-mailings', async () => {
    while (await beginOne());
    while (await sendBatch());
  })
}
