import { core as vi } from '@keo/messages/core/vi'
import { expect, front, shown, test } from './support/journey.ts'

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
