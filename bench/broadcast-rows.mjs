import { setTimeout as wait } from 'node:timers/promises'
import { launch, openPage, readMetrics } from './browser-page.mjs'
import { mainThreadTasks } from './games-browser.mjs'
import { median } from './server-under-test.mjs'

const SPORTS = { soccer: 1, basketball: 3 }
const LIVE_LIST = 1
const SETTLE_MS = 3000
const WATCHED_MS = 15_000
/** Each is watched so often, by turns: what else a machine does falls on all of them. */
const TURNS = 3
const LONG_MS = 50
const MOST_SHARE = 0.4
const LATEST_MS = 60_000

const HIDDEN_MS = 3000

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })
function watchedRow(what, found) {
  const tasks = found.map(({ longestMs }) => longestMs)
  const [longestMs, share] = [median(tasks), median(found.map((turn) => turn.share))]
  const each = tasks.map((task) => task.toFixed(0)).join(', ')
  return row(
    `${what}: longest task; main thread while it is watched, medians of ${TURNS} turns`,
    `${longestMs.toFixed(0)} ms (${each}); ${(share * 100).toFixed(0)} %`,
    `at most ${LONG_MS} ms; under ${MOST_SHARE * 100} %`,
    longestMs <= LONG_MS && share < MOST_SHARE,
  )
}

/** A match that is drawn on its page, and in its room, while its prices move beside it, in a Chromium that is slowed down. */
export async function broadcastRows({ url, chromePath }) {
  const browser = await launch(chromePath)
  try {
    const looks = [
      ...Object.entries(SPORTS).map(([name, sportId]) => ({
        what: `Broadcast of ${name}`,
        open: (page) => openMatch(page, url, sportId),
        found: [],
      })),
      { what: 'Broadcast in a room with its talk', open: (page) => openRoom(page, url), found: [] },
    ]
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const look of looks) look.found.push(await watch(browser, url, look.open))
    const rows = looks.map(({ what, found }) => watchedRow(what, found))
    const room = looks.at(-1).found.at(-1)
    rows.push(
      row(
        'Drawings on the canvas in three seconds of a page that is hidden',
        `${room.hidden} (${room.seen} while it is seen)`,
        'none',
        room.hidden === 0 && room.seen > 0,
      ),
    )
    return rows
  } finally {
    await browser.close()
  }
}

async function openMatch(page, url, sportId) {
  const matchId = await liveMatch(page, sportId)
  await page.goto(`${url}/match-detail/${matchId}`)
  await page.locator('.match-acts [aria-pressed]').first().click({ timeout: LATEST_MS })
}

/** The room of a soccer match that most watch. */
async function openRoom(page, url) {
  await page.goto(`${url}/live/LiveList?tag=1`)
  await page.locator('a[href*="/live-page?room=m"]').first().click({ timeout: LATEST_MS })
  await page.locator('.room-prices .ui-odds').first().waitFor({ timeout: LATEST_MS })
}

async function watch(browser, url, open) {
  const { page, cdp, close } = await openPage(browser, `${url}/sports`)
  try {
    await page.addInitScript(countDrawings)
    await open(page)
    await page.locator('.broadcast-canvas').waitFor({ timeout: LATEST_MS })
    await wait(SETTLE_MS)
    const [before, began] = [await readMetrics(cdp), performance.now()]
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    await wait(WATCHED_MS)
    const tasks = mainThreadTasks(JSON.parse(String(await browser.stopTracing())))
    const after = await readMetrics(cdp)
    if (tasks.length === 0) throw new Error('The trace has no tasks of the page.')
    return {
      longestMs: tasks.reduce((most, task) => Math.max(most, task), 0),
      share: (after.taskMs - before.taskMs) / (performance.now() - began),
      seen: await drawingsIn(page),
      hidden: await drawingsHidden(page),
    }
  } finally {
    await close()
  }
}

/** Runs in the page: of every picture the ground and everybody on it are drawn. */
function countDrawings() {
  globalThis.drawings = 0
  const draw = CanvasRenderingContext2D.prototype.drawImage
  CanvasRenderingContext2D.prototype.drawImage = function counted(...parts) {
    if (this.canvas.className.includes('broadcast-canvas')) globalThis.drawings += 1
    return draw.apply(this, parts)
  }
}

async function drawingsIn(page) {
  const before = await page.evaluate(() => globalThis.drawings)
  await wait(HIDDEN_MS)
  return (await page.evaluate(() => globalThis.drawings)) - before
}

/** As a browser tells of a page that went behind another; a headless one has all of them in front. */
async function drawingsHidden(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await wait(HIDDEN_MS / 3)
  return drawingsIn(page)
}

/** The live match of a sport that has the most markets. */
async function liveMatch(page, sportId) {
  const matches = await page.evaluate(
    async (request) => {
      const answer = await fetch('/sportsbook/v1/match/getList', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      return (await answer.json()).data.records.map(({ id, tms }) => ({ id, markets: tms }))
    },
    { languageType: 'VIE', currencyId: 1000, type: LIVE_LIST, sportId, size: 50 },
  )
  if (matches.length === 0) throw new Error(`No live match of sport ${sportId}.`)
  return matches.toSorted((one, other) => other.markets - one.markets)[0].id
}
