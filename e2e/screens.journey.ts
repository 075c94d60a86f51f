import { BUILT_SCREENS, MEMBER } from './built-screens.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

for (const screen of BUILT_SCREENS) {
  const who = 'needsMember' in screen ? MEMBER : 'visitor'

  test(`${screen.name} is accessible and saved, dark and light`, async ({ openAs, page }) => {
    test.setTimeout(180_000)
    // Carousels stand still, and the prompt to install does not cover the screen.
    await page.clock.install()
    await page.addInitScript(() => {
      sessionStorage.setItem('keo.isDownloadHidden', 'true')
      sessionStorage.setItem('keo.isPanelHidden', 'true')
    })
    for (const theme of ['dark', 'light']) {
      await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
      await openAs(who, screen.path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      if ('waitsFor' in screen) await expect(page.locator(screen.waitsFor).first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await expectAccessible(page)
      await savePicture(page, `${screen.name}-${theme}`)
    }
  })

  test(`${screen.name} fits 360 pixels in four languages`, async ({ openAs, page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const language of ['vi', 'en', 'zh-CN', 'th']) {
      await openAs(who, `${screen.path}?lang=${language}`)
      await shown(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(front(page).locator('main')).not.toBeEmpty()
      await expectNoOverflow(page)
    }
  })
}
