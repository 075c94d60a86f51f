import { legal as legalVi } from '@keo/messages/legal/vi'
import { panel as panelVi } from '@keo/messages/panel/vi'
import { site as siteVi } from '@keo/messages/site/vi'
import { webview as webviewVi } from '@keo/messages/webview/vi'
import { hours } from '@keo/units/instants'
import { expect, front, MOVING, shown, test } from './support/journey.ts'

/** A clock and permissions are set here for a whole context. */
test.use({ ...MOVING, keepsContext: false })

const MARKUP = '<img src=x onerror="document.title=1">'

test('[OPS-02c] the about pages and the agreement have a title and text', async ({ openAs, page }) => {
  for (const path of ['/aboutus', '/about-us', '/useragreement']) {
    await openAs('visitor', path)
    await expect(front(page).getByRole('heading', { level: 1 })).toBeVisible()
    const text = await front(page).locator('main').innerText()
    expect(text.length, path).toBeGreaterThan(200)
  }
})

test('[HTM-02] what an address says is shown as characters, never as markup', async ({ openAs, page }) => {
  await openAs('visitor', `/webview?title=${encodeURIComponent(MARKUP)}&url=${btoa('javascript:alert(1)')}`)
  await expect(front(page).getByRole('heading', { level: 1, name: MARKUP, exact: true })).toBeVisible()
  await expect(front(page).locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle(/KÈO/)
  await expect(front(page).getByText(webviewVi['webview.refused.title'])).toBeVisible()
})

test('[RED-07] a link to another site opens without an opener and tells no path', async ({
  openAs,
  page,
  world,
}) => {
  const answer = await page.request.get('/')
  expect(answer.headers()['referrer-policy']).toMatch(/^(no-referrer|strict-origin|same-origin|origin)/)
  const found: string[] = []
  for (const path of ['/', '/useragreement', '/aboutus', '/about-us']) {
    await openAs('visitor', path)
    const outside = front(page).locator(`a[href^="http"]:not([href^="${world.url}"])`)
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
      found.push(path)
    }
  }
  expect(found).toContain('/about-us')
})

test('[NAV-14d][RED-02] /webview refuses what is not on the list, without a link', async ({
  openAs,
  page,
}) => {
  for (const target of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.test/',
    'https://evil.test/',
    'https://10.0.0.1/',
  ]) {
    await openAs('visitor', `/webview?url=${encodeURIComponent(btoa(target))}`)
    await expect(front(page).getByText(webviewVi['webview.refused.title'])).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test("[NAV-14a] the developer panel leads to the sandbox's own page, which opens inside /webview", async ({
  openAs,
  page,
  world,
}) => {
  await openAs('visitor', '/aboutus')
  await page.getByRole('button', { name: panelVi['panel.open'] }).click()
  await page.getByRole('link', { name: panelVi['panel.sample'] }).click()
  const host = `sample.localhost:${new URL(world.url).port}`
  await expect(front(page).getByTestId('webview-host')).toHaveText(host)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading', { name: 'Trang mẫu của sandbox' })).toBeVisible()
})

test('[NAV-14a][RED-03] /webview shows a page of this origin in a sandboxed frame', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  // Without an origin the frame gets our files, but not our API.
  allowComplaints(/ERR_BLOCKED_BY_RESPONSE|from origin 'null' has been blocked by CORS|net::ERR_FAILED/)
  await openAs('visitor', `/webview?title=Luật&url=${encodeURIComponent(btoa(`${world.url}/useragreement`))}`)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-pointer-lock')
  await expect(frame).toHaveAttribute('src', `${world.url}/useragreement`)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading', { level: 1, name: legalVi['agreement.title'] })).toBeVisible()
  const embedded = page.frames().find((one) => one.parentFrame() === page.mainFrame())
  const canRead = embedded?.evaluate(() => localStorage.length)
  await expect(canRead).rejects.toThrow(/SecurityError|Access is denied/)
})

test('[NAV-15a][NAV-15b][NAV-15c] /icon-list shows icons, speaks Chinese, and a click copies the tag', async ({
  openAs,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('visitor', '/icon-list')
  await expect(front(page).locator('main')).toContainText(/[\u4e00-\u9fff]{4,}/)
  const icons = front(page)
    .locator('main')
    .getByRole('button')
    .filter({ has: page.locator('svg') })
  expect(await icons.count()).toBeGreaterThan(40)
  await icons.first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<\w+Icon/)
})

test('[NAV-16] /learn plays a queue with two buttons: the second clip waits, then plays', async ({
  openAs,
  page,
}) => {
  await page.clock.install({ time: 0 })
  await openAs('visitor', '/learn')
  const goal = front(page).getByRole('button', { name: siteVi['learn.goal'] })
  const ticket = front(page).getByRole('button', { name: siteVi['learn.ticket'] })
  await expect(goal).toBeEnabled()
  // The clips play for seconds: no machine is too slow to look while they stand still.
  await page.clock.pauseAt(hours(1))
  await goal.click()
  await ticket.click()
  const stage = front(page).locator('[data-clip]')
  const waiting = front(page).getByText(siteVi['learn.waiting'].replace('{count}', '1'))
  await expect(stage).toHaveAttribute('data-clip', 'goal')
  await expect(front(page).getByText(siteVi['learn.playing'])).toBeVisible()
  await expect(waiting).toBeVisible()
  const play = (isSo: () => Promise<unknown>) =>
    expect(async () => {
      await page.clock.runFor(100)
      await isSo()
    }).toPass({ intervals: [0] })
  await play(async () => expect(await stage.getAttribute('data-clip')).toBe('ticket'))
  await expect(waiting).toBeHidden()
  await play(async () => expect(await front(page).getByText(siteVi['learn.idle']).isVisible()).toBe(true))
})

test('settings change language and theme at once, and keep them', async ({ openAs, page }) => {
  await openAs('maitran88', '/settings')
  await front(page).getByText(siteVi['settings.light'], { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/languagesetting')
  await page.getByText('English', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('[NET-11a] /deviceinfo shows what the server sees and copies it', async ({ openAs, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('visitor', '/deviceinfo')
  await expect(front(page).getByText('127.0.0.1', { exact: true })).toBeVisible()
  await expect(front(page).getByText(/^H5-AND-\d+-\w{6}-[0-9a-f]{8}$/)).toBeVisible()
  await front(page).getByRole('button', { name: siteVi['device.copyAll'] }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('127.0.0.1')
})
