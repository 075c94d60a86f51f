/** Budgets of the first load of `/` on a cold cache, in bytes over the wire (docs/architecture.md). */
export const FIRST_LOAD_BUDGET = { script: 100 * 1024, style: 25 * 1024, font: 110 * 1024 }

const KINDS = [
  ['script', /javascript/],
  ['style', /css/],
  ['font', /font|woff/],
  ['image', /image/],
  ['document', /html/],
]

/** What the page does on its own so much later, or once it stands and has nothing else to do, is no part of its first load. */
const LATER_MS = 3000

/**
 * Opens an address in a fresh context of a Playwright browser and adds up the bodies that came over the wire, compressed,
 * by kind; scripts and styles also by file. The service worker's own fetches are not the page's and do not count.
 */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript((laterMs) => {
    const { setTimeout: runAfter } = globalThis
    globalThis.setTimeout = (run, ms = 0, ...rest) => (ms < laterMs ? runAfter(run, ms, ...rest) : 0)
    globalThis.requestIdleCallback = () => 0
  }, LATER_MS)
  const bytes = { script: 0, style: 0, font: 0, image: 0, document: 0, other: 0 }
  const encodings = new Set()
  const sizes = []
  page.on('response', (response) => sizes.push(sizeOf(response)))
  await page.goto(url, { waitUntil: 'networkidle' })
  const files = new Map()
  for (const { kind, size, encoding, path } of await Promise.all(sizes)) {
    bytes[kind] += size
    if (kind === 'script' || kind === 'style') files.set(path, size)
    // The smallest files are not worth compressing.
    if ((kind === 'script' || kind === 'style') && size > 1024) encodings.add(encoding)
  }
  await context.close()
  return { bytes, encodings: [...encodings], files }
}

async function sizeOf(response) {
  const type = (await response.headerValue('content-type')) ?? ''
  const encoding = (await response.headerValue('content-encoding')) ?? 'none'
  const { responseBodySize } = await response.request().sizes()
  return {
    kind: KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other',
    size: responseBodySize,
    encoding,
    path: new URL(response.url()).pathname,
  }
}
