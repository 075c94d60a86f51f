import { accounts as vi } from '@keo/messages/accounts/vi'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { door } from './support/doors.ts'
import { expect, front, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

async function openIn(theme: string, page: Page, open: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => {
    localStorage.setItem('keo.theme', JSON.stringify(value))
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  }, theme)
  await open()
  await page.evaluate(() => document.fonts.ready)
}

for (const theme of ['dark', 'light']) {
  test(`the door by name stands as drawn, with its captcha, ${theme}`, async ({ openAs, page }) => {
    await openIn(theme, page, () => openAs('visitor', '/login'))
    const place = (selector: string) => front(page).locator(selector).first()
    await expectBox(place('.ui-nav-bar'), { x: 0, y: 0, width: 390, height: 52 })
    await expectBox(front(page).locator('.door-body svg').first(), { x: 16, y: 58, height: 46 })
    await expectBox(place('.door-title'), { x: 16, y: 118, height: 36 })
    await expectBox(place('.ui-segmented'), { x: 16, y: 170, width: 358, height: 42 })
    await expectBox(place('.ui-field'), { x: 16, y: 226, width: 358, height: 54 })
    await expectBox(front(page).locator('.ui-field').nth(1), { x: 16, y: 292, width: 358, height: 54 })
    const submit = front(page).getByRole('button', { name: vi['login.submit'], exact: true })
    await expectBox(submit, { x: 16, width: 358, height: 52 })
    await expectToken(submit, 'border-top-left-radius', '--r-l')
    await expectAccessible(page)

    const { field, press } = door(page)
    await field('login.userName').fill('minhquan88')
    await field('login.password').fill('conMeo7Vang')
    await press('login.submit')
    await expect(page.locator('.ui-captcha[data-state="idle"]')).toBeVisible()
    await expectBox(page.getByRole('dialog'), { x: 0, width: 390 })
    await expectBox(page.locator('.ui-captcha-track'), { x: 16, width: 358, height: 54 })
    await expectBox(page.getByRole('slider'), { x: 16, width: 54, height: 54 })
    await expectAccessible(page)
    await savePicture(page, `login-${theme}`)
  })

  test(`the door by number stands as drawn, ${theme}`, async ({ openAs, page }) => {
    await openIn(theme, page, () => openAs('visitor', '/login?way=mobile'))
    const place = (selector: string) => front(page).locator(selector).first()
    await expectBox(place('.door-title'), { x: 16, y: 120, height: 38 })
    await expectBox(place('.ui-segmented'), { x: 16, width: 358, height: 42 })
    await expectBox(place('.ui-field'), { x: 16, width: 358, height: 54 })
    await expectBox(place('.door-send'), { width: 124, height: 54 })
    await expectBox(front(page).getByRole('button', { name: vi['login.continue'], exact: true }), {
      x: 16,
      width: 358,
      height: 52,
    })
    const { field } = door(page)
    await field('accounts.mobile').fill('9123456')
    await field('accounts.code').fill('482')
    await expect(front(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await savePicture(page, `login-phone-${theme}`)
  })
}

test('every door fits 360 pixels in four languages', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const doors = ['/login', '/login?way=mobile', '/register', '/registerName', '/forget']
  for (const language of ['vi', 'en', 'zh-CN', 'th'])
    for (const path of doors) {
      await openAs('visitor', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoOverflow(page)
    }
})
