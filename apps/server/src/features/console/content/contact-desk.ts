import type { askContacts } from '@keo/contract/console-contacts'
import { leadsTo } from '@keo/contract/contact-links'
import type { RequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { HeldContacts, Site } from '../../site/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  approvals: Approvals
  site: Pick<Site, 'held' | 'saveContacts' | 'contentChanged'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Asked = Omit<RequestOf<typeof askContacts>, 'reason'>

const KIND = 'contacts'
const OBJECT = 'site'

export type ContactDesk = ReturnType<typeof createContactDesk>

/** Links to the site elsewhere: two people say what they are and to which hosts they lead. */
export function createContactDesk({ database, audit, tenantId, approvals, site, staffNames }: Needs) {
  async function heldIn(tx: Tx, version: number): Promise<HeldContacts> {
    const { contacts } = await site.held(tx)
    return contacts.version === version ? contacts : fail('CHANGED_MEANWHILE')
  }

  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Asked
    await database.tx(async (tx) => {
      await close(tx)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${tenantId}`}, 0))`.execute(tx)
      demandFit(wanted)
      const before = factsOf(await heldIn(tx, wanted.version))
      await site.saveContacts(tx, { ...wanted, version: wanted.version + 1 })
      const after = { ...factsOf(wanted), reason }
      await audit.write(
        tx,
        staffRecord(acting, { action: 'contacts.changed', object: OBJECT, before, after }),
      )
    })
    site.contentChanged()
  })

  return {
    async get() {
      const { contacts: held } = await site.held(database.db)
      const open = (await approvals.openOf(KIND, [OBJECT])).get(OBJECT)
      const names = await staffNames(open ? [open.asked_by] : [])
      return {
        version: held.version,
        hosts: [...held.hosts],
        contacts: [...held.contacts],
        askedBy: open ? (names.get(open.asked_by) ?? open.asked_by) : '',
      }
    },

    async ask(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      demandFit(wanted)
      const before = factsOf(await database.tx((tx) => heldIn(tx, wanted.version)))
      const after = factsOf(wanted)
      return approvals.ask(acting, { kind: KIND, object: OBJECT, before, after, act: wanted, reason })
    },
  }
}

/** Every link leads to a host of the list, and nothing stands there twice. */
function demandFit({ hosts, contacts }: Asked): void {
  const wrong = (field: string): never => {
    throw new AppError('INVALID_INPUT', {}, { [field]: 'field.invalid' })
  }
  if (new Set(hosts).size < hosts.length) wrong('hosts')
  const urls = contacts.map(({ url }) => url)
  if (new Set(urls).size < urls.length || !urls.every((url) => leadsTo(url, hosts))) wrong('contacts')
}

/** What the second person and the log read. */
const factsOf = ({ hosts, contacts }: Pick<HeldContacts, 'hosts' | 'contacts'>) => ({
  hosts: hosts.join(' '),
  contacts: contacts.map(({ name, url }) => `${name}: ${url}`).join(' · '),
})
