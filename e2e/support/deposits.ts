import { registerByName } from '@keo/contract/accounts'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { submitIdentity } from '@keo/contract/identity'
import type { World } from '@keo/dev-world/world'
import { deposit as vi } from '@keo/messages/deposit/vi'
import { seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { expect, front, shown } from './journey.ts'
import { enterAs, hideCovers } from './members.ts'

const DEVICE = 'H5-AND-1-deposi-00000000'

export const title = (page: Page, name: string) =>
  expect(front(page).getByRole('heading', { name, exact: true })).toBeVisible()
export const orderNoOf = (page: Page) => new URL(page.url()).searchParams.get('orderNo') ?? ''

/** A member of the journey's own, known on the page's device: the money here is nobody else's. */
export async function joinAs(page: Page, world: World, userName: string): Promise<string> {
  await hideCovers(page)
  const from = { deviceNo: DEVICE }
  const captchaTicket = await world.solveCaptcha('register', from)
  const request = { userName, password: 'conMeo7Vang', countryCode: 'VN', captchaTicket }
  const token = (await world.call(registerByName, request, from)).data.accessToken
  await enterAs(page, { ...from, token })
  return token
}

export async function pass(world: World, count: number) {
  world.worldClock.jump(seconds(count))
  await world.jobs.runDue()
}

/** Known by name, so that money may come in. */
export async function verify(world: World, token: string, documentNumber: string, realName = 'Trần Thị Mai') {
  const request = {
    realName,
    birthday: '1996-02-29',
    documentKind: 'idCard' as const,
    documentNumber,
  }
  await world.call(submitIdentity, request, { token })
  await pass(world, 60)
}

export async function byHand(
  world: World,
  orderNo: string,
  how: 'pay' | 'other' | 'refuse' | 'askProof',
  amount?: string,
) {
  await world.call(paySandboxOrder, { orderNo, how, ...(amount ? { amount } : {}) })
  await world.jobs.runDue()
}

type Way = { channel: string; option?: string; preset: string }

/** Chooses and orders; the order's own page is in front afterwards. */
export async function orderBy(page: Page, { channel, option, preset }: Way) {
  await front(page).locator('.ui-channel').filter({ hasText: channel }).click()
  if (option) await front(page).locator('.ui-radio-row').filter({ hasText: option }).click()
  await front(page).getByRole('button', { name: preset, exact: true }).click()
  const make = front(page).getByRole('button', {
    name: new RegExp(`^(${vi['deposit.make']}|${vi['deposit.makeQr']})$`),
  })
  await expect(make).toBeEnabled()
  await make.click()
  await expect(page).toHaveURL(/rechargeInformation/)
  await shown(page)
}
