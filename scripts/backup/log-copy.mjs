import { piecesOf } from './base-copy.mjs'
import { writeSealed } from './sealed-file.mjs'

/** Keeps the log on the server until it was copied. A server that lost it says so, and a new base copy begins. */
const SLOT = 'keo_backup'

/** True when the log has been kept without a gap since the last copy. */
export async function isLogKept(client) {
  const { rows } = await client.query(
    'select wal_status from pg_replication_slots where slot_name = $1 and restart_lsn is not null',
    [SLOT],
  )
  return rows.length > 0 && !['lost', 'unreserved'].includes(rows[0].wal_status)
}

/** From this moment on the log is kept. */
export async function keepLog(client) {
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [SLOT],
  )
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
}

/** Seals every finished segment that the archive does not have; the one that is written now is finished first. */
export async function copyLog(client, archive, key) {
  // A restore stops before the first commit that comes later than its moment: where nobody plays there must be one, too.
  await client.query('select pg_current_xact_id()')
  await client.query('select pg_switch_wal()')
  const { rows } = await client.query(
    `select pg_walfile_name(pg_current_wal_lsn()) as now,
            (select pg_walfile_name(restart_lsn) from pg_replication_slots where slot_name = $1) as first`,
    [SLOT],
  )
  const [{ now, first }] = rows
  const there = new Set(await archive.logNames())
  const { rows: files } = await client.query(`select name from pg_ls_dir('pg_wal') as name`)
  const wanted = files
    .map(({ name }) => name)
    // Names above the present one are files that wait to be used again.
    .filter((name) => /^[0-9A-F]{8}\.history$/.test(name) || (isSegment(name) && name >= first && name < now))
    .filter((name) => !there.has(name))
    .toSorted()
  for (const name of wanted)
    await writeSealed(archive.logPlace(name), key, piecesOf(client, `pg_wal/${name}`))
  await client.query('select pg_replication_slot_advance($1, pg_current_wal_flush_lsn())', [SLOT])
  return wanted.length
}

const isSegment = (name) => /^[0-9A-F]{24}$/.test(name)
