import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPushService, type PushService } from '@keo/dev-world/push-service'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { hours } from '@keo/units/instants'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PushTarget } from './push-gateway.ts'
import { newSiteSecret, siteKeyOf } from './site-key.ts'
import { webPushGateway } from './web-push-gateway.ts'

const clock = manualClock(Date.UTC(2026, 5, 1))
const ids = seededIds('push', clock)
const contact = 'https://keo.example'
const key = siteKeyOf(newSiteSecret())!
const publicKey = key.publicKey.toString('base64url')
const message = { text: '{"title":"Nạp tiền thành công"}', topic: 'ltr_1' }

let service: PushService
beforeEach(async () => {
  service = await startPushService(clock.now)
})
afterEach(() => service.close())

const gateway = () => webPushGateway({ ids, machineClock: clock, contact, localOrigin: service.url })
function targetOf(browser: { endpoint: string; p256dh: string; auth: string }): PushTarget {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return { endpoint: browser.endpoint, p256dh: bytes(browser.p256dh), auth: bytes(browser.auth) }
}

test('the service takes what is sent: encrypted for the browser, signed for the service by the key of the site', async () => {
  const browser = service.newBrowser(publicKey)
  expect(await gateway().send(targetOf(browser), message, key)).toBe('sent')
  expect(browser.messages).toEqual([message.text])
  expect(service.refusals).toEqual([])
})

test('the service refuses the key of another site, and a message that another browser can read', async () => {
  const [own, other] = [service.newBrowser(publicKey), service.newBrowser(publicKey)]
  expect(await gateway().send(targetOf(own), message, siteKeyOf(newSiteSecret())!)).toBe('refused')
  expect(await gateway().send({ ...targetOf(other), endpoint: own.endpoint }, message, key)).toBe('refused')
  expect(own.messages).toEqual([])
  expect(service.refusals).toHaveLength(2)
})

test('a signature is not taken a day later', async () => {
  const browser = service.newBrowser(publicKey)
  const late = webPushGateway({
    ids,
    machineClock: manualClock(clock.now() - hours(13)),
    contact,
    localOrigin: service.url,
  })
  expect(await late.send(targetOf(browser), message, key)).toBe('refused')
  expect(service.refusals).toEqual(['not for now'])
})

test('404 and 410 say that nobody listens; 429 and 5xx ask for another try; a redirect is not followed', async () => {
  const browser = service.newBrowser(publicKey)
  const send = () => gateway().send(targetOf(browser), message, key)
  service.answerNext(410, 404, 307, 413)
  expect([await send(), await send(), await send(), await send()]).toEqual([
    'gone',
    'gone',
    'refused',
    'refused',
  ])
  service.answerNext(429, 503)
  await expect(send()).rejects.toThrow('status 429')
  await expect(send()).rejects.toThrow('status 503')
  expect(browser.messages).toEqual([])
})

test('[CBK-10] a name that leads into a closed network is not called, whatever it said before', async () => {
  let calls = 0
  const inner = createServer((_, response) => {
    calls += 1
    response.end()
  })
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
  const asked: string[] = []
  const guarded = webPushGateway({
    ids,
    machineClock: clock,
    contact,
    localOrigin: null,
    async resolveName(name) {
      asked.push(name)
      return [
        { address: '8.8.4.4', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]
    },
  })
  const browser = targetOf(service.newBrowser(publicKey))
  expect(await guarded.send({ ...browser, endpoint: 'https://push.example/1' }, message, key)).toBe('gone')
  expect(asked).toEqual(['push.example'])
  const { port } = inner.address() as AddressInfo
  expect(await guarded.send({ ...browser, endpoint: `http://127.0.0.1:${port}/1` }, message, key)).toBe(
    'gone',
  )
  expect(calls).toBe(0)
  await new Promise((done) => inner.close(done))
})
