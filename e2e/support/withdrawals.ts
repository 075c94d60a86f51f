import { bindings } from '@keo/messages/bindings/vi'
import { withdraw as vi } from '@keo/messages/withdraw/vi'
import { PIN } from '@keo/dev-world/withdraw-steps'
import type { Page } from '@playwright/test'
import { expect, front } from './journey.ts'

export { PIN }

export async function typePin(page: Page) {
  const sheet = page.getByRole('dialog', { name: bindings['pin.title'] })
  await expect(sheet).toBeVisible()
  for (const digit of PIN) await sheet.getByRole('button', { name: digit, exact: true }).click()
  return sheet
}

/** Of the order in front: what has happened, what happens now and what is to come. */
export const timelineOf = (page: Page) => front(page).getByRole('list', { name: vi['withdraw.order.steps'] })

/** Asks for a sum in whole dong on the page to withdraw; the order's own page is in front afterwards. */
export async function askOnScreen(page: Page, digits: string) {
  await front(page).getByLabel(vi['withdraw.amount']).fill(digits)
  const next = front(page).getByRole('button', { name: vi['withdraw.next'] })
  await expect(next).toBeEnabled()
  await next.click()
  await typePin(page)
  await expect(timelineOf(page)).toBeVisible()
}
