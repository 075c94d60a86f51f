import { setTimeout as wait } from 'node:timers/promises'
import { CHANGES, openList } from './browser-load.mjs'
import { readMetrics } from './browser-page.mjs'
import { median } from './server-under-test.mjs'

const WARM_UP_MS = 10_000
const SAMPLES = 12

/** What the heap holds after a collection, again and again while prices of the rows that show change. */
export async function measureHeap(browser, provider, minutes) {
  const list = await openList(browser, provider)
  try {
    provider.feed.setRate(CHANGES, true)
    await wait(WARM_UP_MS)
    const heaps = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      await wait((minutes * 60_000) / SAMPLES)
      await list.cdp.send('HeapProfiler.collectGarbage')
      heaps.push((await readMetrics(list.cdp)).heapBytes)
    }
    const third = SAMPLES / 3
    const [first, last] = [median(heaps.slice(0, third)), median(heaps.slice(-third))]
    return { first, last, growth: last / first - 1 }
  } finally {
    provider.feed.setRate(0)
    await list.close()
  }
}
