import { Audience } from '@keo/contract/console-letters'
import { fail } from '@keo/contract/errors'
import type { AuditActor } from '@keo/service-kit/audit'
import type { Tx } from '@keo/service-kit/db/database'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import { sqlTextVersions, type TextVersion } from '../site-texts/index.ts'
import { cleanTexts, filledTexts } from './content-texts.ts'
import { BATCH, type MailingNeeds, sendMailings } from './mailing-sending.ts'
import { type HeldMailing, type MailingTexts, sqlMailingStore } from './mailing-store.ts'

type Needs = MailingNeeds & { ids: Ids }
/** The version is the one that was read: whoever saved since then is told to who comes second. */
type Key = { readonly id: string; readonly version: number }

/** So many batches a dry run looks through one by one; beyond them it only counts. */
const TRIED_BATCHES = 40

type Draft = MailingTexts & { readonly audience: Audience }
export type MailingVersion = Draft & Pick<TextVersion, 'version' | 'savedBy' | 'savedAt'>

const keptOf = ({ title, content, audience }: Draft) => ({
  fields: { title, content },
  facts: { audience: JSON.stringify(audience) },
  startsAt: null,
  endsAt: null,
})

function versionOf({ version, fields, facts, savedBy, savedAt }: TextVersion): MailingVersion[] {
  const { title, content } = fields
  if (!title || !content) return []
  const audience = Audience.parse(JSON.parse(facts.audience ?? ''))
  return [{ version, title, content, audience, savedBy, savedAt }]
}

export type Mailings = ReturnType<typeof createMailings>

/** Letters to many: written once, counted before, sent at once or when their time comes. */
export function createMailings(needs: Needs) {
  const { database, clock, ids, audit, tenantId, mayOfferTo } = needs
  sendMailings(needs)
  const outside = sqlMailingStore(database.db, tenantId)

  async function lock(tx: Tx, { id, version }: Key, state: HeldMailing['state']): Promise<HeldMailing> {
    const held = (await sqlMailingStore(tx, tenantId).findForChange(id)) ?? fail('NOT_FOUND')
    return held.version === version && held.state === state ? held : fail('CHANGED_MEANWHILE')
  }
  const note = (tx: Tx, by: AuditActor, action: string, object: string, before: unknown, after: unknown) =>
    audit.write(tx, { ...by, device: null, action, object, before, after })
  const told = ({ title, content, audience }: Draft) => ({
    title,
    content,
    audience,
  })

  return {
    page: outside.page,
    /** With every version of its words, newest first. */
    async find(id: string): Promise<{ held: HeldMailing; history: readonly MailingVersion[] }> {
      const held = (await outside.find(id)) ?? fail('NOT_FOUND')
      const history = await sqlTextVersions(database.db, tenantId, 'letters').history(id)
      return { held, history: history.flatMap(versionOf) }
    },
    /** Without a key a new one; what is on its way is no draft any more. */
    save: (by: AuditActor, key: Key | null, draft: Draft): Promise<Key> =>
      database.tx(async (tx) => {
        const before = key && (await lock(tx, key, 'draft'))
        const next = { id: before?.id ?? ids.newId('mlg'), version: (before?.version ?? 0) + 1 }
        const cleaned = { ...draft, content: cleanTexts(draft.content) }
        const savedAt = clock.now()
        await sqlMailingStore(tx, tenantId).save({ ...next, ...cleaned, at: savedAt })
        await sqlTextVersions(tx, tenantId, 'letters').add(
          next.id,
          { ...keptOf(cleaned), savedBy: by.actor, savedAt },
          before && { ...keptOf(before), savedBy: '', savedAt: before.saved_at },
        )
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
    async schedule(by: AuditActor, key: Key, startsAt: Instant): Promise<Pick<Key, 'version'>> {
      return database.tx(async (tx) => {
        const { audience } = await lock(tx, key, 'draft')
        if (startsAt <= clock.now()) fail('MOMENT_PAST')
        const version = key.version + 1
        const change = { state: 'scheduled', starts_at: sqlInstant(startsAt), version } as const
        await sqlMailingStore(tx, tenantId).change(key.id, change)
        await note(tx, by, 'mailing.scheduled', key.id, { state: 'draft' }, { audience, startsAt })
        return { version }
      })
    },
    /** Until it begins, also where its time has come and nobody was there to begin it. */
    async takeBack(by: AuditActor, key: Key): Promise<Pick<Key, 'version'>> {
      return database.tx(async (tx) => {
        const { starts_at: startsAt } = await lock(tx, key, 'scheduled')
        const version = key.version + 1
        await sqlMailingStore(tx, tenantId).change(key.id, { state: 'draft', starts_at: null, version })
        const before = { state: 'scheduled', startsAt }
        await note(tx, by, 'mailing.taken-back', key.id, before, { state: 'draft' })
        return { version }
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
