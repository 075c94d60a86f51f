import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from './browser-page.mjs'

const CONSOLE = path.resolve(import.meta.dirname, '../build/console')
const ROWS = 10_000
const LONG_MS = 50
const MOST_FIRST_LOAD = 150 * 1024
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }
const NOTCHES = 400
const PX_A_NOTCH = 100
const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })

/** The built console's longest list with ten thousand rows, which a wheel moves through; and what its page loads at first. */
export async function tableRows({ chromePath }) {
  const server = await serveConsole()
  const browser = await launch(chromePath)
  try {
    const { longestMs, scrolledPx } = await scrollAudit(browser, server.url)
    const first = firstLoadBytes()
    return [
      row(
        `Longest task while the audit log of ${ROWS} rows is scrolled by ${scrolledPx} px`,
        `${longestMs.toFixed(0)} ms`,
        `at most ${LONG_MS} ms`,
        longestMs <= LONG_MS,
      ),
      row(
        'First load of the console, script by brotli',
        `${(first / 1024).toFixed(1)} KB`,
        `at most ${MOST_FIRST_LOAD / 1024} KB`,
        first <= MOST_FIRST_LOAD,
      ),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function firstLoadBytes() {
  const page = readFileSync(path.join(CONSOLE, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file)
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(CONSOLE, file))).length,
    0,
  )
}

/** Zero where no task was long enough for the browser to count it. */
async function scrollAudit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/#/audit`)
  const box = page.locator('.table-box')
  await box.locator('tbody tr').nth(5).waitFor()
  await box.hover()
  await page.evaluate(() => {
    window.benchLong = []
    const keep = (list) => window.benchLong.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(keep).observe({ type: 'longtask' })
  })
  for (let notch = 0; notch < NOTCHES; notch += 1) {
    await page.mouse.wheel(0, PX_A_NOTCH)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  const scrolledPx = Math.round(await box.evaluate(({ scrollTop }) => scrollTop))
  if (scrolledPx < (NOTCHES * PX_A_NOTCH) / 2) throw new Error(`The list only went ${scrolledPx} px.`)
  return { longestMs: Math.max(0, ...(await page.evaluate(() => window.benchLong))), scrolledPx }
}

/** What the page asks for: who reads, and ten thousand entries at once, as after two hundred pages. */
async function serveConsole() {
  const answers = {
    '/api/console/me': reader(),
    '/api/console/audit/list': { entries: Array.from({ length: ROWS }, (_, at) => entryAt(at)), next: '' },
    '/api/console/views/list': { views: [] },
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://console')
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      const data = answers[pathname]
      response.end(
        JSON.stringify(data ? { code: 200, msg: '', data } : { code: 404, msg: pathname, data: {} }),
      )
      return
    }
    const file = path.join(CONSOLE, pathname === '/' ? 'index.html' : path.normalize(pathname))
    try {
      const body = readFileSync(file)
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const HOUR = 3_600_000
const reader = () => ({
  id: 'stf_0000000000000',
  name: 'Auditor',
  email: 'auditor@staff.example',
  roles: ['auditor'],
  permissions: ['audit.read'],
  idleMinutes: 15,
  now: Date.now(),
  endsAt: Date.now() + HOUR,
  isSandbox: false,
})

const entryAt = (at) => ({
  id: `aud_${String(at).padStart(8, '0')}`,
  at: Date.now() - at * 1000,
  actor: `mbr_${String(at).padStart(26, '0')}`,
  actorName: at % 3 === 0 ? 'Trần Thu Hà' : '',
  action: ['session.signed-in', 'withdrawal.state-changed', 'member.locked'][at % 3],
  object: `mbr_${String((at * 7) % 9999).padStart(26, '0')}`,
  before: '',
  after: '{}',
  session: '',
  address: '203.0.113.0',
  requestId: '',
})
