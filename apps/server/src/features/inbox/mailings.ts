import type { Audience } from '@keo/contract/console-letters'
import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { cleanTexts, filledTexts } from './content-texts.ts'
import type { Letters } from './letters.ts'
import { type HeldMailing, type MailingTexts, sqlMailingStore } from './mailing-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  jobs: Pick<Jobs, 'every'>
  tenantId: string
  letters: Pick<Letters, 'writeAll'>
  /** Whoever is on a break or excluded gets no invitations. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}
/** The version is the one that was read: whoever saved since then is told to who comes second. */
type Key = { readonly id: string; readonly version: number }

const BATCH = 500
/** So many batches a dry run looks through one by one; beyond them it only counts. */
const TRIED_BATCHES = 40

export type Mailings = ReturnType<typeof createMailings>

/** Letters to many: written once, counted before, sent batch by batch so that nothing is told twice. */
export function createMailings(needs: Needs) {
  const { database, clock, ids, audit, tenantId, letters, mayOfferTo } = needs
  const outside = sqlMailingStore(database.db, tenantId)

  async function lock(tx: Tx, { id, version }: Key, state: HeldMailing['state']): Promise<HeldMailing> {
    const held = (await sqlMailingStore(tx, tenantId).findForChange(id)) ?? fail('NOT_FOUND')
    return held.version === version && held.state === state ? held : fail('CHANGED_MEANWHILE')
  }
  const note = (tx: Tx, by: AuditActor, action: string, object: string, before: unknown, after: unknown) =>
    audit.write(tx, { ...by, device: null, action, object, before, after })
  const told = ({ title, content, audience }: MailingTexts & { audience: Audience }) => ({
    title,
    content,
    audience,
  })

  /** The letters and how far it has gone are one transaction: after a fall it goes on where it stood. */
  async function sendBatch(): Promise<boolean> {
    return database.tx(async (tx) => {
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
  }

  needs.jobs.every('inbox.send-mailings', async () => {
    while (await sendBatch());
  })

  return {
    page: outside.page,
    find: async (id: string): Promise<HeldMailing> => (await outside.find(id)) ?? fail('NOT_FOUND'),
    /** Without a key a new one; what is on its way is no draft any more. */
    save: (by: AuditActor, key: Key | null, draft: MailingTexts & { audience: Audience }): Promise<Key> =>
      database.tx(async (tx) => {
        const before = key && (await lock(tx, key, 'draft'))
        const next = { id: before?.id ?? ids.newId('mlg'), version: (before?.version ?? 0) + 1 }
        const cleaned = { ...draft, content: cleanTexts(draft.content) }
        await sqlMailingStore(tx, tenantId).save({ ...next, ...cleaned, at: clock.now() })
        await note(tx, by, 'mailing.saved', next.id, before && told(before), told(cleaned))
        return next
      }),
    /** What sending it now would do, without doing it. */
    async dryRun(audience: Audience) {
      const members = await outside.count(audience)
      let [reached, onBreak, batches] = ['', 0, 0]
      for (; batches < TRIED_BATCHES; batches += 1) {
        const found = await outside.members(audience, reached, BATCH)
        const open = await mayOfferTo(found)
        onBreak += found.filter((id) => !open.has(id)).length
        reached = found.at(-1) ?? reached
        if (found.length < BATCH) return { members, onBreak, isWhole: true }
      }
      return { members, onBreak, isWhole: false }
    },
    async send(by: AuditActor, key: Key): Promise<void> {
      await database.tx(async (tx) => {
        const held = await lock(tx, key, 'draft')
        const store = sqlMailingStore(tx, tenantId)
        const members = await store.count(held.audience)
        await store.change(key.id, { state: 'sending' })
        await note(tx, by, 'mailing.sent', key.id, { state: 'draft' }, { audience: held.audience, members })
      })
    },
    async stop(by: AuditActor, key: Key, reason: string): Promise<void> {
      await database.tx(async (tx) => {
        const { sent_to } = await lock(tx, key, 'sending')
        await sqlMailingStore(tx, tenantId).change(key.id, { state: 'stopped' })
        await note(tx, by, 'mailing.stopped', key.id, { state: 'sending' }, { sentTo: sent_to, reason })
      })
    },
  }
}

/** A member's letter holds the name of its mailing alone; here are its words, in every language. */
export async function textsOfMailings(
  store: Pick<ReturnType<typeof sqlMailingStore>, 'texts'>,
  about: readonly string[],
): Promise<ReadonlyMap<string, MailingTexts>> {
  if (about.length === 0) return new Map()
  const found = await store.texts(about)
  return new Map(
    [...found].map(([id, { title, content }]) => [
      id,
      { title: filledTexts(title), content: filledTexts(content) },
    ]),
  )
}
