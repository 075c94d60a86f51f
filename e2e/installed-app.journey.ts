import { site as siteVi } from '@keo/messages/site/vi'
import { startWorld } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { changedBuild, removeBuild, WEB_ROOT } from './support/builds.ts'
import { expect, front, shown, test } from './support/journey.ts'

/** Each of these starts servers of its own, one after the other on one port. */
test.setTimeout(90_000)

const portOf = (url: string) => Number(new URL(url).port)

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
  const world = await startWorld({ webRoot: WEB_ROOT })
  await openAndInstall(page, world.url)
  await world.close()

  await page.goto(world.url)
  await shown(page)
  await expect(front(page).getByText(siteVi['failed.title'])).toBeVisible({ timeout: 15_000 })

  await page.goto(`${world.url}/languagesetting`)
  await expect(front(page).getByText('English', { exact: true })).toBeVisible({ timeout: 15_000 })
})

test('a new version takes over by itself: no stale screen, no store of the old one', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_CONNECTION_REFUSED|Failed to fetch/)
  const before = await startWorld({ webRoot: WEB_ROOT })
  await openAndInstall(page, before.url)
  const [oldStore] = await storesOf(page)
  await before.close()

  const build = changedBuild({
    'index.html': (text) => text.replace('<head>', '<head><meta name="version" content="next">'),
    'service-worker.js': (text) => text.replace(/[0-9a-f]{12}/, 'abcdefabcdef'),
  })
  const after = await startWorld({ webRoot: build, port: portOf(before.url) })
  await page.reload()
  await shown(page)
  await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', 'next')
  await expect.poll(() => storesOf(page)).toEqual(['keo-abcdefabcdef'])
  expect(oldStore).not.toBe('keo-abcdefabcdef')
  await after.close()
  removeBuild(build)
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
  const before = await startWorld({ webRoot: early })
  await openAndInstall(page, before.url)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bản cũ' })).toBeVisible()
  await before.close()
  removeBuild(early)

  const after = await startWorld({ webRoot: WEB_ROOT, port: portOf(before.url) })
  await expect(async () => {
    await page.reload()
    await expect(front(page).locator('main')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect(await storesOf(page)).not.toContain('keo-early')
  await after.close()
})
