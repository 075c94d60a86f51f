import { setTimeout as wait } from 'node:timers/promises'
import { measureMemory } from './memory.mjs'
import { startServerUnderTest } from './server-under-test.mjs'

const LIST = '/sportsbook/v1/match/getList'
const LOOK_EVERY_MS = 10
const PAGES = 6
const LANGUAGES = ['VIE', 'ENG', 'CMN', 'THA']

/** The product from its start until the world is there, what others wait for meanwhile, and its memory afterwards. */
export async function measureWorldStart() {
  const server = await startServerUnderTest()
  try {
    const openedAt = performance.now()
    let isComplete = false
    const looks = lookOften(server.url, () => isComplete)
    const total = await matchesIn(server.url)
    const completeInMs = server.answersInMs + performance.now() - openedAt
    isComplete = true
    const longestWaitMs = await looks
    await browse(server.url)
    const { pss, processes } = await measureMemory(server.pid)
    return { answersInMs: server.answersInMs, completeInMs, longestWaitMs, total, pss, processes }
  } finally {
    await server.stop()
  }
}

/** The longest that a call that needs nothing had to wait while the world was being opened. */
async function lookOften(url, isOver) {
  let longest = 0
  while (!isOver()) {
    const before = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - before)
    await wait(LOOK_EVERY_MS)
  }
  return longest
}

/** This call is answered once the world is there, and not before. */
async function matchesIn(url) {
  const { code, data } = await post(url, { type: 8, size: 1 })
  if (code !== 0 || data.total === 0) throw new Error(`The world did not open: ${code}.`)
  return data.total
}

/** Looks at what people look at, so that the memory is that of a product in use. */
async function browse(url) {
  for (const languageType of LANGUAGES)
    for (const type of [1, 3, 4])
      for (let current = 1; current <= PAGES; current++) await post(url, { type, languageType, current })
}

async function post(url, body) {
  const answer = await fetch(url + LIST, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${JSON.stringify(await measureWorldStart(), null, 2)}\n`)
