import { freshDatabase } from '@keo/dev-world/test-database'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { createLog } from './log.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const log = createLog({ level: 'silent' })

/** Nodes that connected first are connected when a later connection has answered several times. */
async function afterConnecting(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl)
  for (let i = 0; i < 20; i++) await redis.ping()
  redis.disconnect()
}

async function spendInTurn(nodes: readonly RateLimits[], times: number, member: string): Promise<number[]> {
  const waits: number[] = []
  for (let i = 0; i < times; i++) waits.push((await nodes[i % nodes.length]?.spend('login', { member })) ?? 0)
  return waits
}

test('[RAT-02] two nodes share one limit through Redis; without Redis each counts for itself', async () => {
  const { redisUrl, close } = await freshDatabase()
  await close()
  const node = () => createRateLimits({ clock: systemClock(), log, redisUrl: redisUrl ?? undefined })
  const nodes = [node(), node()]
  if (redisUrl) await afterConnecting(redisUrl)
  const waits = await spendInTurn(nodes, 20, `mbr_${process.pid}_${performance.now()}`)
  expect(waits.filter((wait) => wait > 0)).toHaveLength(redisUrl ? 10 : 0)
  await Promise.all(nodes.map((each) => each.close()))
})

test('[RAT-02] twenty requests at once pass no more than the limit', async () => {
  const { redisUrl, close } = await freshDatabase()
  await close()
  const limits = createRateLimits({ clock: systemClock(), log, redisUrl: redisUrl ?? undefined })
  if (redisUrl) await afterConnecting(redisUrl)
  const member = `mbr_${process.pid}_${performance.now()}`
  const waits = await Promise.all(Array.from({ length: 20 }, () => limits.spend('login', { member })))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  await limits.close()
})
