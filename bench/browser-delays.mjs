import { setTimeout as wait } from 'node:timers/promises'
import { CHANGES, openList } from './browser-load.mjs'

const PROBES = 120
const PROBE_EVERY_MS = 100
const TAPS = 30
const OPENS = 12
const LATEST_MS = 10_000

export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

/** Price to pixels, tap to slip and the opening of a list that was open before, under the full load of changes. */
export async function measureDelays(browser, provider) {
  const list = await openList(browser, provider)
  try {
    provider.feed.setRate(CHANGES)
    await installMarks(list.page)
    const pixels = await priceToPixels(list.page, provider)
    const slips = await tapsToSlip(list.page)
    const opens = await warmOpens(list.page)
    return { pixels, slips, opens }
  } finally {
    provider.feed.setRate(0)
    await list.close()
  }
}

/** In the page: when what a finger or a push began could be seen. */
function installMarks(page) {
  return page.evaluate(() => {
    /** After the frame that is being made has been drawn. */
    const drawn = (run) =>
      requestAnimationFrame(() => {
        setTimeout(() => run(performance.now()))
      })
    const inView = (element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight - 100
    }
    window.benchMarks = { prices: {}, delay: null }
    const { benchMarks } = window
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
          if (/^[3-9]\d\.\d\d$/.test(textContent))
            drawn((now) => (benchMarks.prices[textContent] = performance.timeOrigin + now))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    /** From the next tap until so many of these show. */
    window.benchAwait = (selector, count) => {
      benchMarks.delay = null
      const look = (began) => {
        const shown = [...document.querySelectorAll(selector)].filter(inView)
        if (shown.length < count) requestAnimationFrame(() => look(began))
        else drawn((now) => (benchMarks.delay = now - began))
      }
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
    }
  })
}

async function priceToPixels(page, { feed }) {
  for (let probe = 0; probe < PROBES; probe++) {
    feed.probe(feed.watchedIds()[probe % 3])
    await wait(PROBE_EVERY_MS)
  }
  await wait(1000)
  const drawnAt = await page.evaluate(() => window.benchMarks.prices)
  // A price that gave way to the next one within a frame was never to be seen.
  return [...feed.probes].flatMap(([text, at]) => (drawnAt[text] ? [drawnAt[text] - at] : []))
}

async function tapAndWait(page, target, selector, count) {
  await page.evaluate(([what, many]) => window.benchAwait(what, many), [selector, count])
  await tap(page, target)
  const found = await page.waitForFunction(() => window.benchMarks.delay, null, { timeout: LATEST_MS })
  return found.jsonValue()
}

async function tap(page, target) {
  const { x, y, width, height } = await page.locator(target).first().boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function tapsToSlip(page) {
  const delays = []
  const price = '.ui-odds[data-state="open"]'
  for (let taps = 0; taps < TAPS; taps++) {
    delays.push(await tapAndWait(page, price, '.ui-sheet', 1))
    await page.keyboard.press('Escape')
    await page.waitForSelector('.ui-sheet', { state: 'detached' })
    // The same price again takes it out of the slip.
    await tap(page, '.ui-odds[aria-pressed="true"]')
    await page.waitForSelector('.ui-odds[aria-pressed="true"]', { state: 'detached' })
  }
  return delays
}

async function warmOpens(page) {
  const delays = []
  for (let opens = 0; opens < OPENS; opens++) {
    await tap(page, 'nav a[href="/"]')
    await page.waitForSelector('.sports-rows', { state: 'detached' })
    await wait(500)
    delays.push(await tapAndWait(page, 'nav a[href="/sports"]', '.ui-match-row', 3))
    await wait(500)
  }
  return delays
}
