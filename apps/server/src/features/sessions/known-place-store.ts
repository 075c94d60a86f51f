import type { LoginState } from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** Behind these stands a proxy or this machine itself: everybody seems to come from there. A pattern of SQL. */
export const OWN_NETWORKS = String.raw`^(10\.|127\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.|0:0:0::|f[cd][0-9a-f]{2}:|fe80:)`

/** Where a request comes from: the device it states and the network it is seen on. */
export type Place = { readonly deviceNo: string; readonly address: string }
export type KnownPlaces = { readonly devices: ReadonlySet<string>; readonly networks: ReadonlySet<string> }

/** So many of each kind; the one not seen for longest makes room. */
const KEPT = 20

/** 1 the device is new, 2 the network is new. Somebody who was never anywhere has nothing to compare with. */
export function loginStateAt({ deviceNo, address }: Place, known: KnownPlaces): LoginState {
  if (known.devices.size === 0) return 0
  if (!known.devices.has(deviceNo)) return 1
  return known.networks.has(networkPrefix(address)) ? 0 : 2
}

type Row = { kind: 'device' | 'network'; mark: string }

function fromRows(rows: readonly Row[]): KnownPlaces {
  const marksOf = (kind: Row['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ mark }) => mark))
  return { devices: marksOf('device'), networks: marksOf('network') }
}

export function sqlKnownPlaceStore(db: Db, tenantId: string) {
  return {
    async read(memberId: string): Promise<KnownPlaces> {
      const { rows } = await sql<Row>`
        select kind, mark from known_place
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db)
      return fromRows(rows)
    },
    /** In one statement, so that a name nobody has takes no step less. */
    async readByName(foldedName: string): Promise<KnownPlaces> {
      const { rows } = await sql<Row>`
        select place.kind, place.mark from known_place place
        join member on member.tenant_id = place.tenant_id and member.id = place.member_id
        where member.tenant_id = ${tenantId} and member.user_name_folded = ${foldedName}`.execute(db)
      return fromRows(rows)
    },
    async remember(memberId: string, { deviceNo, address }: Place, at: Instant): Promise<void> {
      await sql`
        insert into known_place (tenant_id, member_id, kind, mark, seen_at) values
          (${tenantId}, ${memberId}, 'device', ${deviceNo}, ${sqlInstant(at)}),
          (${tenantId}, ${memberId}, 'network', ${networkPrefix(address)}, ${sqlInstant(at)})
        on conflict (tenant_id, member_id, kind, mark) do update set seen_at = excluded.seen_at`.execute(db)
      await sql`
        delete from known_place using (
          select kind, mark, row_number() over (partition by kind order by seen_at desc, mark) as place
          from known_place where tenant_id = ${tenantId} and member_id = ${memberId}
        ) ranked
        where tenant_id = ${tenantId} and member_id = ${memberId} and ranked.place > ${KEPT}
          and known_place.kind = ranked.kind and known_place.mark = ranked.mark`.execute(db)
    },
  }
}
