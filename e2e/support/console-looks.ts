import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectFrameDrawn, expectPageDrawn } from './console-boxes.ts'
import { expect } from './journey.ts'
import { expectNoOverflow } from './layout.ts'
import { isWhole } from './looks.ts'

/** Every width, theme and language; with EVERY_LOOK=all, each of one with each of the others. */
export const LOOKS = [1440, 1024]
  .flatMap((width) =>
    ['dark', 'light'].flatMap((theme) => ['vi', 'en'].map((language) => ({ width, theme, language }))),
  )
  .filter(
    ({ width, theme, language }) =>
      isWhole || ((width === 1440) === (theme === 'dark') && (theme === 'dark') === (language === 'vi')),
  )
export type Look = (typeof LOOKS)[number]

/** Somebody on call has a phone, in the theme and the language that it has. */
export const ON_CALL_LOOKS: readonly Look[] = [
  { width: 390, theme: 'dark', language: 'vi' },
  { width: 390, theme: 'light', language: 'en' },
]
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1024: 768, 1440: 900 }

export async function takeLook(page: Page, { width, theme, language }: Look) {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 })
  await page.evaluate((look) => localStorage.setItem('keo.console.look', look), `${language} ${theme}`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** What is open on a page, once it is there. */
export async function goTo(page: Page, url: string, name: string, what: string) {
  await page.goto(`${url}/#/${name}${what}`)
  await expect(page.locator(`.main[data-page="${name}"]`)).toBeVisible()
}

/** Nothing serious for axe, nothing beyond the screen, every box as drawn, and nothing that somebody wrote has run. */
export async function expectSound(page: Page) {
  await expect(page.locator('.main .skeleton')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await expectFrameDrawn(page)
  await expectPageDrawn(page)
  expect(await page.evaluate(() => Reflect.get(window, '__ran')), 'what somebody wrote runs').toBeUndefined()
}

/** The chips of a page's views: what a view has within itself comes and goes with it. */
export const viewsOf = (page: Page) => page.locator('.main .segments').first().locator('> .chip')

/** The views but the one that is open, by their place among the chips. */
export async function otherViews(page: Page): Promise<number[]> {
  const pressed = await viewsOf(page).evaluateAll((chips) =>
    chips.map((chip) => chip.getAttribute('aria-pressed') === 'true'),
  )
  return pressed.flatMap((isOpen, place) => (isOpen ? [] : [place]))
}
