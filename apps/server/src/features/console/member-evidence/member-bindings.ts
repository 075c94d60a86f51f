import { fail } from '@keo/contract/errors'
import { maskName, maskPhone } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Bindings } from '../../bindings/index.ts'
import type { MemberStore } from '../../members/index.ts'
import type { Sessions } from '../../sessions/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'
import { sqlMemberBindings } from './member-binding-store.ts'

type Needs = {
  database: Database
  tenantId: string
  audit: Pick<Audit, 'write'>
  members: Pick<MemberStore, 'find'>
  sessions: Pick<Sessions, 'listOpen'>
  bindings: Pick<Bindings, 'ofMember' | 'fullOf'>
}

/** As other traces show a device. */
const MARK_END = 6

export type MemberBindings = ReturnType<typeof createMemberBindings>

/** Where a member is paid to, and from what they came: masked, unless somebody says why a number must not be. */
export function createMemberBindings(needs: Needs) {
  const { database, tenantId, audit, members, sessions, bindings } = needs
  const store = sqlMemberBindings(database.db, tenantId)
  const known = async (id: string): Promise<string> => (await members.find(id))?.id ?? fail('NOT_FOUND')

  return {
    async list(id: string) {
      const memberId = await known(id)
      const [targets, withdrawPasswordAt, contacts, devices, open] = await Promise.all([
        bindings.ofMember(memberId),
        store.withdrawPasswordAt(memberId),
        store.contacts(memberId),
        store.devices(memberId),
        sessions.listOpen(memberId),
      ])
      return {
        bindings: targets.map(({ id: bindingId, kind, place, shown, shownMobile, boundAt, deletedAt }) => ({
          id: bindingId,
          kind,
          place,
          number: shown,
          mobile: shownMobile,
          boundAt,
          deletedAt,
        })),
        withdrawPasswordAt,
        contacts: contacts.map(({ id: contactId, name, phone, province }) => ({
          id: contactId,
          name: maskName(name),
          phone: maskPhone(phone),
          province,
        })),
        devices: devices.map((row) => ({
          mark: row.device_no.slice(-MARK_END),
          firstSeenAt: row.first_seen,
          lastSeenAt: row.last_seen,
          sessions: row.sessions,
          isOpen: open.some(({ deviceNo }) => deviceNo === row.device_no),
          userAgent: row.user_agent,
          network: row.address === '' ? '' : networkPrefix(row.address),
        })),
      }
    },

    /** Written before it is shown: nobody sees it of whom that is not known. */
    async reveal(acting: StaffActing, { id, bindingId, reason }: Asked) {
      const full = (await bindings.fullOf(await known(id), bindingId)) ?? fail('NOT_FOUND')
      const record = {
        action: 'member.binding-revealed',
        object: id,
        after: { binding: bindingId, reason },
      }
      await database.tx((tx) => audit.write(tx, staffRecord(acting, record)))
      return full
    },
  }
}

type Asked = { readonly id: string; readonly bindingId: string; readonly reason: string }
