import { setTimeout as wait } from 'node:timers/promises'
import { compareBooks, fund } from './books.ts'
import { type Cluster, startCluster, until } from './cluster-under-drill.ts'
import { type Drill, DRILLS } from './drills.ts'
import { type Load, startLoad } from './load.ts'
import { judgeOverload, playOverload } from './overload.ts'
import { playUpgrade } from './upgrade.ts'

/** No harm, and so measured by what fails instead of by how long nothing is acknowledged. */
const UPGRADE = 'upgrade'
/** As much more than is carried as nobody can carry, for a minute. */
const OVERLOAD = 'overload'
const OVERLOAD_TIMES = { measureS: 15, floodS: 60, restS: 60 }
/** Who bets, and who calls and listens: an account is signed in at one place at a time. */
const [USER, VISITOR] = ['maitran88', 'linhnguyen7']
const PORT = 18_080
const BETS_BEFORE = 10
const START_MS = 300_000
/** After the harm: how long it may take at all until bets are acknowledged again, and until every part stands again. */
const PATIENCE_MS = 180_000
/** Something that was harmed is given this long to come back to its place before the next harm. */
const REST_MS = 5_000

/** Every drill that was named, or all, on one cluster under load. */
async function run(args: readonly string[]): Promise<string | null> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
  const times = Number(option('times') ?? 1)
  const names = args.filter((arg) => !arg.startsWith('--'))
  const known = [...DRILLS.map(({ name }) => name), UPGRADE, OVERLOAD]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) return `There is no drill ${unknown}: ${known.join(', ')}.`
  const chosen = DRILLS.filter(({ name }) => names.length === 0 || names.includes(name))
  const cluster = await startCluster(PORT)
  try {
    await fund(cluster, USER)
    const load = startLoad(cluster.url, USER)
    await until(() => load.acknowledged.length >= BETS_BEFORE, START_MS, 'No bets were taken.')
    const late: string[] = []
    for (let time = 0; time < times; time += 1) {
      if (names.length === 0 || names.includes(UPGRADE))
        late.push(...(await playUpgrade(cluster, load, { userName: VISITOR, to: option('to') ?? null })))
      for (const drill of chosen) late.push(...(await harmAndMeasure(cluster, load, drill)))
      if (names.length === 0 || names.includes(OVERLOAD)) late.push(...(await overload(cluster, load, time)))
    }
    await load.stop()
    const wrong = await compareBooks(cluster, load)
    process.stdout.write(
      `\n  ${load.sent.length} bets sent, ${load.acknowledged.length} acknowledged; ${wrong.length} lost, doubled or wrongly paid\n`,
    )
    return [...late, ...wrong].join('\n') || null
  } finally {
    await cluster.stop()
  }
}

async function overload(cluster: Cluster, load: Load, time: number): Promise<string[]> {
  const where = { book: cluster.url, token: load.token(), name: `overload${time}` }
  const played = await playOverload(where, OVERLOAD_TIMES)
  load.sent.push(...played.before.sent, ...played.flooded.sent, ...played.after.sent)
  const { text, problems } = judgeOverload(played)
  process.stdout.write(`  ${text.replaceAll('\n', '\n  ')}\n`)
  return problems
}

/** From the harm to the first bet that was sent and acknowledged after it, and until every part stands again. */
async function harmAndMeasure(
  cluster: Cluster,
  load: Load,
  { name, what, withinMs, harm }: Drill,
): Promise<string[]> {
  const before = load.acknowledged.length
  const at = performance.now()
  const heal = await harm(cluster)
  const harmedAt = performance.now()
  // Two, so that one that another part answered in passing does not count as recovered.
  const after = () => load.acknowledged.filter(({ from }) => from > harmedAt)
  await until(() => after().length >= 2, PATIENCE_MS, `No bet was taken after ${what}.`)
  const longest = longestGap(load, before, at)
  heal()
  await wait(REST_MS)
  await until(cluster.isWhole, PATIENCE_MS, `Not every part came back after ${what}.`)
  const wholeAfter = performance.now() - harmedAt
  const isMet = longest <= withinMs
  process.stdout.write(
    `  ${isMet ? '✓' : '✗'} ${what.padEnd(60)} bets again after ${seconds(longest)} (asked ${seconds(withinMs)}), whole after ${seconds(wholeAfter)}\n`,
  )
  return isMet ? [] : [`${name}: ${seconds(longest)} and not ${seconds(withinMs)}`]
}

/** The longest time without an acknowledged bet around the harm. */
function longestGap({ acknowledged }: Load, before: number, at: number): number {
  const times = [at, ...acknowledged.slice(before).map(({ to }) => to)].toSorted((a, b) => a - b)
  return Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? time)))
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const problem = await run(process.argv.slice(2))
if (problem) process.stderr.write(`${problem}\n`)
process.exit(problem ? 1 : 0)
