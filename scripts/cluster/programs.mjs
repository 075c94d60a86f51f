import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { downloadPackages, isDebian, isRoot } from '../lib/debian.mjs'
import { ROOT, run } from '../lib/run-steps.mjs'

const PACKAGES = [
  'haproxy',
  'patroni',
  'python3-etcd',
  'etcd-server',
  'postgresql',
  'redis-server',
  'prometheus',
]
const CACHE = path.join(ROOT, 'node_modules/.cache')
const UNPACKED = path.join(CACHE, 'cluster-programs')
const NEEDED = ['haproxy', 'patroni', 'etcd', 'redis-server']

/**
 * Where the programs of the cluster are: of the machine, or unpacked under node_modules from Debian's packages. Nothing is
 * installed, and nothing of the system is started, stopped or configured.
 */
export async function findPrograms() {
  const found = lookUp()
  if (missingOf(found).length === 0) return found
  if (!isRoot() || !isDebian())
    return {
      problem: `The cluster needs ${missingOf(found).join(', ')}; install them, or run it as root on Debian.`,
    }
  const unpacked = await unpack()
  if (!unpacked.ok) return { problem: `Debian's packages could not be fetched: ${lastLine(unpacked.output)}` }
  const after = lookUp()
  const missing = missingOf(after)
  return missing.length > 0 ? { problem: `Debian's packages did not bring ${missing.join(', ')}.` } : after
}

const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''
const missingOf = ({ programs, postgres }) => [
  ...NEEDED.filter((name) => !programs[name]),
  ...(postgres ? [] : ['postgresql 15+']),
]

async function unpack() {
  const packages = path.join(CACHE, 'cluster-packages')
  mkdirSync(path.join(packages, 'partial'), { recursive: true })
  const fetched = await downloadPackages(PACKAGES, packages)
  if (!fetched.ok) return fetched
  mkdirSync(UNPACKED, { recursive: true, mode: 0o755 })
  for (const file of readdirSync(packages).filter((name) => name.endsWith('.deb'))) {
    const done = await run('dpkg-deb', ['-x', path.join(packages, file), UNPACKED])
    if (!done.ok) return done
  }
  return fetched
}

/** Prometheus may be missing: the product runs without being watched, and says so. */
function lookUp() {
  const names = [...NEEDED, 'redis-sentinel', 'prometheus']
  const programs = Object.fromEntries(names.map((name) => [name, findProgram(name)]))
  return { programs, postgres: findPostgres(), env: libraries() }
}

function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...['usr/sbin', 'usr/bin'].flatMap((folder) => [path.join('/', folder), path.join(UNPACKED, folder)]),
  ]
  return folders.map((folder) => path.join(folder, name)).find(existsSync)
}

function findPostgres() {
  const roots = ['/', UNPACKED].map((prefix) => path.join(prefix, 'usr/lib/postgresql')).filter(existsSync)
  const bins = roots.flatMap((root) =>
    readdirSync(root)
      .filter((version) => Number(version) >= 15)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(root, version, 'bin')),
  )
  return bins.find((bin) => existsSync(path.join(bin, 'initdb')))
}

/** What was only unpacked finds its libraries and modules there, after those of the machine. */
function libraries() {
  if (!existsSync(UNPACKED)) return {}
  const lib = path.join(UNPACKED, 'usr/lib')
  const byMachine = existsSync(lib) ? readdirSync(lib).filter((name) => name.endsWith('-linux-gnu')) : []
  return {
    LD_LIBRARY_PATH: [lib, ...byMachine.map((name) => path.join(lib, name))].join(':'),
    PYTHONPATH: path.join(lib, 'python3/dist-packages'),
  }
}
