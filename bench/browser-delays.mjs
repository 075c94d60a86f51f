import { setTimeout as wait } from 'node:timers/promises'
import { CHANGES, openBare, openList } from './browser-load.mjs'

const PROBES = 120
const PROBE_EVERY_MS = 100
const TAPS = 30
const OPENS = 12
const LATEST_MS = 10_000
/** How long a finger stays: the page has dealt with its coming when it leaves, and a tap begins when it leaves. */
const FINGER_MS = 70

export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

/** How each of both pages is touched. */
const PRODUCT = {
  price: '.ui-odds[data-state="open"]',
  /** The same price again takes it out of the slip. */
  picked: '.ui-odds[aria-pressed="true"]',
  sheet: '.ui-sheet',
  home: 'nav a[href="/"]',
  list: 'nav a[href="/sports"]',
  rows: '.sports-rows',
  row: '.ui-match-row',
}
const BARE = {
  price: '.price',
  picked: null,
  sheet: '.sheet',
  home: 'nav a[href="#home"]',
  list: 'nav a[href="#list"]',
  rows: '.rows',
  row: 'article',
}

/**
 * Price to pixels, tap to slip and the opening of a list that was open before, under the full load of changes: of the
 * product, and of a bare page of as many rows that paints a pushed number, opens a still sheet and mounts the rows.
 */
export async function measureDelays(browser, provider) {
  const list = await openList(browser, provider)
  const rows = await list.page.locator(PRODUCT.row).count()
  const product = await delaysOf(list, PRODUCT, provider)
  return { product, bare: await delaysOf(await openBare(browser, provider, rows), BARE, provider) }
}

async function delaysOf(opened, on, provider) {
  try {
    provider.feed.setRate(CHANGES)
    await installMarks(opened.page)
    const pixels = await priceToPixels(opened.page, provider)
    const slips = await tapsToSlip(opened, on)
    const opens = await warmOpens(opened, on)
    return { pixels, firstSlip: slips.slice(0, 1), slips, opens }
  } finally {
    provider.feed.setRate(0)
    await opened.close()
  }
}

/** In the page: when what a finger or a push began could be seen. */
function installMarks(page) {
  return page.evaluate(() => {
    /** Asked for while a frame is made: after that one has been drawn. */
    const frameDrawn = (run) => setTimeout(() => run(performance.now()))
    const nextDrawn = (run) => requestAnimationFrame(() => frameDrawn(run))
    const inView = (element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight - 100
    }
    const prices = {}
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
          if (/^[3-9]\d\.\d\d$/.test(textContent))
            nextDrawn((now) => (prices[textContent] = performance.timeOrigin + now))
    })
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    /** When each price was drawn; those of now on are not watched, as that costs what is measured next. */
    window.benchPrices = () => {
      watcher.disconnect()
      return prices
    }
    /** From the next tap until so many of these show. */
    window.benchAwait = (selector, count) => {
      window.benchDelay = new Promise((resolve) => {
        const look = (began) => {
          const shown = [...document.querySelectorAll(selector)].filter(inView)
          if (shown.length < count) requestAnimationFrame(() => look(began))
          else frameDrawn((now) => resolve(now - began))
        }
        const begin = ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp))
        addEventListener('click', begin, { capture: true, once: true })
      })
    }
  })
}

async function priceToPixels(page, { feed }) {
  feed.probes.clear()
  for (let probe = 0; probe < PROBES; probe++) {
    feed.probe(feed.watchedIds()[probe % 3])
    await wait(PROBE_EVERY_MS)
  }
  await wait(1000)
  const drawnAt = await page.evaluate(() => window.benchPrices())
  // A price that gave way to the next one within a frame was never to be seen.
  return [...feed.probes].flatMap(([text, at]) => (drawnAt[text] ? [drawnAt[text] - at] : []))
}

async function tapAndWait({ page, cdp }, target, selector, count) {
  await page.evaluate(([what, many]) => window.benchAwait(what, many), [selector, count])
  await tap({ page, cdp }, target)
  // Waited for in the page: asking again and again would take time from what is measured.
  const late = wait(LATEST_MS, null, { ref: false })
  const delay = await Promise.race([page.evaluate(() => window.benchDelay), late])
  if (delay === null) throw new Error(`Not shown ${LATEST_MS} ms after a tap: ${selector}`)
  return delay
}

async function tap({ page, cdp }, target) {
  const { x, y, width, height } = await page.locator(target).first().boundingBox()
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(FINGER_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function tapsToSlip(opened, { price, picked, sheet }) {
  const { page } = opened
  const delays = []
  for (let taps = 0; taps < TAPS; taps++) {
    delays.push(await tapAndWait(opened, price, sheet, 1))
    await page.keyboard.press('Escape')
    await page.waitForSelector(sheet, { state: 'detached' })
    if (!picked) continue
    await tap(opened, picked)
    await page.waitForSelector(picked, { state: 'detached' })
  }
  return delays
}

async function warmOpens(opened, { home, list, rows, row }) {
  const { page } = opened
  const delays = []
  for (let opens = 0; opens < OPENS; opens++) {
    await tap(opened, home)
    await page.waitForSelector(rows, { state: 'detached' })
    await wait(500)
    delays.push(await tapAndWait(opened, list, row, 3))
    await wait(500)
  }
  return delays
}
