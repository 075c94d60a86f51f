import { setTimeout as wait } from 'node:timers/promises'
import { launch } from './browser-page.mjs'
import { countWire } from './wire-bytes.mjs'

const MINUTES = 2
/** A page has opened when for so long nothing has come that it fetches; who polls is never quiet for longer. */
const QUIET_MS = 6_000
const OPENS_WITHIN_MS = 120_000
const MOST_KB = 20
/** Pages with live prices: the list, and the strip of the home page. */
const PAGES = ['/sports', '/']

/**
 * Bytes on the wire of an open page with live prices, a minute, with the mode that saves data and without it: of a phone
 * with an empty cache and no session, counted between the browser and the product, without the headers of IP and TCP.
 */
export async function dataSaverRows({ url, chromePath, minutes = MINUTES }) {
  const browser = await launch(chromePath)
  try {
    const rows = []
    for (const path of PAGES) {
      // Beside each other, so that both see the same matches.
      const [usual, saving] = await Promise.all(
        [false, true].map((isSaving) => measure(browser, { url, path, minutes, isSaving })),
      )
      rows.push(rowOf({ path, minutes, usual, saving }))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function measure(browser, { url, path, minutes, isSaving }) {
  const wire = await countWire(url)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript((isOn) => localStorage.setItem('keo.dataSaver', JSON.stringify(isOn)), isSaving)
  await page.goto(wire.url + path, { waitUntil: 'commit', timeout: OPENS_WITHIN_MS })
  await page.locator('.ui-odds-price').first().waitFor({ timeout: OPENS_WITHIN_MS })
  await page.evaluate(countMoves)
  await quiet(page)
  const before = { bytes: wire.bytes(), moves: await page.evaluate(() => globalThis.moves) }
  await wait(minutes * 60_000)
  const kb = (wire.bytes() - before.bytes) / 1000 / minutes
  const moves = ((await page.evaluate(() => globalThis.moves)) - before.moves) / minutes
  await context.close()
  await wire.stop()
  return { kb, moves }
}

async function quiet(page) {
  let heardAt = performance.now()
  page.on('requestfinished', () => (heardAt = performance.now()))
  const endsAt = performance.now() + OPENS_WITHIN_MS
  while (performance.now() - heardAt < QUIET_MS && performance.now() < endsAt) await wait(250)
}

/** In the page: how many prices were drawn anew. */
function countMoves() {
  globalThis.moves = 0
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('ui-odds-price')) globalThis.moves += 1
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

function rowOf({ path, minutes, usual, saving }) {
  const page = path === '/' ? 'Home' : 'A list of live matches'
  return {
    what: `${page} (${path}) with the data saver on, bytes a minute over ${minutes} minutes, ${saving.moves.toFixed(0)} prices drawn anew a minute`,
    figure: `${saving.kb.toFixed(1)} KB`,
    baseline: `under ${MOST_KB} KB; without it ${usual.kb.toFixed(0)} KB with ${usual.moves.toFixed(0)}`,
    ok: saving.kb < MOST_KB && saving.moves > 0,
  }
}
