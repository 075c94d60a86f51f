import { accounts as vi } from '@keo/messages/accounts/vi'
import { core } from '@keo/messages/core/vi'
import { loginByName } from '@keo/contract/accounts'
import { getMember } from '@keo/contract/members'
import { ERRORS } from '@keo/contract/errors'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'

const PASSWORD = 'conMeo7Vang'

test.describe.configure({ mode: 'serial' })

test('[ACC-01a][ACC-13b] somebody registers by name, with the invitation of the address', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('visitor', '/?inviteCode=BANMOI7')
  const registration = page.waitForRequest(/account-register/)
  await openAs('visitor', '/registerName?redirect=%2Flanguagesetting')
  const { field, press } = door(page)
  await field('login.userName').fill('nguyenvana1')
  await field('register.password').fill(PASSWORD)
  await front(page).getByRole('checkbox').check({ force: true })
  await press('register.submit')
  await solveOnScreen(page, world)
  expect((await registration).postDataJSON()).toMatchObject({ inviteCode: 'BANMOI7', referCode: '' })
  await expect.poll(() => fullPathOf(page), '[NAV-11b]').toBe('/languagesetting')
  const { data } = await world.call(getMember, {}, { token: (await tokenOf(page))! })
  expect(data.userName).toBe('nguyenvana1')
})

test('[ACC-01a][ACC-12] the same person signs in by name; only the name is remembered', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('visitor', '/login')
  const { field, press } = door(page)
  await field('login.userName').fill('nguyenvana1')
  await field('login.password').fill(PASSWORD)
  await front(page).getByRole('button', { name: vi['accounts.showPassword'] }).click()
  await expect(field('login.password')).toHaveAttribute('type', 'text')
  await press('login.submit')
  await solveOnScreen(page, world)
  // A browser that the account does not know: without a mobile the password is asked once more.
  const check = page.getByRole('dialog', { name: vi['ipCheck.deviceTitle'] })
  await expect(check, '[ACC-03b]').toBeVisible()
  await check.getByPlaceholder(vi['login.password']).fill(PASSWORD)
  await check.getByRole('button', { name: vi['ipCheck.confirm'] }).click()
  await expect(check, '[ACC-04e]').toBeHidden()
  await expect.poll(() => fullPathOf(page)).toBe('/')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).toContain('nguyenvana1')
  expect(stored).not.toContain(PASSWORD)
})

test('[ACC-01b] somebody registers by mobile number and gets a name', async ({ openAs, page, world }) => {
  await openAs('visitor', '/register')
  const { field, press } = door(page)
  await field('accounts.mobile').fill('0938 111 222')
  await press('accounts.send')
  await solveOnScreen(page, world)
  await expect(front(page).getByRole('button', { name: vi['accounts.resend'] }), '[ACC-08a]').toBeDisabled()
  await field('accounts.code').fill(await world.lastCode('938111222'))
  await front(page).getByRole('checkbox').check({ force: true })
  await press('login.continue')
  await expect(front(page).getByRole('heading', { name: vi['register.nameTitle'] })).toBeVisible()
  await expect(field('login.userName')).toHaveValue(/^[A-Za-z0-9]{6,16}$/)
  await press('register.submit')
  await expect.poll(() => fullPathOf(page)).toBe('/')
  expect(await tokenOf(page)).not.toBeNull()
})

test('[ACC-01b] the same person signs in by mobile number', async ({ openAs, page, world }) => {
  // A number gets one code a minute.
  await world.clock.advance(61_000)
  await openAs('visitor', '/login?way=mobile&redirect=https%3A%2F%2Fevil.example')
  const { field, press } = door(page)
  await field('accounts.mobile').fill('938111222')
  await press('accounts.send')
  await solveOnScreen(page, world)
  await expect(front(page).getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
  await field('accounts.code').fill('000000')
  await press('login.continue')
  await expect(front(page).getByRole('alert')).toHaveText(vi['accounts.codeWrong'])
  await field('accounts.code').fill(await world.lastCode('938111222'))
  await press('login.continue')
  await expect.poll(() => fullPathOf(page), '[NAV-11c]').toBe('/')
})

test('[ACC-15] a forgotten password is replaced by an SMS code', async ({ openAs, page, world }) => {
  await openAs('visitor', '/forget')
  const { field, press } = door(page)
  await field('login.userName').fill('thaowithdraw3')
  await field('accounts.mobile').fill('901234567')
  await press('accounts.send')
  await solveOnScreen(page, world)
  await expect(front(page).getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
  await field('accounts.code').fill(await world.lastCode('901234567'))
  await press('login.continue')
  await field('register.password').fill('matKhauMoi9')
  await press('forget.submit')
  await expect(front(page).getByRole('heading', { name: vi['forget.doneTitle'] })).toBeVisible()
  await press('forget.toLogin')
  await shown(page)
  await expect(field('login.userName')).toHaveValue('thaowithdraw3')
})

test('[ACC-03b][ACC-04a][ACC-04d] a new device owes the check, also after a reload, until its SMS code passes', async ({
  openAs,
  page,
  world,
}) => {
  // The account knows another phone.
  const phone = { deviceNo: 'H5-AND-1-maiphn-00000000' }
  const captchaTicket = await world.solveCaptcha('login', phone)
  await world.call(loginByName, { userName: 'maitran88', password: DEMO_PASSWORD, captchaTicket }, phone)
  await openAs('visitor', '/login?redirect=%2Fsettings')
  const { field, press } = door(page)
  await field('login.userName').fill('maitran88')
  await field('login.password').fill(DEMO_PASSWORD)
  await press('login.submit')
  await solveOnScreen(page, world)
  const check = page.getByRole('dialog', { name: vi['ipCheck.deviceTitle'] })
  await expect(check).toBeVisible()
  const restricted = await world.call(getMember, {}, { token: (await tokenOf(page))! })
  expect(restricted.code).toBe(ERRORS.NOT_ALLOWED.wire)

  await page.reload()
  await expect(check).toBeVisible()
  const confirm = check.getByRole('button', { name: vi['ipCheck.confirm'] })
  const send = check.getByRole('button', { name: vi['accounts.send'] })
  await expect(send).toBeDisabled()
  await check.getByPlaceholder(vi['accounts.mobile']).fill('912345678')
  await send.click()
  await solveOnScreen(page, world)
  await expect(check.getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
  await check.getByPlaceholder(vi['accounts.code']).fill('123')
  await expect(confirm).toBeDisabled()
  await check.getByPlaceholder(vi['accounts.code']).fill('111111')
  await confirm.click()
  await expect(check.getByRole('alert'), '[ACC-04c]').toHaveText(vi['Lletter.Llettertip14'])
  await check.getByPlaceholder(vi['accounts.code']).fill(await world.lastCode('912345678'))
  await confirm.click()
  await expect(check).toBeHidden()
  const full = await world.call(getMember, {}, { token: (await tokenOf(page))! })
  expect(full.data.userName).toBe('maitran88')
})

test('[ACC-06][ACC-05a] a login in a second browser ends the first', async ({
  openAs,
  page,
  world,
  browser,
  baseURL,
}) => {
  await openAs('visitor', '/login?way=mobile')
  const signIn = async (own: typeof page) => {
    const { field, press } = door(own)
    await field('accounts.mobile').fill('987654321')
    await press('accounts.send')
    await solveOnScreen(own, world)
    await expect(front(own).getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
    await field('accounts.code').fill(await world.lastCode('987654321'))
    await press('login.continue')
    await expect.poll(() => fullPathOf(own)).toBe('/')
  }
  await signIn(page)
  await world.clock.advance(61_000)
  const second = await browser.newPage({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
  })
  await second.goto('/login?way=mobile')
  await shown(second)
  await signIn(second)
  await second.close()
  // The dialog comes first where the app has run for ten seconds.
  await page.goto('/')
  const notice = page.getByText(core.loginExpired2)
  const welcome = front(page).getByRole('heading', { name: vi['login.title'] })
  await expect(notice.or(welcome)).toBeVisible()
  if (await notice.isVisible()) await page.getByRole('button', { name: core['common.confirm'] }).click()
  await expect(welcome).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
})

test('[ACC-03a] a code that is spent leads nowhere, a fresh one leads in and out of the address', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('visitor', `/v-to-b?token=${await world.oneUseCode('linhnguyen7')}&userName=linhnguyen7`)
  await expect.poll(() => fullPathOf(page)).toBe('/')
  expect(await tokenOf(page)).not.toBeNull()
  await page.goto('/v-to-b?token=spent')
  await expect(front(page).getByText(vi['handOver.failedTitle'])).toBeVisible()
  expect(fullPathOf(page)).toBe('/v-to-b')
})

test('[ACC-01c] a visitor closes the door and looks around', async ({ openAs, page }) => {
  await openAs('visitor', '/login')
  await front(page).getByRole('link', { name: vi['login.browse'] }).click()
  await shown(page)
  expect(fullPathOf(page)).toBe('/')
  await openAs('visitor', '/login?from=%2Faboutus')
  await front(page).getByRole('button', { name: core['common.close'] }).click()
  await expect.poll(() => fullPathOf(page)).toBe('/aboutus')
})

test('the captcha has a way without dragging: words, by keyboard alone', async ({ openAs, page, world }) => {
  await openAs('visitor', '/login?way=mobile')
  const { field, press } = door(page)
  await field('accounts.mobile').fill('977000111')
  await press('accounts.send')
  await page.getByRole('button', { name: vi['captcha.toQuestion'] }).press('Enter')
  await expect(page.getByRole('group')).toBeVisible()
  const kept = await world.keptChallenge()
  if (kept.kind !== 'question') throw new Error('A question was asked for.')
  const choices = page.getByRole('group').getByRole('button')
  for (const place of kept.right) await choices.nth(place).press('Space')
  await page.getByRole('button', { name: vi['captcha.answer'], exact: true }).press('Enter')
  await expect(front(page).getByRole('button', { name: vi['accounts.resend'] })).toBeDisabled()
  expect(await world.lastCode('977000111')).toMatch(/^\d{6}$/)
})
