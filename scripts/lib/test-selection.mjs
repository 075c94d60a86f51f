import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './run-steps.mjs'

/** Every kind of test by the ending of its files; the first that fits counts. */
const KINDS = [
  ['server', /\.server\.test\.ts$/],
  ['start', /\.start\.test\.ts$/],
  ['unit', /\.test\.ts$/],
  ['screen', /\.test\.tsx$/],
  ['journey', /\.journey\.ts$/],
]
const FOLDERS = ['apps', 'packages', 'scripts', 'e2e']
const OUTSIDE = new Set(['node_modules', 'build'])

export const kindOf = (file) => KINDS.find(([, ending]) => ending.test(file))?.[0]

/** Every test file of the repository, by its path from the root. */
export function testFiles() {
  return FOLDERS.flatMap((folder) => filesUnder(folder).filter(kindOf)).toSorted()
}

function filesUnder(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [file]
    return OUTSIDE.has(entry.name) ? [] : filesUnder(file)
  })
}

/**
 * The server tests that run a second time, on the machine's own PostgreSQL and Redis: what keeps or moves money, what
 * stores and locks by itself, and what speaks through Redis. They are known by a folder or a word of their name. By night all of them run there.
 */
const ON_REAL_SERVICES =
  'ledger wallet deposit withdraw turnover play-limits live-socket sports games orders settlement cash-out reservations order-fields order-wire builder-calls replay-calls service-kit'
    .split(' ')
    .map((name) => new RegExp(`/${name}[/.]`))

export const runsOnRealServices = (file) =>
  kindOf(file) === 'server' && ON_REAL_SERVICES.some((place) => place.test(`/${file}`))

const USAGE = `npm test                    everything
npm test -- games           the tests of every kind whose path has this word; several words are all looked for
npm test -- --shard 1/3     a third of everything, for several machines
npm test -- --nightly       everything in its long form`

/** What a run was asked for, or the sentence that says why it cannot be. */
export function readRequest(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { shard: { type: 'string' }, nightly: { type: 'boolean', default: false } },
    })
    const shard = values.shard === undefined ? null : readShard(values.shard)
    return { words: positionals.map((word) => word.toLowerCase()), shard, isNightly: values.nightly }
  } catch (error) {
    return { problem: `${error.message}\n\n${USAGE}` }
  }
}

function readShard(text) {
  const [part, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (!part || part > of) throw new Error(`--shard takes a part and a whole such as 1/3, not ${text}.`)
  return { part, of }
}

/** The whole of everything: only such a run proves the specification. */
export const isWhole = ({ words, shard }) => words.length === 0 && shard === null

/** The files of a run by their kind. */
export function select(files, { words, shard }, sizeOf = sizeOnDisk) {
  const wanted = files.filter((file) => words.length === 0 || words.some((word) => hasWord(file, word)))
  return Object.fromEntries(
    KINDS.map(([kind]) => {
      const ofKind = wanted.filter((file) => kindOf(file) === kind)
      return [kind, shard ? shardOf(ofKind, shard, sizeOf) : ofKind]
    }),
  )
}

const hasWord = (file, word) => file.toLowerCase().includes(word)
const sizeOnDisk = (file) => statSync(path.join(ROOT, file)).size

/** The largest first, each to the part that has the least yet: what is long to read is mostly long to run. */
function shardOf(files, { part, of }, sizeOf) {
  const parts = Array.from({ length: of }, () => ({ size: 0, files: [] }))
  const sized = files.map((file) => ({ file, size: sizeOf(file) }))
  for (const { file, size } of sized.toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1))) {
    const least = parts.reduce((found, each) => (each.size < found.size ? each : found))
    least.files.push(file)
    least.size += size
  }
  return parts[part - 1].files.toSorted()
}
