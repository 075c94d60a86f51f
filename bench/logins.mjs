import { Agent, request } from 'node:http'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { median } from './server-under-test.mjs'

/** As the product hashes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = Math.max(1, os.availableParallelism() - 1)
const OFFERED_A_SECOND = 200
const SECONDS = 8
/** Each with a device and a network of their own, so many that none meets a rate limit. */
const MEMBERS = 200
const PASSWORD = 'benchMeo7Vang'
const BUSY = 503

/** 200 logins a second offered: how many complete, how soon the rest are told, and what other calls notice. */
export async function measureLogins(url) {
  const client = clientOf(url)
  for (let n = 0; n < MEMBERS; n++) await register(client, n)
  const canHash = await hashesASecond()
  const idle = await otherCalls(client, SECONDS)
  const [busy, logins] = await Promise.all([otherCalls(client, SECONDS), offer(client)])
  client.close()
  const done = logins.filter(({ status }) => status === 200)
  const refused = logins.filter(({ status }) => status === BUSY)
  const other = logins.length - done.length - refused.length
  if (other > 0) throw new Error(`${other} of ${logins.length} logins were neither done nor refused as busy.`)
  return {
    canHash,
    completed: done.length / SECONDS,
    refusedP99: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    idleP99: percentile(idle, 0.99),
    busyP99: percentile(busy, 0.99),
    refused: refused.length,
  }
}

/** What the cores that may hash do when there is nothing else: the median of three short runs. */
async function hashesASecond() {
  const hashed = await hash(PASSWORD, COST)
  const run = async () => {
    const until = performance.now() + 1500
    let count = 0
    const worker = async () => {
      while (performance.now() < until) {
        await verify(hashed, PASSWORD)
        count += 1
      }
    }
    const before = performance.now()
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return (count / (performance.now() - before)) * 1000
  }
  return median([await run(), await run(), await run()])
}

/** Open loop: the next login leaves on time whether or not the last one is answered. */
async function offer(client) {
  const pending = []
  const start = performance.now()
  for (let n = 0; n < OFFERED_A_SECOND * SECONDS; n++) {
    const dueIn = start + (n * 1000) / OFFERED_A_SECOND - performance.now()
    if (dueIn > 1) await wait(dueIn)
    pending.push(login(client, n % MEMBERS))
  }
  return Promise.all(pending)
}

/** A public call, fifty times a second. */
async function otherCalls(client, seconds) {
  const took = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const { ms, status } = await client.send('GET', '/api/user/home/bar/list', took.length % MEMBERS)
    if (status !== 200) throw new Error(`Another call was answered ${status}.`)
    took.push(ms)
    await wait(20)
  }
  return took
}

const deviceOf = (n) => `H5-AND-1-${String(n).padStart(6, '0')}-00000000`
const nameOf = (n) => `bench${String(n).padStart(4, '0')}`
const login = (client, n) =>
  client.send('POST', '/api/user/auth/account-login/v2', n, { userName: nameOf(n), password: PASSWORD })

async function register(client, n) {
  const registration = { userName: nameOf(n), password: PASSWORD, countryCode: 'VN' }
  const { code } = await client.send('POST', '/api/user/auth/account-register', n, registration)
  if (code !== 200) throw new Error(`A member of the bench could not register: ${code}.`)
}

/** Through the line that asks for no captcha. */
function clientOf(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send = (method, path, n, body) =>
    new Promise((resolve, reject) => {
      const before = performance.now()
      const headers = {
        host: 'open.localhost',
        language: 'vi-VI',
        deviceno: deviceOf(n),
        'x-forwarded-for': `10.7.${n}.9`,
      }
      if (body) headers['content-type'] = 'application/json'
      const call = request(new URL(path, url), { method, agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => (text += part))
        response.on('end', () => {
          const { code } = JSON.parse(text)
          // Refusals that a correct client can meet travel with 200.
          const status = response.statusCode === 200 && code !== 200 ? code : response.statusCode
          resolve({ status, code, ms: performance.now() - before })
        })
      })
      call.on('error', reject)
      call.end(body ? JSON.stringify(body) : undefined)
    })
  return { send, close: () => agent.destroy() }
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
