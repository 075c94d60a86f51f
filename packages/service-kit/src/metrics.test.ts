import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name} `))

test('each server tells its own counts, and what the process is like beside them', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.countShed()
  const texts = await Promise.all([one.text(), other.text()])
  expect(texts.map((text) => linesOf(text, 'http_shed_total'))).toEqual([
    ['http_shed_total 1'],
    ['http_shed_total 0'],
  ])
  for (const text of texts) expect(linesOf(text, 'process_resident_memory_bytes')).toHaveLength(1)
})

test('nothing holds the metrics of a server that is gone, nor what they ask', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const made = await (async () => {
    const metrics = createMetrics()
    const server = { open: 3 }
    metrics.gauge('open', 'of the server', () => server.open)
    expect(await metrics.text()).toContain('open 3')
    return new WeakRef(server)
  })()
  await new Promise(setImmediate)
  collect()
  expect(made.deref()).toBeUndefined()
})
