import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { p95 } from './browser-delays.mjs'
import { droppedFrames } from './browser-load.mjs'
import { launch, openPage } from './browser-page.mjs'
import { startServerUnderTest } from './server-under-test.mjs'

const TAPS = 5
const BARE_TAPS = 20
const SETTLE_MS = 1500
const LATEST_MS = 30_000
const LOBBY_TILES = 160
const TASKS = ['disabled-by-default-devtools.timeline']
const PARTS = ['devtools.timeline', 'v8', 'blink.user_timing']
const SHOWN_TASKS = 4
const TYPES = [1001102, 1001103, 1001104, 1001105, 1001106, 1001107]
const ACTION = '.play-action:not([disabled], [aria-disabled="true"])'
const PLACE = '.table-place:not([disabled])'

/** How a round of each engine is played: what is tapped first, which tap is timed, and what ends the round. */
const ENGINES = {
  dice: { timed: ACTION },
  limbo: { timed: ACTION },
  wheel: { timed: ACTION },
  plinko: { timed: ACTION },
  keno: { first: ['.keno-quick > button'], timed: ACTION },
  slot: { timed: '.slot-spin:not([disabled])' },
  mines: { first: [ACTION], timed: '.mines-cell:not([disabled])', end: ACTION },
  'hi-lo': { first: [ACTION], timed: '.hilo-ways > button:not([disabled])', end: ACTION },
  blackjack: { timed: ACTION, end: '.blackjack-plain:last-of-type' },
  fishing: { timed: '.fishing-kinds button:not([disabled])' },
  roulette: { first: ['.roulette-cloth:not([aria-disabled]) .roulette-side .roulette-place'], timed: ACTION },
  baccarat: { first: [PLACE], timed: ACTION },
  'bau-cua': { first: [PLACE], timed: ACTION },
  'xoc-dia': { first: [PLACE], timed: ACTION },
  'tai-xiu': { first: [PLACE], timed: ACTION, taps: 2 },
  crash: { timed: ACTION, taps: 2 },
}

/** Every engine's first game, and the lobby with all its tiles, on a slowed page. */
export async function measureGamesInBrowser(browser, url) {
  const ids = await gamesByEngine(browser, url)
  const games = []
  for (const [engine, how] of Object.entries(ENGINES)) {
    const id = ids[engine]
    if (id === undefined) throw new Error(`No game of ${engine}.`)
    games.push({ engine, ...(await measureGame(browser, `${url}/sub-game/${id}?demo=1`, how)) })
  }
  return { games, bareTapP95: await measureBareTaps(browser), lobby: await measureLobby(browser, url) }
}

/**
 * These engines alone, with what their longest tasks are made of: `node bench/games-browser.mjs dice wheel`. To tell the
 * parts costs the page some time, so that the figures are not those of `npm run bench`.
 */
async function printParts(engines) {
  const server = await startServerUnderTest()
  const browser = await launch(await findBrowser())
  try {
    const ids = await gamesByEngine(browser, server.url)
    for (const engine of engines) {
      const address = `${server.url}/sub-game/${ids[engine]}?demo=1`
      const { delays, longest } = await measureGame(browser, address, { ...ENGINES[engine], hasParts: true })
      process.stdout.write(`${JSON.stringify({ engine, delays: delays.map(Math.round), longest })}\n`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** A button that writes one word, touched as the games are: what the browser and the machine take of a tap. */
async function measureBareTaps(browser) {
  const opened = await openPage(browser, 'about:blank')
  try {
    await opened.page.setContent(
      `<main class="play-body"><button onclick="this.textContent += '.'">tap</button></main>`,
    )
    const delays = []
    for (let tap = 0; tap < BARE_TAPS; tap += 1) delays.push(await timedTouch(opened.page, 'button'))
    return p95(delays)
  } finally {
    await opened.close()
  }
}

async function gamesByEngine(browser, url) {
  const { page, close } = await openPage(browser, `${url}/game`)
  try {
    return await page.evaluate(async (types) => {
      const found = {}
      for (const id of types) {
        for (let number = 1; number <= 3; number += 1) {
          const answer = await fetch('/api/game/home/slot/list/', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id, page: number }),
          })
          for (const game of (await answer.json()).data?.games ?? []) found[game.engine] ??= game.id
        }
      }
      return found
    }, TYPES)
  } finally {
    await close()
  }
}

/**
 * The longest task of the main thread while rounds are drawn, in time of its own: what else runs on the machine is not the
 * page's. And from each tap until the first frame after it that shows something else.
 */
async function measureGame(browser, url, { first = [], timed, end, taps = TAPS, hasParts = false }) {
  const opened = await openPage(browser, url)
  const { page } = opened
  try {
    await page
      .locator(first[0] ?? timed)
      .first()
      .waitFor({ timeout: LATEST_MS })
    await wait(SETTLE_MS)
    await browser.startTracing(page, { categories: hasParts ? [...TASKS, ...PARTS] : TASKS })
    const delays = []
    for (let tap = 0; tap < taps; tap += 1) {
      for (const selector of first) await touch(page, selector)
      delays.push(await timedTouch(page, timed))
      if (end) await endRound(page, timed, end)
      else await again(page, first[0] ?? timed)
    }
    const trace = JSON.parse(String(await browser.stopTracing()))
    const tasks = mainThreadTasks(trace)
    if (tasks.length === 0) throw new Error('The trace has no tasks of the page.')
    const longestMs = tasks.reduce((most, task) => Math.max(most, task), 0)
    return { longestMs, delays, tapP95: p95(delays), ...(hasParts && { longest: longestTasks(trace) }) }
  } finally {
    await opened.close()
  }
}

async function touch(page, selector) {
  const target = page.locator(selector).first()
  await target.waitFor({ timeout: LATEST_MS })
  await target.tap({ timeout: LATEST_MS })
}

/** From the finger's leaving until the frame that has drawn the first change under the bar of the game. */
async function timedTouch(page, selector) {
  await page.locator(selector).first().waitFor({ timeout: LATEST_MS })
  await page.evaluate(() => {
    window.benchMotion = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const changed = new MutationObserver(() => {
            changed.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
          })
          changed.observe(document.querySelector('.play-body'), {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          })
        },
        { capture: true, once: true },
      )
    })
  })
  await page.locator(selector).first().tap({ timeout: LATEST_MS })
  const delay = await Promise.race([
    page.evaluate(() => window.benchMotion),
    wait(LATEST_MS, null, { ref: false }),
  ])
  if (delay === null) throw new Error(`Nothing moved after a tap on ${selector}.`)
  return delay
}

/** The next round can be begun. */
const again = (page, selector) => page.locator(selector).first().waitFor({ timeout: LATEST_MS })

/** A round of several moves: ended by its exit, or by the move itself. */
async function endRound(page, timed, end) {
  await wait(SETTLE_MS)
  const isOpen = (await page.locator(timed).count()) > 0 || end !== ACTION
  const exit = page.locator(end).first()
  if (isOpen && (await exit.isVisible())) await exit.tap({ timeout: LATEST_MS })
  await page.locator(ACTION).first().waitFor({ timeout: LATEST_MS })
  await wait(SETTLE_MS)
}

/** Milliseconds of processor time. */
const lengthOf = ({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000

/** Milliseconds of processor time that each task of the page's main thread took. */
export const mainThreadTasks = (trace) => tasksOf(trace).map(lengthOf)

function tasksOf({ traceEvents }) {
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
}

/** The longest, each with the events in it that took a millisecond or more, those within others too. */
function longestTasks(trace) {
  const longest = tasksOf(trace).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return longest.slice(0, SHOWN_TASKS).map((task) => {
    const isInside = ({ pid, tid, ts }) =>
      pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + task.dur
    const parts = trace.traceEvents
      .filter((event) => event !== task && isInside(event) && lengthOf(event) >= 1)
      .map((event) => `${event.args?.data?.type ?? ''} ${event.name} ${lengthOf(event).toFixed(0)}`.trim())
    return { ms: Math.round(lengthOf(task)), parts }
  })
}

/** The whole list fetched by scrolling to its end, then moved by a finger from its top. */
async function measureLobby(browser, url) {
  const opened = await openPage(browser, `${url}/game`)
  const { page } = opened
  try {
    await page.waitForSelector('.lobby-grid .ui-game')
    const tiles = () => page.locator('.lobby-grid .ui-game').count()
    for (let tries = 0; tries < 200 && (await tiles()) < LOBBY_TILES; tries += 1) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await wait(100)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await wait(SETTLE_MS)
    return { tiles: await tiles(), dropped: await droppedFrames(opened) }
  } finally {
    await opened.close()
  }
}

if (process.argv[1] === import.meta.filename) await printParts(process.argv.slice(2))
