import { openLine } from '@keo/dev-world/line'
import { inject, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { redisBus } from './redis-bus.ts'

const { redisUrl } = inject('testDatabase')

function quietLog() {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', to: { write: (line) => void lines.push(line) } }) }
}

test('with Redis away a node hears itself, says so once, and closes cleanly', async () => {
  const { lines, log } = quietLog()
  const bus = redisBus('redis://127.0.0.1:1', log)
  const heard: unknown[] = []
  bus.subscribe('news', (message) => heard.push(message))
  await vi.waitUntil(() => lines.length > 0)
  bus.publish('news', { n: 1 })
  bus.publish('news', { n: 2 })
  expect(heard).toEqual([{ n: 1 }, { n: 2 }])
  await bus.close()
  expect(lines.filter((line) => line.includes('Redis is away')).length).toBeLessThanOrEqual(2)
})

// Without a Redis at hand there is nothing to hear through; the run with real services has one.
if (redisUrl) withRedis(redisUrl)

function withRedis(url: string) {
  test('every node hears each message once, and no longer after it cancelled', async () => {
    const { log } = quietLog()
    const [one, two] = [redisBus(url, log), redisBus(url, log)]
    const heard: unknown[] = []
    const cancel = two.subscribe('news', (message) => heard.push(message))
    const own: unknown[] = []
    one.subscribe('news', (message) => own.push(message))
    await vi.waitUntil(() => {
      one.publish('news', 'hello')
      return heard.length > 0
    })
    one.publish('news', 'last')
    await vi.waitUntil(() => heard.at(-1) === 'last')
    expect(heard.filter((message) => message === 'last')).toHaveLength(1)
    expect(own.filter((message) => message === 'last')).toHaveLength(1)
    cancel()
    const count = heard.length
    two.publish('news', 'unheard')
    expect(heard).toHaveLength(count)
    await Promise.all([one.close(), two.close()])
  })

  test('after Redis was away the subscriptions are back by themselves', async () => {
    const { lines, log } = quietLog()
    const target = new URL(url)
    const line = await openLine([{ host: target.hostname, port: Number(target.port || 6379) }])
    const [near, far] = [redisBus(url, log), redisBus(`redis://127.0.0.1:${line.port}`, log)]
    const heard: unknown[] = []
    far.subscribe('news', (message) => heard.push(message))
    const untilHeard = (message: string) =>
      vi.waitUntil(
        () => {
          near.publish('news', message)
          return heard.includes(message)
        },
        { timeout: 60_000 },
      )
    await untilHeard('before')
    line.cut()
    await untilHeard('after')
    expect(heard).toContain('after')
    expect(lines.join('')).not.toContain('undefined')
    await Promise.all([near.close(), far.close()])
    await line.close()
  })
}
