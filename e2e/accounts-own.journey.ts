import { accounts as vi } from '@keo/messages/accounts/vi'
import { accounts as en } from '@keo/messages/accounts/en'
import { accounts as th } from '@keo/messages/accounts/th'
import { accounts as zh } from '@keo/messages/accounts/zh-CN'
import { core } from '@keo/messages/core/vi'
import { members } from '@keo/messages/members/vi'
import { members as membersEn } from '@keo/messages/members/en'
import { members as membersTh } from '@keo/messages/members/th'
import { members as membersZh } from '@keo/messages/members/zh-CN'
import { security } from '@keo/messages/security/vi'
import { loginByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { choose, hideCovers, MAI } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { callSandbox } from './support/sandbox.ts'

test.beforeEach(({ page }) => hideCovers(page))

test('[ACC-15] a forgotten password is replaced by a code to the e-mail address', async ({
  openAs,
  page,
  world,
}) => {
  await world.database.tx((tx) =>
    tx
      .withTables<{ member: { email: string; user_name: string } }>()
      .updateTable('member')
      .set({ email: 'khoa.quen@site.example' })
      .where('user_name', '=', 'khoadeposit2')
      .execute(),
  )
  await openAs('visitor', '/forget')
  const { field, press } = door(page)
  await choose(page, vi['forget.byMail'])
  await field('login.userName').fill('khoadeposit2')
  await field('forget.email').fill('khoa.quen@site.example')
  await press('accounts.send')
  await solveOnScreen(page, world)
  await expect(front(page).getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
  await field('accounts.code').fill(await world.lastCode('khoa.quen@site.example'))
  await press('login.continue')
  await field('register.password').fill('matKhauMoi9')
  await press('forget.submit')
  await expect(front(page).getByRole('heading', { name: vi['forget.doneTitle'] })).toBeVisible()
})

test('the player sees this session, ends one that waits for its check, and reads the history', async ({
  openAs,
  page,
  world,
}) => {
  const signInFrom = async (device: { deviceNo: string; userAgent: string }) => {
    const captchaTicket = await world.solveCaptcha('login', device)
    return world.call(loginByName, { userName: MAI, password: DEMO_PASSWORD, captchaTicket }, device)
  }
  await signInFrom({ deviceNo: 'H5-AND-1-maiphn-00000000', userAgent: 'Mozilla/5.0 (Android) Chrome/140' })
  await openAs(MAI, '/personal-center')
  // Somebody has the password and a phone that the account does not know.
  const stranger = { deviceNo: 'H5-AND-1-strngr-00000000', userAgent: 'Mozilla/5.0 (iPhone) Safari/605' }
  const { data } = await signInFrom(stranger)
  await front(page)
    .getByRole('link', { name: new RegExp(members['profile.sessions']) })
    .click()
  await shown(page)
  await expect(front(page).getByText(security['sessions.inUse'])).toBeVisible()
  await expect(front(page).getByText(security['sessions.newDevice'])).toBeVisible()
  await expectAccessible(page)
  await savePicture(page, 'sessions-dark')
  await front(page)
    .getByRole('button', { name: /Safari, iOS/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: security['sessions.end'] }).click()
  await expect(front(page).getByText(security['sessions.newDevice'])).toBeHidden()
  const ended = await world.call(getMember, {}, { ...stranger, token: data.accessToken })
  expect(ended.code).toBe(ERRORS.SESSION_EXPIRED.wire)
  await expect(front(page).getByText(security['sessions.checking'])).toBeVisible()
})

test('[PRV-06] the player downloads the data, asks for the end of the account, and thinks again', async ({
  openAs,
  page,
}) => {
  await openAs('linhnguyen7', '/personal-center')
  await front(page)
    .getByRole('link', { name: new RegExp(members['profile.myData']) })
    .click()
  await shown(page)
  await savePicture(page, 'my-data-dark')
  const press = (name: string) => front(page).getByRole('button', { name, exact: true }).click()
  const password = front(page).getByPlaceholder(members['passwordInfo.oldPlaceholder'])
  await press(security['privacy.copy'])
  await password.fill(DEMO_PASSWORD)
  const download = page.waitForEvent('download')
  await press(security['privacy.copy'])
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object
  expect(file).toMatchObject({ account: { userName: 'linhnguyen7' } })

  await press(security['privacy.close'])
  await password.fill(DEMO_PASSWORD)
  await press(security['privacy.close'])
  await page.getByRole('alertdialog').getByRole('button', { name: security['privacy.closeAgree'] }).click()
  await expect(front(page).getByText(security['privacy.closingTitle'])).toBeVisible()
  await press(security['privacy.keep'])
  await expect(front(page).getByText(security['privacy.closingTitle'])).toBeHidden()
})

test('the pages of sessions and data fit 360 pixels in four languages', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of ['vi', 'en', 'zh-CN', 'th'])
    for (const path of ['/sessions', '/my-data']) {
      await openAs(MAI, `${path}?lang=${language}`)
      await expectNoOverflow(page)
    }
})

test('[ACC-05a] an expired session is over at the next page', async ({ openAs, page, world }) => {
  await openAs('thaowithdraw3', '/settings')
  await callSandbox(world.url, '/api/sandbox/session/expire', {}, await tokenOf(page))
  await page.goto('/personalDetails')
  // The dialog comes first where the app has run for ten seconds.
  const notice = page.getByRole('alertdialog').getByRole('button', { name: core['common.confirm'] })
  const welcome = front(page).getByRole('heading', { name: vi['login.title'] })
  await expect(notice.or(welcome)).toBeVisible()
  if (await notice.isVisible()) await notice.click()
  await expect(welcome).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
})

const SMOKE = [
  { language: 'en', words: en, own: membersEn, userName: 'smokeen1' },
  { language: 'zh-CN', words: zh, own: membersZh, userName: 'smokezh1' },
  { language: 'th', words: th, own: membersTh, userName: 'smoketh1' },
] as const

for (const { language, words, own, userName } of SMOKE) {
  test(`in ${language}: somebody registers, looks at the own page and signs out`, async ({
    openAs,
    page,
    world,
  }) => {
    await openAs('visitor', `/registerName?lang=${language}&redirect=%2Fuser-center`)
    const field = (key: keyof typeof vi) => front(page).getByPlaceholder(String(words[key]))
    const press = (name: unknown) => page.getByRole('button', { name: String(name), exact: true }).click()
    await field('login.userName').fill(userName)
    await field('register.password').fill('conMeo7Vang')
    await front(page).getByRole('checkbox').check({ force: true })
    await press(words['register.submit'])
    await solveOnScreen(page, world)
    await expect.poll(() => fullPathOf(page)).toBe('/user-center')
    await expect(front(page).getByRole('heading', { level: 1, name: userName })).toBeVisible()
    await front(page)
      .getByRole('button', { name: String(own['me.signOut']) })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: String(own['me.signOut']) })
      .click()
    await expect(front(page).getByRole('heading', { name: String(own['guest.title']) })).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  })
}
