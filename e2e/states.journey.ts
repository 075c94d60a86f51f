import { core as vi } from '@keo/messages/core/vi'
import { site as siteVi } from '@keo/messages/site/vi'
import type { Locator, Page } from '@playwright/test'
import { expect, front, fullPathOf, MOVING, shown, test } from './support/journey.ts'
import { callSandbox } from './support/sandbox.ts'
import { expectSaid } from './support/told.ts'

/** Clocks and networks are changed here for a whole context. */
test.use({ ...MOVING, keepsContext: false, keepsShell: true })

const MEMBER = 'maitran88'
const LONG_RUN_MS = 11_000
const POLL_MS = 31_000
const HEARTBEAT_MS = 5 * 60_000

/** Scrolled into sight, the second still stands below the end of the first. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await lower.scrollIntoViewIfNeeded()
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  expect(above!.y + above!.height).toBeLessThan(below!.y)
}

const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('keo.token') ?? 'null') as string | null)

test.describe('site maintenance', () => {
  test.afterEach(({ world }) => callSandbox(world.url, '/api/sandbox/maintenance', { isOn: false }))

  test('[NET-07a][NET-07c][NET-07f] it leads to /500 within a poll, and back to the page left when it ends', async ({
    openAs,
    page,
    world,
  }) => {
    await page.clock.install()
    await openAs('visitor', '/aboutus')
    await callSandbox(world.url, '/api/sandbox/maintenance', { isOn: true, title: 'Nâng cấp máy chủ' })
    await page.clock.runFor(POLL_MS)
    await expect(page).toHaveURL(/\/500$/)
    await expect(front(page).getByText('Nâng cấp máy chủ')).toBeVisible()

    await callSandbox(world.url, '/api/sandbox/maintenance', { isOn: false })
    await page.clock.runFor(POLL_MS)
    await expect(page).toHaveURL(/\/aboutus$/)
  })

  test('[NET-07a] it is asked at once: a page opened during maintenance is /500', async ({
    openAs,
    page,
    world,
  }) => {
    await callSandbox(world.url, '/api/sandbox/maintenance', { isOn: true, title: 'Nâng cấp máy chủ' })
    await openAs('visitor', '/aboutus')
    await expect(page).toHaveURL(/\/500$/)
    await expect(front(page).getByText('Nâng cấp máy chủ')).toBeVisible()
    await expect(front(page).getByText(siteVi['maintain.localTime'])).toBeVisible()
  })
})

const SESSION_ENDS = [
  { how: 'expired', path: '/api/sandbox/session/expire', text: vi.loginExpired },
  { how: 'was replaced', path: '/api/sandbox/session/replace', text: vi.loginExpired2 },
]

for (const { how, path, text } of SESSION_ENDS) {
  for (const choice of ['common.cancel', 'common.confirm'] as const) {
    test(`[ACC-05c] a session that ${how} is told by a dialog, and "${vi[choice]}" logs out`, async ({
      openAs,
      page,
      world,
    }) => {
      await page.clock.install()
      await openAs(MEMBER, '/settings')
      // First, because the live socket may tell of the end before any heartbeat does.
      await page.clock.runFor(LONG_RUN_MS)
      await callSandbox(world.url, path, {}, await tokenOf(page))
      await page.clock.runFor(HEARTBEAT_MS)
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByText(text)).toBeVisible()
      await dialog.getByRole('button', { name: vi[choice] }).click()
      await expect.poll(() => tokenOf(page)).toBeNull()
      await expect(dialog).toBeHidden()
    })
  }
}

test('a session that ended before ten seconds logs out without a question', async ({ page, world }) => {
  const token = await world.signIn(MEMBER)
  await callSandbox(world.url, '/api/sandbox/session/expire', {}, token)
  await page.addInitScript((text) => {
    localStorage.setItem('keo.token', JSON.stringify(text))
    // However long the machine takes to load it, the app has not run for ten seconds.
    performance.now = () => 0
  }, token)
  await page.goto('/')
  await expect.poll(() => tokenOf(page)).toBeNull()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/login/)
})

test('the offline banner comes and goes with the network', async ({
  openAs,
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/)
  await openAs('visitor', '/')
  await context.setOffline(true)
  await expect(page.getByText(vi['offline.banner'])).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(vi['offline.banner'])).toBeHidden()
})

test('[NAV-17f] any code shows the global toast with the event showDiyToast', async ({ openAs, page }) => {
  await openAs('visitor', '/aboutus')
  await page.evaluate(() =>
    dispatchEvent(
      new CustomEvent('showDiyToast', { detail: { message: 'Xin chào', type: 'success', duration: 4000 } }),
    ),
  )
  await expectSaid(page, 'Xin chào')
  await expect(page.getByText('Xin chào')).toBeHidden()
})

test('[NAV-21a][NAV-21b] the download prompt waits for a second visit, covers no price and goes once closed', async ({
  openAs,
  page,
}) => {
  await page.route('**/api/operation/agent/config', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, download: { isShown: true, url: null } } },
    })
  })
  await openAs('visitor', '/')
  const prompt = page.getByRole('complementary', { name: vi['download.title'] })
  const price = front(page).locator('.home-match .ui-odds').first()
  await expect(price).toBeVisible()
  await expect(prompt).toBeHidden()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(prompt).toBeVisible()
  await expectAbove(prompt, price)
  await page.setViewportSize({ width: 360, height: 560 })
  await expectAbove(prompt, price)
  await prompt.getByRole('button', { name: vi['common.close'] }).click()
  await expect(prompt).toBeHidden()
  await page.reload()
  await shown(page)
  await expect(prompt).toBeHidden()
})

test('[NAV-17a] the support icon opens the chat channels from the bottom', async ({ openAs, page }) => {
  await openAs('visitor', '/maintain')
  await front(page).getByRole('button', { name: vi['nav.support'] }).click()
  await expect(page.getByRole('dialog', { name: vi['chat.title'] })).toBeVisible()
})

test('[NAV-18c][NAV-18d][NAV-11b] a one-use code opens the page and leaves the address', async ({
  page,
  world,
}) => {
  const code = await world.oneUseCode(MEMBER)
  await page.goto(`/settings?token=${code}`)
  await shown(page)
  expect(fullPathOf(page)).toBe('/settings')
  expect(await tokenOf(page)).not.toBeNull()
})

test('[NAV-18e] a code that is not valid leads to /login', async ({ page }) => {
  await page.goto('/settings?token=not-a-code')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings/)
})
