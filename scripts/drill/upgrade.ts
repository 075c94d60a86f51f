import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Cluster, until } from './cluster-under-drill.ts'
import type { Load } from './load.ts'
import { openPriceBoard } from './price-board.ts'
import { SOCKETS, startVisitors } from './visitors.ts'

const PATIENCE_MS = 180_000

/** The cluster's supervisor starts from what it says instead of from its own folder (`scripts/cluster/product.mjs`). */
const UPGRADE_FILE = 'upgrade-to'

/**
 * Every server is asked to stop and replaced, one after the other, while people call, bet and listen. Answers what went
 * wrong: requests that failed, sockets that did not come back, prices that were shown and no longer sold.
 */
export async function playUpgrade(
  cluster: Cluster,
  load: Load,
  { userName, to }: { userName: string; to: string | null },
): Promise<string[]> {
  if (to !== null) writeFileSync(path.join(cluster.folder, UPGRADE_FILE), path.resolve(to))
  const visitors = await startVisitors(cluster.url, userName)
  const board = await openPriceBoard(cluster.url)
  const failedBefore = load.failed.length
  const began = performance.now()
  await until(() => visitors.listening() === SOCKETS, PATIENCE_MS, 'The sockets did not open.')
  for (const n of cluster.ports.servers.keys()) await replace(cluster, `server${n + 1}`)
  await until(() => visitors.listening() === SOCKETS, PATIENCE_MS, 'Not every socket came back.')
  const stale = await board.stale()
  const shown = board.shown()
  board.close()
  await visitors.stop()
  const failed = [...visitors.failed, ...load.failed.slice(failedBefore)]
  const { calls, busy, returns } = visitors.counts
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  process.stdout.write(
    `  ${failed.length + busy + stale === 0 ? '✓' : '✗'} ${cluster.ports.servers.length} servers replaced in ${seconds} s: ${calls} calls, ${failed.length} failed, ${busy} told to come later; ${returns} sockets came back; ${stale} of ${shown} prices stale\n`,
  )
  return [
    ...failed,
    ...(busy > 0 ? [`${busy} calls were told to come later`] : []),
    ...(stale > 0 ? [`${stale} prices were stale`] : []),
  ]
}

/** The supervisor starts it again, from its folder or from the new one. */
async function replace(cluster: Cluster, name: string): Promise<void> {
  const old = cluster.pidOf(name)
  process.kill(old, 'SIGTERM')
  const isReplaced = async () => cluster.pidOf(name) !== old && (await cluster.isWhole())
  await until(isReplaced, PATIENCE_MS, `${name} did not come back.`)
}
