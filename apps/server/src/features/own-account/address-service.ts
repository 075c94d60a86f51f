import { ADDRESSES_MAX, type Address, type saveAddress } from '@keo/contract/addresses'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { AddressId } from '@keo/contract/ids'
import { PHONE_COUNTRIES, phoneDigits } from '@keo/contract/phones'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { auditRecord, type Acting, sqlMemberStore } from '../members/index.ts'
import { sqlAddressStore } from './address-store.ts'

type Needs = { database: Database; ids: Ids; audit: Audit; tenantId: string }
type Request = ParsedRequestOf<typeof saveAddress>

export type Addresses = ReturnType<typeof createAddresses>

/** Where prizes are delivered. As long as there are any, exactly one is the default. */
export function createAddresses({ database, ids, audit, tenantId }: Needs) {
  const storeOf = (db: Parameters<typeof sqlAddressStore>[0], { caller }: Acting) =>
    sqlAddressStore(db, { tenantId, memberId: caller.memberId })

  /** One change at a time for each member, so that the limit and the one default hold. */
  function changing<T>(acting: Acting, run: (tx: Tx) => Promise<T>): Promise<T> {
    return database.tx(async (tx) => {
      const member = await sqlMemberStore(tx, tenantId).findForChange(acting.caller.memberId)
      return member ? run(tx) : fail('SESSION_EXPIRED')
    })
  }

  function save(acting: Acting, request: Request): Promise<Address> {
    const phone = phoneDigits(request.phone, PHONE_COUNTRIES.VN)
    if (phone === null) throw new AppError('INVALID_INPUT', {}, { phone: 'field.mobile' })
    return changing(acting, async (tx) => {
      const store = storeOf(tx, acting)
      const held = await store.list()
      const before = held.find(({ id }) => id === request.id)
      if (request.id !== undefined && !before) fail('NOT_FOUND')
      if (!before && held.length >= ADDRESSES_MAX) fail('ADDRESS_LIMIT', { max: ADDRESSES_MAX })

      const id = before?.id ?? (ids.newId('adr') as AddressId)
      const isDefault = request.isDefault || held.length === 0 || before?.isDefault === true
      const address = { ...fieldsOf(request), id, phone, isDefault }
      if (isDefault) await store.clearDefault()
      await (before ? store.update(address) : store.insert(address))
      await audit.write(
        tx,
        auditRecord(acting, { action: before ? 'address.changed' : 'address.added', object: id }),
      )
      return address
    })
  }

  function remove(acting: Acting, id: AddressId): Promise<Address[]> {
    return changing(acting, async (tx) => {
      const store = storeOf(tx, acting)
      const leaving = (await store.list()).find((address) => address.id === id) ?? fail('NOT_FOUND')
      await store.delete(id)
      const [oldest] = await store.list()
      if (leaving.isDefault && oldest) await store.update({ ...oldest, isDefault: true })
      await audit.write(tx, auditRecord(acting, { action: 'address.deleted', object: id }))
      return store.list()
    })
  }

  return { list: (acting: Acting) => storeOf(database.db, acting).list(), save, remove }
}

/** Field by field: what else came along is not kept. */
function fieldsOf({ name, province, ward, line }: Request) {
  return { name, province, ward, line }
}
