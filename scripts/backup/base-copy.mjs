/* A base copy is read through SQL, so it needs neither PostgreSQL's own programs nor its disk: pg_backup_start makes the
   files copyable while they are written to, and the log from that moment on makes them whole again. */

const CHUNK = 4 * 1024 * 1024
/** What belongs to the running server alone; its folders are there, and empty. */
const EMPTY = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|.*\.signal)$|(^|\/)(pgsql_tmp|pg_internal\.init)/
const CONTROL = 'global/pg_control'

/** Buffers by turns: a line that says what comes, and what it says. */
export async function* baseContent(client) {
  for await (const { path, isFolder } of walk(client, '.')) {
    if (isFolder) yield line({ folder: path })
    else if (path !== CONTROL) yield* fileContent(client, path)
  }
  // Last, as PostgreSQL itself does: it must not be newer than what it describes is older.
  yield* fileContent(client, CONTROL)
  const { rows } = await client.query(
    'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
  )
  const { labelfile, spcmapfile } = rows[0]
  if (spcmapfile) throw new Error('The database has tablespaces of its own, which a copy does not carry.')
  yield* textContent('backup_label', labelfile)
}

async function* walk(client, folder) {
  const { rows } = await client.query(
    `select name, s.isdir from pg_ls_dir($1, true, false) as name, pg_stat_file($1 || '/' || name, true) as s`,
    [folder],
  )
  for (const { name, isdir } of rows) {
    const path = folder === '.' ? name : `${folder}/${name}`
    // A table that was dropped meanwhile has no size any more.
    if (isdir === null || LEFT_OUT.test(path)) continue
    yield { path, isFolder: isdir }
    if (isdir && !EMPTY.has(path)) yield* walk(client, path)
    else if (path === 'pg_wal') yield { path: 'pg_wal/archive_status', isFolder: true }
  }
}

async function* fileContent(client, path) {
  let at = 0
  for await (const bytes of piecesOf(client, path)) {
    yield line({ file: path, at, bytes: bytes.length })
    yield bytes
    at += bytes.length
  }
}

/** A file of the server, piece by piece; none where there is no such file any more. */
export async function* piecesOf(client, path) {
  for (let at = 0, length = CHUNK; length === CHUNK; at += length) {
    const { rows } = await client.query('select pg_read_binary_file($1, $2, $3, true) as bytes', [
      path,
      at,
      CHUNK,
    ])
    if (rows[0].bytes === null) return
    yield rows[0].bytes
    length = rows[0].bytes.length
  }
}

function* textContent(file, text) {
  const bytes = Buffer.from(text)
  yield line({ file, at: 0, bytes: bytes.length })
  yield bytes
}

const line = (what) => Buffer.from(`${JSON.stringify(what)}\n`)
