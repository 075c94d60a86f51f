import { getMember } from '@keo/contract/members'
import type { World } from '@keo/dev-world/world'
import { days } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { tokenOf } from './doors.ts'
import { front } from './journey.ts'

export const MAI = 'maitran88'
export const LINH = 'linhnguyen7'

/** Registered a month ago: who is new may not apply for everything. */
export async function beHereForLong(world: World, userName: string): Promise<void> {
  await world.database.db
    .withTables<{ member: { user_name: string; registered_at: unknown } }>()
    .updateTable('member')
    .set({ registered_at: new Date(world.worldClock.now() - days(30)) })
    .where('user_name', '=', userName)
    .execute()
}

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
