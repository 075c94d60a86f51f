import type { Address } from '@keo/contract/addresses'
import type { AddressId } from '@keo/contract/ids'
import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'
import type { OwnAccountTables } from './own-account-tables.ts'

type Row = Selectable<OwnAccountTables['delivery_address']>

/** The addresses of one member: there is no way to name anybody else's. */
export function sqlAddressStore(anyDb: Db, owner: { tenantId: string; memberId: string }) {
  const db = anyDb.withTables<OwnAccountTables>()
  const key = { tenant_id: owner.tenantId, member_id: owner.memberId }
  const change = () =>
    db
      .updateTable('delivery_address')
      .where('tenant_id', '=', owner.tenantId)
      .where('member_id', '=', owner.memberId)
  return {
    /** The default first, then by age. */
    async list(): Promise<Address[]> {
      const rows = await db
        .selectFrom('delivery_address')
        .selectAll()
        .where('tenant_id', '=', owner.tenantId)
        .where('member_id', '=', owner.memberId)
        .orderBy('is_default', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },
    async insert(address: Address): Promise<void> {
      await db.insertInto('delivery_address').values(toRow(address, key)).execute()
    },
    async update(address: Address): Promise<void> {
      await change().set(toRow(address, key)).where('id', '=', address.id).execute()
    },
    async delete(id: string): Promise<void> {
      await db
        .deleteFrom('delivery_address')
        .where('tenant_id', '=', owner.tenantId)
        .where('member_id', '=', owner.memberId)
        .where('id', '=', id)
        .execute()
    },
    async clearDefault(): Promise<void> {
      await change().set({ is_default: false }).where('is_default', '=', true).execute()
    },
  }
}

function toRow({ isDefault, ...address }: Address, key: { tenant_id: string; member_id: string }): Row {
  return { ...key, ...address, is_default: isDefault }
}

function fromRow({ id, name, phone, province, ward, line, is_default }: Row): Address {
  return {
    id: id as AddressId,
    name,
    phone,
    province: province as Address['province'],
    ward,
    line,
    isDefault: is_default,
  }
}
