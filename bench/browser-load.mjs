import { setTimeout as wait } from 'node:timers/promises'
import { openPage, readMetrics } from './browser-page.mjs'
import { median } from './server-under-test.mjs'

export const ROWS = 500
export const CHANGES = 200
const ROW_PX = 132
const TURNS = 2
const SETTLE_MS = 2000
const SPREAD_MS = 10_000
const SHOWN_MS = 8000
const SCROLL = { x: 195, y: 500, yDistance: -5000, speed: 1000, gestureSourceType: 'touch' }
const FRAME_MS = 1000 / 60

/** The list of the product with every row fetched, at its top and at rest. */
export async function openList(browser, provider) {
  const list = await openPage(browser, `${provider.url}/sports`)
  const { page } = list
  await page.waitForSelector('.ui-match-row')
  const heightOf = () => page.evaluate(() => document.querySelector('.sports-rows').offsetHeight)
  for (let tries = 0; tries < 200 && (await heightOf()) < ROWS * ROW_PX; tries++) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await wait(100)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await wait(SETTLE_MS)
  return list
}

export async function openBare(browser, provider, rows) {
  const bare = await openPage(browser, `${provider.url}/bench/bare.html?rows=${rows}`)
  await bare.page.waitForSelector('button')
  await wait(SETTLE_MS)
  return bare
}

/** Main-thread milliseconds in a second while so many prices change. */
async function mainThread({ cdp }, { feed }, lastsMs, isShownOnly) {
  feed.setRate(CHANGES, isShownOnly)
  await wait(SETTLE_MS)
  const [before, began, countsBefore] = [await readMetrics(cdp), performance.now(), feed.counts()]
  await wait(lastsMs)
  const [after, ended, countsAfter] = [await readMetrics(cdp), performance.now(), feed.counts()]
  feed.setRate(0)
  const seconds = (ended - began) / 1000
  return {
    ms: (after.taskMs - before.taskMs) / seconds,
    drawn: (countsAfter.sent - countsBefore.sent) / seconds,
  }
}

/** Tasks over 50 ms from now on, as the browser counts them. */
async function watchLongTasks({ page }) {
  await page.evaluate(() => {
    window.benchLong = []
    const keep = (list) => window.benchLong.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(keep).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => window.benchLong)
}

/** The share of frames that the main thread missed while a finger moves the page. */
export async function droppedFrames({ page, cdp }) {
  await page.evaluate(() => {
    window.benchFrames = []
    const keep = (at) => {
      window.benchFrames?.push(at)
      if (window.benchFrames) requestAnimationFrame(keep)
    }
    requestAnimationFrame(keep)
  })
  await cdp.send('Input.synthesizeScrollGesture', SCROLL)
  const frames = await page.evaluate(() => {
    const kept = window.benchFrames
    window.benchFrames = undefined
    return kept
  })
  const gaps = frames.slice(1).map((at, before) => Math.round((at - frames[before]) / FRAME_MS))
  const due = gaps.reduce((sum, gap) => sum + gap, 0)
  return gaps.reduce((sum, gap) => sum + Math.max(0, gap - 1), 0) / due
}

/** The same while so many prices change. */
async function droppedWhileScrolling(opened, { feed }) {
  feed.setRate(CHANGES)
  const dropped = await droppedFrames(opened)
  feed.setRate(0)
  return dropped
}

async function turnOfProduct(browser, provider) {
  const list = await openList(browser, provider)
  try {
    const longTasks = await watchLongTasks(list)
    const spread = await mainThread(list, provider, SPREAD_MS, false)
    const dropped = await droppedWhileScrolling(list, provider)
    const inSpread = (await longTasks()).length
    await list.page.evaluate(() => scrollTo(0, 0))
    await wait(SETTLE_MS)
    // The leap back to the top is neither of the two.
    const leapt = (await longTasks()).length
    const rows = await list.page.locator('.ui-match-row').count()
    const shown = await mainThread(list, provider, SHOWN_MS, true)
    const long = await longTasks()
    return { spread, shown, dropped, rows, long: long.slice(0, inSpread), longShown: long.slice(leapt) }
  } finally {
    await list.close()
  }
}

async function turnOfBare(browser, provider, rows, lastsMs) {
  const bare = await openBare(browser, provider, rows)
  try {
    const longTasks = await watchLongTasks(bare)
    const { ms } = await mainThread(bare, provider, lastsMs, rows !== ROWS)
    const dropped = rows === ROWS ? await droppedWhileScrolling(bare, provider) : 0
    return { ms, dropped, long: await longTasks() }
  } finally {
    await bare.close()
  }
}

/** Product and bare page by turns: with changes over all rows, and with every change on a row that shows. */
export async function measureLoad(browser, provider) {
  const turns = []
  for (let turn = 0; turn < TURNS; turn++) {
    const product = await turnOfProduct(browser, provider)
    const all = await turnOfBare(browser, provider, ROWS, SPREAD_MS)
    const few = await turnOfBare(browser, provider, product.rows, SHOWN_MS)
    turns.push({ product, all, few })
  }
  const mid = (read) => median(turns.map(read))
  const most = (read) => Math.max(0, ...turns.flatMap(read))
  return {
    rows: turns[0].product.rows,
    spread: {
      ms: mid(({ product }) => product.spread.ms),
      drawn: mid(({ product }) => product.spread.drawn),
      bareMs: mid(({ all }) => all.ms),
    },
    shown: { ms: mid(({ product }) => product.shown.ms), bareMs: mid(({ few }) => few.ms) },
    dropped: mid(({ product }) => product.dropped),
    bareDropped: mid(({ all }) => all.dropped),
    longest: most(({ product }) => product.long),
    longestShown: most(({ product }) => product.longShown),
    bareLongest: most(({ all }) => all.long),
  }
}
