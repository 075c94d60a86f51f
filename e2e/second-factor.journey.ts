import { accounts } from '@keo/messages/accounts/vi'
import { members } from '@keo/messages/members/vi'
import { security as vi } from '@keo/messages/security/vi'
import { getMember } from '@keo/contract/members'
import { getSecondFactor } from '@keo/contract/second-factor'
import type { World } from '@keo/dev-world/world'
import { totpCodeOf } from '@keo/dev-world/authenticator-app'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test as base } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'

/** Browsers have passkeys under a name, not under a bare address. */
const test = base.extend({
  baseURL: async ({ world }, offer) => offer(world.url.replace('127.0.0.1', 'localhost')),
})

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  }),
)

const sheet = (page: Page, key: keyof typeof vi) => page.getByRole('dialog', { name: vi[key] })
const button = (page: Page, key: keyof typeof vi) =>
  front(page).getByRole('button', { name: vi[key], exact: true })
const inSheet = (page: Page, title: keyof typeof vi, key: keyof typeof vi) =>
  sheet(page, title).getByRole('button', { name: vi[key], exact: true })

async function proveByPassword(page: Page) {
  const proof = sheet(page, 'secondFactor.proofTitle')
  await proof.getByPlaceholder(vi['secondFactor.password']).fill(DEMO_PASSWORD)
  await inSheet(page, 'secondFactor.proofTitle', 'secondFactor.confirm').click()
}

/** The recovery codes, kept as a player would: read, and said to be kept. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = sheet(page, 'secondFactor.codesTitle')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const read = await codes.getByRole('listitem').allInnerTexts()
  const file = page.waitForEvent('download')
  await codes.getByRole('link', { name: vi['secondFactor.downloadCodes'] }).click()
  expect((await file).suggestedFilename()).toBe('keo-recovery-codes.txt')
  await codes.getByRole('checkbox').check({ force: true })
  await inSheet(page, 'secondFactor.codesTitle', 'secondFactor.done').click()
  await expect(codes).toBeHidden()
  return read
}

const signedInAs = async (page: Page, world: World) =>
  (await world.call(getMember, {}, { token: (await tokenOf(page)) ?? '' })).data?.userName

async function leave(page: Page) {
  await page.evaluate(() => localStorage.removeItem('keo.token'))
  await page.goto('/login')
  await shown(page)
}

test('a passkey is made in the security centre, signs in without a password, and is removed', async ({
  openAs,
  page,
  world,
}) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openAs('maitran88', '/personal-center')
  await front(page)
    .getByRole('link', { name: new RegExp(members['profile.secondFactor']) })
    .click()
  await expect.poll(() => fullPathOf(page)).toBe('/security-factor')
  await shown(page)
  await button(page, 'secondFactor.addPasskey').click()
  await sheet(page, 'secondFactor.passkeyTitle').getByRole('textbox').fill('Điện thoại của Mai')
  await inSheet(page, 'secondFactor.passkeyTitle', 'secondFactor.makePasskey').click()
  await proveByPassword(page)
  await keepCodes(page)
  const row = front(page).getByRole('button', { name: /Điện thoại của Mai/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)

  await leave(page)
  await front(page).getByRole('button', { name: accounts['login.byPasskey'] }).click()
  await expect.poll(() => fullPathOf(page)).toBe('/')
  await expect.poll(() => signedInAs(page, world)).toBe('maitran88')

  await page.goto('/security-factor')
  await shown(page)
  await row.click()
  await page.getByRole('dialog').getByRole('button', { name: vi['secondFactor.remove'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: vi['secondFactor.remove'] }).click()
  await inSheet(page, 'secondFactor.proofTitle', 'secondFactor.usePasskey').click()
  await expect(row).toBeHidden()
  await expect(front(page).getByText(vi['secondFactor.offNote'])).toBeVisible()
})

test('codes of an app are turned on, asked for at the next sign-in, also after a reload; a recovery code serves too', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  // What a session that owes its second factor asks of the server is refused until it has passed.
  allowComplaints(/403/)
  await openAs('linhnguyen7', '/security-factor')
  await button(page, 'secondFactor.turnOn').click()
  await proveByPassword(page)
  const setup = sheet(page, 'secondFactor.setupTitle')
  await expect(setup.getByRole('img', { name: vi['secondFactor.setupQr'] })).toBeVisible()
  const address = (await setup.getByRole('link').getAttribute('href')) ?? ''
  const now = () => totpCodeOf(address, world.clock.now())
  await expectAccessible(page)
  await setup.getByPlaceholder(vi['secondFactor.setupCode']).fill(now())
  await inSheet(page, 'secondFactor.setupTitle', 'secondFactor.setupConfirm').click()
  const codes = await keepCodes(page)
  await expect(button(page, 'secondFactor.turnOff')).toBeVisible()

  const signIn = async () => {
    await leave(page)
    const { field, press } = door(page)
    await field('login.userName').fill('linhnguyen7')
    await field('login.password').fill(DEMO_PASSWORD)
    await press('login.submit')
    await solveOnScreen(page, world)
  }
  await world.clock.advance(seconds(30))
  await signIn()
  const check = sheet(page, 'secondFactor.checkTitle')
  await expect(check).toBeVisible()
  expect(await signedInAs(page, world), '[SES-06]').toBeUndefined()
  await page.reload()
  await expect(check).toBeVisible()
  const confirm = inSheet(page, 'secondFactor.checkTitle', 'secondFactor.confirm')
  await check.getByPlaceholder(vi['secondFactor.appCode']).fill('000000')
  await confirm.click()
  await expect(check.getByRole('alert')).toBeVisible()
  await check.getByPlaceholder(vi['secondFactor.appCode']).fill(now())
  await confirm.click()
  await expect(check).toBeHidden()
  await expect.poll(() => fullPathOf(page)).toBe('/')
  expect(await signedInAs(page, world)).toBe('linhnguyen7')

  await signIn()
  await inSheet(page, 'secondFactor.checkTitle', 'secondFactor.byRecovery').click()
  await check.getByPlaceholder(vi['secondFactor.recoveryCode']).fill(codes[0] ?? '')
  await confirm.click()
  await expect(check).toBeHidden()
  const token = (await tokenOf(page)) ?? ''
  expect((await world.call(getSecondFactor, {}, { token })).data.recoveryLeft).toBe(9)

  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of ['vi', 'en', 'zh-CN', 'th']) {
    await page.goto(`/security-factor?lang=${language}`)
    await shown(page)
    await expectNoOverflow(page)
  }
})
