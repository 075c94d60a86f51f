import { getMember } from '@keo/contract/members'
import type { World } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { tokenOf } from './doors.ts'
import { front } from './journey.ts'

export const MAI = 'maitran88'
export const LINH = 'linhnguyen7'

/** What would cover the page: the invitation to install and the developers' button. */
export function hideCovers(page: Page) {
  return page.addInitScript(() => {
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  })
}

/** As the browser has it where the member signed in: each page of it is theirs. */
export function enterAs(page: Page, { deviceNo = '', token }: { deviceNo?: string; token: string }) {
  return page.addInitScript(
    ([device, text]) => {
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(text))
    },
    [deviceNo, token] as const,
  )
}

export const row = (page: Page, name: string) =>
  front(page)
    .getByRole('button', { name: new RegExp(name) })
    .or(front(page).getByRole('link', { name: new RegExp(name) }))

export const press = (page: Page, name: string) =>
  front(page).getByRole('button', { name, exact: true }).click()

export const memberOf = async (page: Page, world: World) =>
  (await world.call(getMember, {}, { token: (await tokenOf(page))! })).data

/** Chooses by its label, once that stands still: the control itself is too small to be seen. */
export const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click()
