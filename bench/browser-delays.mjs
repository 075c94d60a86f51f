import { setTimeout as wait } from 'node:timers/promises'
import { CHANGES, openList } from './browser-load.mjs'

const PROBES = 120
const PROBE_EVERY_MS = 100
const TAPS = 30
const OPENS = 12
const LATEST_MS = 10_000
/** How long a finger stays: the page has dealt with its coming when it leaves, and a tap begins when it leaves. */
const FINGER_MS = 70

export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

/** Price to pixels, tap to slip and the opening of a list that was open before, under the full load of changes. */
export async function measureDelays(browser, provider) {
  const list = await openList(browser, provider)
  try {
    provider.feed.setRate(CHANGES)
    await installMarks(list.page)
    const pixels = await priceToPixels(list.page, provider)
    const slips = await tapsToSlip(list)
    const opens = await warmOpens(list)
    return { pixels, slips, opens }
  } finally {
    provider.feed.setRate(0)
    await list.close()
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

async function tapsToSlip(list) {
  const { page } = list
  const delays = []
  const price = '.ui-odds[data-state="open"]'
  for (let taps = 0; taps < TAPS; taps++) {
    delays.push(await tapAndWait(list, price, '.ui-sheet', 1))
    await page.keyboard.press('Escape')
    await page.waitForSelector('.ui-sheet', { state: 'detached' })
    // The same price again takes it out of the slip.
    await tap(list, '.ui-odds[aria-pressed="true"]')
    await page.waitForSelector('.ui-odds[aria-pressed="true"]', { state: 'detached' })
  }
  return delays
}

async function warmOpens(list) {
  const { page } = list
  const delays = []
  for (let opens = 0; opens < OPENS; opens++) {
    await tap(list, 'nav a[href="/"]')
    await page.waitForSelector('.sports-rows', { state: 'detached' })
    await wait(500)
    delays.push(await tapAndWait(list, 'nav a[href="/sports"]', '.ui-match-row', 3))
    await wait(500)
  }
  return delays
}
