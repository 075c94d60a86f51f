import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRoot } from '../lib/debian.mjs'
import { run } from '../lib/run-steps.mjs'

const HOST = '127.0.0.1'
/** PostgreSQL refuses to run as root; this uid owns nothing. */
const NOBODY = 65_534
export const DATABASES = ['keo', 'keo_sportsbook', 'keo_games']

/** Who holds the votes on which database is primary. */
export function startEtcd({ ports, folder, programs, env }, processes) {
  const members = ports.peers.map((port, n) => `etcd${n + 1}=http://${HOST}:${port}`).join(',')
  for (const [n, port] of ports.etcds.entries()) {
    const [client, peer] = [`http://${HOST}:${port}`, `http://${HOST}:${ports.peers[n]}`]
    const args = {
      name: `etcd${n + 1}`,
      'data-dir': path.join(folder, `etcd${n + 1}`),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': members,
      'heartbeat-interval': 200,
      'election-timeout': 2_000,
      'enable-v2': true,
    }
    processes.start(`etcd${n + 1}`, {
      command: programs.etcd,
      args: Object.entries(args).map(([name, value]) => `--${name}=${value}`),
      env: { ...process.env, ...env },
      cwd: folder,
    })
  }
}

/** PostgreSQL under Patroni: one primary, and a standby that has every acknowledged movement before it is acknowledged. */
export function startDatabases(cluster, processes) {
  const { ports, folder, programs, env } = cluster
  const uid = isRoot() ? NOBODY : undefined
  for (const n of ports.databases.keys()) {
    const own = path.join(folder, `database${n + 1}`)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    const file = path.join(own, 'patroni.json')
    // Every JSON is YAML.
    writeFileSync(file, JSON.stringify(patroniFile(cluster, n, own), null, 2), { mode: 0o600 })
    if (uid !== undefined) for (const owned of [own, file]) chownSync(owned, uid, uid)
    processes.start(`database${n + 1}`, {
      command: programs.patroni,
      args: [file],
      env: { ...process.env, ...env, HOME: own },
      cwd: own,
      uid,
    })
  }
}

/**
 * A primary that is lost is replaced within eight seconds: the lease of six runs out, and the standby that was in step takes
 * over. Six is the least that leaves a primary two tries of two seconds at etcd beside its loop; what a lease that is too
 * short costs is a pause and never a movement. Without any standby the primary goes on alone, so that a site with one machine left
 * still serves.
 */
const DCS = {
  ttl: 6,
  loop_wait: 1,
  retry_timeout: 2,
  // A primary whose PostgreSQL died is not waited for: the standby in step has everything.
  primary_start_timeout: 0,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 300,
      shared_buffers: '128MB',
      wal_log_hints: 'on',
      hot_standby: 'on',
      max_wal_senders: 10,
      max_replication_slots: 10,
      wal_keep_size: '256MB',
    },
  },
}

function patroniFile({ ports, postgres, secrets }, n, own) {
  const login = (username) => ({ username, password: secrets.database })
  return {
    scope: 'keo',
    name: `database${n + 1}`,
    restapi: { listen: `${HOST}:${ports.patronis[n]}`, connect_address: `${HOST}:${ports.patronis[n]}` },
    // By its second interface a lease is renewed only by who holds it. By the third, Patroni writes itself in as the holder
    // without looking: a primary that was frozen would come back as the primary, and what the new one acknowledged be lost.
    etcd: { hosts: ports.etcds.map((port) => `${HOST}:${port}`) },
    bootstrap: {
      dcs: DCS,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        `host all all ${HOST}/32 scram-sha-256`,
        `host replication replicator ${HOST}/32 scram-sha-256`,
      ],
    },
    postgresql: {
      listen: `${HOST}:${ports.databases[n]}`,
      connect_address: `${HOST}:${ports.databases[n]}`,
      data_dir: path.join(own, 'data'),
      bin_dir: postgres,
      pgpass: path.join(own, 'pgpass'),
      // Without it a copy of the primary waits for the next checkpoint, which may take its five minutes.
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      parameters: { unix_socket_directories: own, password_encryption: 'scram-sha-256' },
    },
  }
}

/** The owner of the product's databases, and the databases, where they are not there yet. Answers why not, or null. */
export async function prepareDatabases({ ports, postgres, secrets, env }) {
  const psql = (database, statement) =>
    run(
      path.join(postgres, 'psql'),
      [
        '-h',
        HOST,
        '-p',
        ports.database,
        '-U',
        'postgres',
        '-d',
        database,
        '-v',
        'ON_ERROR_STOP=1',
        '-Atqc',
        statement,
      ].map(String),
      { env: { ...env, PGPASSWORD: secrets.database, PGCONNECT_TIMEOUT: '3' } },
    )
  const owner = await psql(
    'postgres',
    `do $$ begin create role keo login createrole password '${secrets.database}'; exception when duplicate_object then null; end $$`,
  )
  if (!owner.ok) return owner.output
  for (const name of DATABASES) {
    const found = await psql('postgres', `select 1 from pg_database where datname = '${name}'`)
    const made =
      found.output.trim() === '1' ? found : await psql('postgres', `create database ${name} owner keo`)
    if (!made.ok) return made.output
  }
  return null
}

export const databaseUrl = ({ ports, secrets }, name, port = ports.database) =>
  `postgresql://keo:${secrets.database}@${HOST}:${port}/${name}`
