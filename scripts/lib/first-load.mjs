/** Budgets of the first load of `/` on a cold cache, in bytes over the wire (docs/architecture.md). */
export const FIRST_LOAD_BUDGET = { script: 110 * 1024, style: 25 * 1024, font: 110 * 1024 }

const KINDS = [
  ['script', /javascript/],
  ['style', /css/],
  ['font', /font|woff/],
  ['image', /image/],
  ['document', /html/],
]

/**
 * Opens an address in a fresh context of a Playwright browser and adds up what came over the wire, compressed and
 * with headers, by kind. The service worker's own fetches are not the page's and do not count.
 */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const kinds = new Map()
  const bytes = { script: 0, style: 0, font: 0, image: 0, document: 0, other: 0 }
  const encodings = new Set()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(response.mimeType))?.[0] ?? 'other'
    kinds.set(requestId, kind)
    if (kind === 'script' || kind === 'style') encodings.add(response.headers['content-encoding'] ?? 'none')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  await devtools.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return { bytes, encodings: [...encodings] }
}
