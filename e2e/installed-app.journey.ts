import { site as siteVi } from '@keo/messages/site/vi'
import { startWorld, type WorldOptions } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { changedBuild, removeBuild, WEB_ROOT } from './support/builds.ts'
import { freshDatabase } from './support/databases.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'

/** What a browser keeps of a site is what these are about. */
test.use({ ...MOVING, keepsContext: false, keepsShell: true })

const portOf = (url: string) => Number(new URL(url).port)

/** A server for as long as the work lasts, whatever becomes of it; a build made for it goes with it. */
async function inWorld<T>(options: WorldOptions & { webRoot: string }, work: (url: string) => Promise<T>) {
  try {
    const world = await startWorld({ ...options, databaseUrl: await freshDatabase() })
    try {
      return await work(world.url)
    } finally {
      await world.close()
    }
  } finally {
    if (options.webRoot !== WEB_ROOT) removeBuild(options.webRoot)
  }
}

async function openAndInstall(page: Page, url: string) {
  await page.goto(url)
  await shown(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

const storesOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('keo-')))

test('the shell opens while the server is away, and says so', async ({ page, allowComplaints }) => {
  allowComplaints(/ERR_CONNECTION_REFUSED|Failed to fetch|net::ERR_FAILED/)
  const url = await inWorld({ webRoot: WEB_ROOT }, async (world) => {
    await openAndInstall(page, world)
    return world
  })

  await page.goto(url)
  await shown(page)
  await expect(front(page).getByText(siteVi['failed.title'])).toBeVisible()

  await page.goto(`${url}/languagesetting`)
  await expect(front(page).getByText('English', { exact: true })).toBeVisible()
})

test('a new version takes over by itself: no stale screen, no store of the old one', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED|WebSocket connection/)
  const before = await inWorld({ webRoot: WEB_ROOT }, async (url) => {
    await openAndInstall(page, url)
    return { url, stores: await storesOf(page) }
  })

  const build = changedBuild({
    'index.html': (text) => text.replace('<head>', '<head><meta name="version" content="next">'),
    'service-worker.js': (text) => text.replace(/[0-9a-f]{12}/, 'abcdefabcdef'),
  })
  await inWorld({ webRoot: build, port: portOf(before.url) }, async () => {
    await page.reload()
    await shown(page)
    await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', 'next')
    // What the old worker still answers holds the new one up, until the page is opened anew.
    await expect(async () => {
      await page.reload()
      await shown(page)
      await expect.poll(() => storesOf(page), { timeout: 10_000 }).toEqual(['keo-abcdefabcdef'])
    }).toPass({ timeout: 240_000 })
    expect(before.stores).not.toContain('keo-abcdefabcdef')
  })
})

/** Answers every page from its own store for ever, as a careless early version would. */
const STUBBORN = `
  addEventListener('install', (event) => {
    event.waitUntil(caches.open('keo-early').then((store) => store.put('/', new Response('<h1>Bản cũ</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))))
    skipWaiting()
  })
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
  })`

test('a service worker of an early version is replaced, with its store', async ({
  page,
  allowComplaints,
}) => {
  // The early page cannot load what it does not keep.
  allowComplaints(/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED|404 \(Not Found\)/)
  const early = changedBuild({ 'service-worker.js': () => STUBBORN })
  const port = await inWorld({ webRoot: early }, async (url) => {
    await openAndInstall(page, url)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Bản cũ' })).toBeVisible()
    return portOf(url)
  })

  await inWorld({ webRoot: WEB_ROOT, port }, async () => {
    const old = page.getByRole('heading', { name: 'Bản cũ' })
    await expect(async () => {
      await page.reload()
      await expect(front(page).locator('main').or(old)).toBeVisible()
      expect(await old.isVisible()).toBe(false)
    }).toPass({ timeout: 60_000 })
    await expect.poll(() => storesOf(page)).not.toContain('keo-early')
  })
})
