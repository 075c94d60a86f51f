import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { guardedPost } from './guarded-post.ts'
import { isSafeAddress, networkPost } from './network-post.ts'

let server: Server
let address: string
let redirectsFollowed = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') redirectsFollowed += 1
    if (request.url === '/api/moved') response.writeHead(302, { location: '/elsewhere' }).end()
    else if (request.url === '/api/broken') response.writeHead(500).end('{}')
    else if (request.url === '/api/long') response.end('x'.repeat(2_000))
    else if (request.url !== '/api/never') response.end(JSON.stringify({ url: request.url }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const to = (more: { timeoutMs?: number } = {}) =>
  networkPost({ address, timeoutMs: 2_000, answerMaxBytes: 1_000, ...more })

test('[CBK-10] a call goes to the host of the settings, whatever the path says', async () => {
  expect(await to()('/v1/x', '{}', {})).toBe('{"url":"/api/v1/x"}')
  expect(await to()('//evil.example/x', '{}', {})).toBe('{"url":"/api/evil.example/x"}')
  expect(await to()('/../../x', '{}', {})).toBe('{"url":"/x"}')
})

test.each([
  ['a redirect is not followed', '/moved', 'fetch failed'],
  ['a status that is no success is no answer', '/broken', 'status 500'],
  ['an answer that is too long is no answer', '/long', 'too long'],
])('[CBK-10] %s', async (_, path, reason) => {
  await expect(to()(path, '{}', {})).rejects.toThrow(reason)
  expect(redirectsFollowed).toBe(0)
})

test('[CBK-10] an answer that never comes ends by its timeout', async () => {
  await expect(to({ timeoutMs: 50 })('/never', '{}', {})).rejects.toThrow('timeout')
})

test.each([
  'http://provider.example',
  'ftp://provider.example',
  'https://user:pw@provider.example',
  'provider',
])('[CBK-10] %s is no address for outgoing calls', (wrong) => {
  expect(isSafeAddress(wrong)).toBe(false)
  expect(() => networkPost({ address: wrong, timeoutMs: 1 })).toThrow('must be https')
})

test('[CBK-10] a party that keeps failing is left alone, then one call finds out whether it is back', async () => {
  const clock = manualClock(0)
  let asked = 0
  let isBack = false
  const { post, isAway } = guardedPost(
    async () => {
      asked += 1
      if (!isBack) throw new Error('down')
      return 'up'
    },
    { clock, patienceMs: 3_000, failuresMax: 3, restMs: 10_000 },
  )
  const call = () => post('/x', '{}', {}).catch((error: Error) => error.message)
  for (let time = 0; time < 3; time++) expect(await call()).toBe('down')
  expect([isAway(), await call(), asked]).toEqual([true, 'the party is left alone for a while', 3])
  await clock.advance(10_000)
  expect([await call(), asked, isAway()]).toEqual(['down', 4, true])
  await clock.advance(10_000)
  isBack = true
  expect([await call(), await call(), asked, isAway()]).toEqual(['up', 'up', 6, false])
})

test('[CBK-07] nobody waits longer than the patience for an answer', async () => {
  const clock = manualClock(0)
  const { post } = guardedPost(() => new Promise(() => {}), { clock, patienceMs: 3_000 })
  const answer = post('/x', '{}', {}).catch((error: Error) => error.message)
  await clock.advance(3_000)
  expect(await answer).toBe('no answer in time')
})
