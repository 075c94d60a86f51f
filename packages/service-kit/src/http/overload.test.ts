import { defineCall, type Access } from '@keo/contract/define-call'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { manualClock } from '../clock.ts'
import { createOverload, shedClassOf } from './overload.ts'
import { testServer } from './test-server.ts'

const call = (path: string, access: Access, more: object = {}) =>
  defineCall({ method: 'GET', path, access, summary: '', request: z.object({}), response: z.null(), ...more })

function setup({ delayMs = 0 } = {}) {
  return createOverload({
    clock: manualClock(0),
    inFlightMax: 10,
    loopDelay: { readMs: () => delayMs, close: () => {} },
  })
}

test('[RAT-03] calls are given up in order: public reads, account reads, new work, and vital ones last', () => {
  expect(shedClassOf(call('/a', 'public'))).toBe('publicRead')
  expect(shedClassOf(call('/a', 'member'))).toBe('accountRead')
  expect(shedClassOf(call('/a', 'member', { limit: 'bet' }))).toBe('newWork')
  expect(shedClassOf(call('/a', 'checking', { vital: true }))).toBe('vital')
  expect(shedClassOf(call('/a', 'operator'))).toBe('vital')
})

test('[RAT-03] the fuller the process, the more classes are shed', () => {
  const overload = setup()
  const shed = () =>
    (['publicRead', 'accountRead', 'newWork', 'vital'] as const).filter((shedClass) =>
      overload.sheds(shedClass),
    )
  const fillTo = (count: number) => {
    while (overload.inFlight() < count) overload.enter()
  }
  expect(shed()).toEqual([])
  fillTo(6)
  expect(shed()).toEqual(['publicRead'])
  fillTo(8)
  expect(shed()).toEqual(['publicRead', 'accountRead'])
  fillTo(10)
  expect(shed()).toEqual(['publicRead', 'accountRead', 'newWork'])
  for (let i = 0; i < 5; i++) overload.leave()
  expect(shed()).toEqual([])
})

test('[RAT-03] a late event loop sheds too, but never what is vital', () => {
  const late = setup({ delayMs: 150 })
  expect(late.sheds('publicRead')).toBe(false)
  late.enter()
  expect([late.sheds('publicRead'), late.sheds('accountRead')]).toEqual([true, false])
  const later = setup({ delayMs: 5000 })
  later.enter()
  expect([later.sheds('newWork'), later.sheds('vital')]).toEqual([true, false])
})

let close: () => Promise<void> = async () => {}
afterEach(() => close())

test('[RAT-03] a refusal is answered in under 50 ms while the rest hangs, and vital calls still run', async () => {
  const slow = call('/api/slow', 'public', { limit: 'bet' })
  const list = call('/api/list', 'public')
  const vital = call('/api/vital', 'public', { vital: true })
  const server = await testServer([slow, list, vital], { settings: { inFlightMax: 10 } })
  close = server.close
  let release = () => {}
  const gate = new Promise<null>((resolve) => {
    release = () => resolve(null)
  })
  server.api.handle(slow, () => gate)
  server.api.handle(list, () => null)
  server.api.handle(vital, () => null)
  const hanging = Array.from({ length: 6 }, () => server.fastify.inject('/api/slow'))
  await server.fastify.inject('/healthz')

  // The best of a few: the machine may run other things, the refusal itself may not take long.
  const took: number[] = []
  for (let i = 0; i < 5; i++) {
    const startedAt = performance.now()
    const refused = await server.fastify.inject('/api/list')
    took.push(performance.now() - startedAt)
    expect([refused.statusCode, refused.json().code]).toEqual([503, 2000000008])
  }
  expect(Math.min(...took)).toBeLessThan(50)
  expect((await server.fastify.inject('/api/vital')).statusCode).toBe(200)

  release()
  expect((await Promise.all(hanging)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect((await server.fastify.inject('/api/list')).statusCode).toBe(200)
  expect((await server.fastify.inject('/metrics')).body).toContain('http_shed_total 5')
})
