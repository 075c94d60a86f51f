import { betCart } from '@keo/messages/bet-cart/vi'
import { core as vi } from '@keo/messages/core/vi'
import { onSale, ordersOf, PLAY } from './support/book.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { MAI } from './support/members.ts'
import { decide, EARLY_BET, readyToBet, slipOf, slipPath, takeAnyPrice } from './support/slip.ts'
import { expectSaid } from './support/told.ts'

test.use({ ...MOVING, keepsShell: true })

test('corrupted storage is dropped value by value and the page opens', async ({ openAs, page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('journey.broken')) return
    sessionStorage.setItem('journey.broken', '1')
    for (const key of ['token', 'theme', 'language', 'deviceId', 'settings', 'followList', 'version']) {
      localStorage.setItem(`keo.${key}`, '{"broken')
    }
    localStorage.setItem('keo.matchFilter', JSON.stringify('not an object'))
  })
  await openAs('visitor', '/')
  await expect(front(page).getByRole('navigation', { name: vi['tab.bar'] })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('keo.token'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('keo.deviceId'))).toMatch(/H5-|PC-/)
})

test('blocked storage: everything works until the page goes', async ({ openAs, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await openAs('visitor', '/languagesetting')
  await page.getByText('English', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(front(page).locator('main')).toBeVisible()
})

test('plain http from another host has no secure context, and the product works all the same', async ({
  page,
  world,
}) => {
  const elsewhere = world.url.replace(/127\.0\.0\.1|localhost/, 'keo.test')
  await page.goto(elsewhere)
  await shown(page)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('keo.deviceId'))).toMatch(
    /^"H5-AND-\d+-\w{6}-[0-9a-f]{8}"$/,
  )
})

test.describe('the line goes before the tap', () => {
  test.use({ keepsContext: false })

  test('a bet waits for it with the deadline in sight: back in time it is placed once, later it is not sent', async ({
    openAs,
    page,
    world,
    context,
    allowComplaints,
  }) => {
    allowComplaints(EARLY_BET)
    allowComplaints(/ERR_INTERNET_DISCONNECTED|WebSocket|fetching the script/)
    await readyToBet(page, world)
    await takeAnyPrice(page)
    const slip = slipOf(page)
    const timer = slip.sheet.getByRole('timer')
    const [first, second] = await onSale(world, PLAY.today)
    await openAs(MAI, slipPath([first!]))
    const orders = async () => (await ordersOf(world, (await tokenOf(page))!)).length
    const before = await orders()
    await slip.shows(1)
    await slip.key('+50K').click()
    await expect(slip.placing).toBeEnabled()
    await context.setOffline(true)
    await slip.placing.click()
    await expect(timer).toContainText(/còn \d+ giây/)
    await slip.send(() => context.setOffline(false))
    await decide(world)
    await expectSaid(page, betCart['bet.accepted'])
    expect(await orders()).toBe(before + 1)

    await openAs(MAI, slipPath([second!]))
    await slip.shows(1)
    await slip.key('+50K').click()
    await expect(slip.placing).toBeEnabled()
    await context.setOffline(true)
    await slip.placing.click()
    await expect(timer).toBeVisible()
    await expectSaid(page, betCart['cart.waitLate'])
    await context.setOffline(false)
    await expect(slip.placing).toBeEnabled()
    expect(await orders()).toBe(before + 1)
  })
})

test.describe('a slow line', () => {
  test.use({ keepsContext: false })

  test('a bet is placed over 400 ms and 1.6 Mbit a second', async ({
    openAs,
    page,
    world,
    context,
    allowComplaints,
  }) => {
    allowComplaints(EARLY_BET)
    await readyToBet(page, world)
    await takeAnyPrice(page)
    const slip = slipOf(page)
    const [first] = await onSale(world, PLAY.today)
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await openAs(MAI, slipPath([first!]))
    const orders = async () => (await ordersOf(world, (await tokenOf(page))!)).length
    const before = await orders()
    await slip.shows(1)
    await slip.key('+50K').click()
    await expect(slip.placing).toBeEnabled()
    await slip.send(() => slip.placing.click())
    await decide(world)
    await expectSaid(page, betCart['bet.accepted'])
    expect(await orders()).toBe(before + 1)
  })
})
