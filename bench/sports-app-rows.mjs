import { measureFirstLoad } from '../scripts/lib/first-load.mjs'
import { measureDelays, p95 } from './browser-delays.mjs'
import { CHANGES, measureLoad, ROWS } from './browser-load.mjs'
import { measureHeap } from './browser-memory.mjs'
import { barePage, launch } from './browser-page.mjs'
import { startProvider } from './browser-provider.mjs'

const SPORTS_BUDGET = 60 * 1024
const MOST_RATIO = 1.5
/** Of what stands on the screen, where every change is drawn and every tap answered. */
const MOST_SEEN_RATIO = 2
const MOST_DROPPED = 0.05
const LONG_MS = 50
const MOST_GROWTH = 0.05
/** The bare counterpart of each, and the time that is aimed at on a machine as fast as the first of docs/figures.md. */
const DELAYS = {
  pixels: { name: 'Price change on the server to pixels', bare: 'a bare page that paints it', aimMs: 100 },
  firstSlip: {
    name: 'First tap of a visit to slip visible',
    bare: 'a bare page that opens a still sheet',
    aimMs: 100,
  },
  slips: { name: 'Tap on odds to slip visible', bare: 'a bare page that opens a still sheet', aimMs: 100 },
  opens: { name: 'List open from warm cache', bare: 'a bare page that mounts as many rows', aimMs: 300 },
}

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })
const percent = (share) => `${(share * 100).toFixed(1)} %`
const ms = (value) => `${value.toFixed(0)} ms`
const mb = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const longest = (value) => (value > LONG_MS ? ms(value) : `none over ${LONG_MS} ms`)

/** The sports pages in a Chromium that is slowed down, beside a bare page in the same run. */
export async function sportsAppRows({ url, chromePath, memoryMinutes }) {
  const browser = await launch(chromePath)
  const provider = await startProvider({ behind: url, matches: ROWS, files: await barePage() })
  try {
    return [
      ...(await sizeRows(browser, url)),
      ...loadRows(await measureLoad(browser, provider)),
      ...delayRows(await measureDelays(browser, provider)),
      ...heapRows(await measureHeap(browser, provider, memoryMinutes), memoryMinutes),
    ]
  } finally {
    await browser.close()
    await provider.stop()
  }
}

/**
 * What the page loads beyond the shell, which is what every page loads, whichever it is: the framework, the frame, the
 * parts that all share and their words. Those are the files that `/`, `/login` and `/sports` have in common; a file that
 * only two of them load counts in full. A first load ends when nothing was under way for half a second. What a page
 * fetches later, at rest or when somebody touches it (the sheet of the cart, the guide of a first visit), is no part of it.
 */
async function sizeRows(browser, url) {
  const { files: sports } = await measureFirstLoad(browser, `${url}/sports`)
  const others = []
  for (const path of ['/', '/login']) others.push((await measureFirstLoad(browser, url + path)).files)
  const over = [...sports].filter(([file]) => !others.every((files) => files.has(file)))
  const bytes = over.reduce((sum, [, size]) => sum + size, 0)
  return [
    row(
      'First load of /sports over the shell (what /, /login and /sports share), script and style (br)',
      `${(bytes / 1024).toFixed(1)} KB`,
      'at most 60.0 KB',
      bytes <= SPORTS_BUDGET,
    ),
  ]
}

function loadRows({ rows, spread, shown, dropped, bareDropped, ...tasks }) {
  const name = `${ROWS} rows, ${CHANGES} price changes a second`
  const ratioRow = (what, { ms: own, bareMs }, baseline, most = MOST_RATIO) =>
    row(
      `${what}, main thread`,
      `${own.toFixed(0)} ms a second (${(own / bareMs).toFixed(2)}x)`,
      `at most ${most}x of ${baseline}, ${bareMs.toFixed(0)} ms`,
      own <= most * bareMs,
    )
  const longRow = (what, found, baseline) =>
    row(`${what}, longest task`, longest(found), baseline, found <= LONG_MS)
  const allShown = `All ${CHANGES} on the ${rows} rows that are drawn`
  return [
    ratioRow(
      `${name} (${spread.drawn.toFixed(0)} on rows that are drawn)`,
      spread,
      `a bare page of ${ROWS} rows`,
    ),
    longRow('The same', tasks.longest, `none over ${LONG_MS} ms (bare page: ${longest(tasks.bareLongest)})`),
    row(
      'The same, frames dropped while scrolling',
      percent(dropped),
      `under ${percent(MOST_DROPPED)} (bare page: ${percent(bareDropped)})`,
      dropped < MOST_DROPPED,
    ),
    ratioRow(allShown, shown, `a bare page of ${rows} rows`, MOST_SEEN_RATIO),
    longRow(allShown, tasks.longestShown, `none over ${LONG_MS} ms`),
  ]
}

function delayRows({ product, bare }) {
  return Object.entries(DELAYS).map(([kind, { name, bare: counterpart, aimMs }]) => {
    const [own, bareMs] = [p95(product[kind]), p95(bare[kind])]
    const { length } = product[kind]
    return row(
      length > 1 ? `${name}, p95 of ${length}` : name,
      `${ms(own)} (${(own / bareMs).toFixed(2)}x)`,
      `at most ${MOST_SEEN_RATIO}x of ${counterpart}, ${ms(bareMs)} (aim ${aimMs} ms)`,
      own <= MOST_SEEN_RATIO * bareMs,
    )
  })
}

function heapRows({ first, last, growth }, minutes) {
  return [
    row(
      `Heap of the list over ${minutes} minutes`,
      `${mb(first)} to ${mb(last)} (${percent(growth)})`,
      `flat: within ${percent(MOST_GROWTH)}`,
      growth <= MOST_GROWTH,
    ),
  ]
}
