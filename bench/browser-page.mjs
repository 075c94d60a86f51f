import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import path from 'node:path'

/** A cheap phone beside a desk: so many times slower. */
const SLOW_DOWN = 4
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export function launch(executablePath) {
  const args = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath, args })
}

/** A phone's page on a slowed main thread. */
export async function openPage(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // By the thread's own clock: what else runs on the machine is not the page's time.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  return { page, cdp, close: () => context.close() }
}

/** Milliseconds that the main thread has worked so far, and the bytes that its heap holds. */
export async function readMetrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value
  return {
    taskMs: of('TaskDuration') * 1000,
    scriptMs: of('ScriptDuration') * 1000,
    styleMs: of('RecalcStyleDuration') * 1000,
    layoutMs: of('LayoutDuration') * 1000,
    heapBytes: of('JSHeapUsedSize'),
  }
}

const BARE_STYLE = `
  body { margin: 0; font: 14px/20px sans-serif }
  article { height: 132px }
  p { margin: 0 }
  .odds { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px; width: 206px; margin-left: auto }
  .column { display: flex; flex-direction: column; gap: 4px }
  button { flex: 1; border: 0 }
  nav { position: fixed; inset: auto 0 0; display: flex; height: 60px; background: #fff }
  nav a { flex: 1 }
  .sheet { position: fixed; inset: auto 0 60px; height: 320px; background: #ddd }
`

/** The files of the page that the product is compared with, by their addresses. */
export async function barePage() {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'browser-bare-page.mjs'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${BARE_STYLE}</style><main></main><script type="module" src="/bench/bare.js"></script>`
  return new Map([
    ['/bench/bare.html', { type: 'text/html; charset=utf-8', body: html }],
    ['/bench/bare.js', { type: 'text/javascript', body: output[0].code }],
  ])
}
