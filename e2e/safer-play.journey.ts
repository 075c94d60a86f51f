import { readFile } from 'node:fs/promises'
import { registerByName } from '@keo/contract/accounts'
import { heartbeat } from '@keo/contract/heartbeat'
import { getMember } from '@keo/contract/members'
import { excludeMember } from '@keo/contract/safer-play'
import type { World } from '@keo/dev-world/world'
import { accounts } from '@keo/messages/accounts/vi'
import { core } from '@keo/messages/core/vi'
import { insight } from '@keo/messages/insight/vi'
import { members } from '@keo/messages/members/vi'
import { saferPlay as vi } from '@keo/messages/safer-play/vi'
import { days, minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

const PASSWORD = 'conMeo7Vang'
const DEVICE = 'H5-AND-1-sfplay-00000000'

/** A member of the journey's own, known on the page's device: what is closed here stays closed for nobody else. */
async function joinAs(page: Page, world: World, userName: string): Promise<string> {
  const from = { deviceNo: DEVICE }
  const captchaTicket = await world.solveCaptcha('register', from)
  const wish = { userName, password: PASSWORD, countryCode: 'VN', captchaTicket }
  const token = (await world.call(registerByName, wish, from)).data.accessToken
  await page.addInitScript(
    ([device, text]) => {
      sessionStorage.setItem('keo.isDownloadHidden', 'true')
      sessionStorage.setItem('keo.isPanelHidden', 'true')
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      if (sessionStorage.getItem('journey.signedIn')) return
      sessionStorage.setItem('journey.signedIn', '1')
      localStorage.setItem('keo.token', JSON.stringify(text))
    },
    [DEVICE, token] as const,
  )
  return token
}
async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}
const press = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true }).click()
const dialogButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })
/** As an open app: a heartbeat every five minutes of the world's time. */
async function sit(world: World, minuteCount: number, token: string) {
  for (let passed = 0; passed < minuteCount; passed += 5) {
    world.worldClock.jump(minutes(5))
    await world.call(heartbeat, {}, { token, deviceNo: DEVICE })
  }
}
const start = (text: string) => new RegExp(`^${text.split('{')[0]}`)

test('[RSP-08][RSP-17][RSP-18] a break begins at once, hides offers and cannot be made shorter', async ({
  page,
  world,
}) => {
  await joinAs(page, world, 'nghingoi01')
  await open(page, '/')
  await expect(front(page).locator('.ui-carousel')).toBeVisible()
  await expect(front(page).locator('footer'), '[RSP-18]').toContainText('Gambling Therapy')
  await open(page, '/safer-play')
  await press(page, vi['break.week'])
  await expect(page.getByRole('alertdialog')).toContainText(vi['break.askText'])
  await dialogButton(page, vi['break.agree']).click()
  await expect(front(page).getByText(start(vi['play.onBreak']))).toBeVisible()
  await expect(front(page).getByRole('button', { name: vi['break.day'], exact: true })).toBeHidden()
  await expect(front(page).getByRole('button', { name: vi['break.sixWeeks'], exact: true })).toBeVisible()
  await open(page, '/user-center')
  await expect(front(page).getByText(start(vi['play.onBreak']))).toBeVisible()
  await expect(front(page).getByText(members['me.inviteTitle'])).toBeHidden()
  await open(page, '/')
  await expect(front(page).locator('.ui-carousel')).toBeHidden()
})

test('[RSP-09][RSP-10] self-exclusion ends the session, closes the door with its cause, and lets in to withdraw', async ({
  page,
  world,
}) => {
  await joinAs(page, world, 'tukhoa01')
  await open(page, '/safer-play')
  await press(page, vi['exclude.open'])
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: vi['exclude.next'] })).toBeDisabled()
  await sheet.getByText('6 tháng').click()
  await sheet.getByRole('button', { name: vi['exclude.next'] }).click()
  await expect(sheet.getByText(vi['exclude.fact3'])).toBeVisible()
  await expect(sheet.getByRole('button', { name: vi['exclude.confirm'] })).toBeDisabled()
  await savePicture(page, 'self-exclusion-dark')
  await sheet.getByRole('checkbox').check({ force: true })
  await sheet.getByRole('button', { name: vi['exclude.confirm'] }).click()
  await expect(front(page).getByRole('heading', { name: vi['exclude.doneTitle'] })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()

  await open(page, '/login')
  const { field, press: pressDoor } = door(page)
  await field('login.userName').fill('tukhoa01')
  await field('login.password').fill(PASSWORD)
  await pressDoor('login.submit')
  await solveOnScreen(page, world)
  await expect(page.getByRole('alertdialog')).toContainText('tự khóa tài khoản đến')
  expect(await tokenOf(page)).toBeNull()
  await dialogButton(page, accounts['login.visit']).click()
  await solveOnScreen(page, world)
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  await open(page, '/safer-play')
  await expect(front(page).getByText(start(vi['play.excluded']))).toBeVisible()
  await expect(front(page).getByText(start(vi['exclude.reopenFrom']))).toBeVisible()
  await expect(front(page).getByRole('button', { name: vi['exclude.reopen'] })).toBeHidden()
})

test('[RSP-09] a page left open elsewhere is told why its session is over', async ({ page, world }) => {
  const token = await joinAs(page, world, 'tukhoa02')
  await open(page, '/user-center')
  await world.call(excludeMember, { months: null, isSure: true }, { token, deviceNo: DEVICE })
  await open(page, '/safer-play')
  await expect(page.getByRole('alertdialog')).toContainText(
    'Bạn đã tự khóa tài khoản, nên phiên này kết thúc.',
  )
  await dialogButton(page, core['common.confirm']).click()
  await expect.poll(() => tokenOf(page)).toBeNull()
})

test('[RSP-12][RSP-18] the reality check covers the screen with time, result and help until it is answered', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'nhingio01')
  await open(page, '/user-center')
  await sit(world, 75, token)
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await open(page, '/user-center')
    const cover = page.getByRole('alertdialog', { name: 'Bạn đã chơi 1 giờ 15 phút' })
    await expect(cover).toBeVisible()
    await expect(cover.getByText(vi['check.net'])).toBeVisible()
    await expect(cover.getByText('Gambling Therapy')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cover).toBeVisible()
    await expectAccessible(page)
    await savePicture(page, `reality-check-${theme}`)
  }
  await dialogButton(page, vi['check.continue']).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await sit(world, 60, token)
  await open(page, '/user-center')
  await dialogButton(page, vi['check.break']).click()
  await expect.poll(() => fullPathOf(page)).toBe('/safer-play')
  await sit(world, 60, token)
  await open(page, '/user-center')
  await dialogButton(page, vi['check.leave']).click()
  await expect.poll(() => tokenOf(page)).toBeNull()
})

test('the own time limit ends the session and says so', async ({ page, world }) => {
  const token = await joinAs(page, world, 'hetgio01')
  await open(page, '/safer-play')
  await front(page)
    .getByRole('button', { name: new RegExp(vi['limit.title']) })
    .click()
  await page.getByRole('dialog').getByText('30 phút', { exact: true }).click()
  await expect(front(page).getByRole('button', { name: new RegExp(vi['limit.title']) })).toContainText(
    '30 phút',
  )
  await sit(world, 25, token)
  world.worldClock.jump(minutes(5))
  await open(page, '/user-center')
  await expect(page.getByRole('alertdialog')).toContainText('Đã hết thời gian chơi bạn tự đặt')
  await dialogButton(page, core['common.confirm']).click()
  await expect.poll(() => fullPathOf(page)).toContain('/login')
})

test('an identity check passes within a minute, and is seen to', async ({ page, world }) => {
  await joinAs(page, world, 'xacminh01')
  await open(page, '/personal-center')
  await front(page)
    .getByRole('link', { name: new RegExp(vi['identity.row']) })
    .click()
  await shown(page)
  await front(page).getByLabel(vi['identity.realName']).fill('Lê Thị Bưởi')
  const choose = (label: string, value: string) =>
    front(page).getByRole('combobox', { name: label }).selectOption(value)
  await choose(members['details.year'], '1996')
  await choose(members['details.month'], '02')
  await choose(members['details.day'], '29')
  const number = front(page).getByLabel(vi['identity.number'])
  await number.fill('12345')
  await number.blur()
  await expect(front(page).getByRole('alert')).toHaveText(vi['identity.numberRule'])
  await expect(front(page).getByRole('button', { name: vi['identity.submit'] })).toBeDisabled()
  await number.fill('001196099001')
  await press(page, vi['identity.submit'])
  await expect(front(page).getByText(vi['identity.waitingTitle'])).toBeVisible()
  await expect(front(page).getByText('•••••001')).toBeVisible()
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
  await expect(front(page).getByText(vi['identity.passedTitle'])).toBeVisible()
  await open(page, '/personal-center')
  await expect(front(page).getByRole('link', { name: new RegExp(vi['identity.row']) })).toContainText(
    vi['identity.rowPassed'],
  )
})

/** Money of today, and sittings of three weeks that are over. */
async function livedThrough(world: World, token: string): Promise<void> {
  const { id: memberId } = (await world.call(getMember, {}, { token, deviceNo: DEVICE })).data
  const said = (kind: string, whole: number) => ({
    memberId,
    key: `insight:${kind}`,
    kind,
    reference: `insight:${kind}`,
    amount: money(BigInt(whole) * 100n, 'VND'),
    op: 'move' as const,
  })
  const { ledger } = world.app
  await ledger.submit({ ...said('deposit', 2_000_000), from: 'house:bank', to: 'available' })
  await ledger.submit({ ...said('game.bet', 350_000), from: 'available', to: 'house:games' })
  await ledger.submit({ ...said('game.win', 120_000), from: 'house:games', to: 'available' })
  for (const [weeks, length] of [
    [1, 50],
    [2, 95],
    [3, 70],
  ] as const) {
    const at = world.worldClock.now() - days(7 * weeks)
    const sitting = {
      tenant_id: 'keo',
      member_id: memberId,
      began_at: new Date(at),
      seen_at: new Date(at + minutes(length)),
    }
    await world.database.tx((tx) =>
      tx.withTables<{ play_sitting: typeof sitting }>().insertInto('play_sitting').values(sitting).execute(),
    )
  }
}

test('own time and money stand on a page, and the limit that it proposes is set on the page of limits', async ({
  page,
  world,
}) => {
  await livedThrough(world, await joinAs(page, world, 'nhipchoi01'))
  await open(page, '/safer-play')
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await open(page, '/safer-play')
    await front(page)
      .getByRole('link', { name: new RegExp(vi['insight.row']) })
      .click()
    await expect(front(page).getByRole('heading', { name: insight['insight.title'] })).toBeVisible()
    await expect(front(page).getByRole('img', { name: /^Kết quả chơi.*230\.000/ })).toBeVisible()
    await expectAccessible(page)
    await savePicture(page, `insight-${theme}`)
  }
  const saving = page.waitForEvent('download')
  await front(page).getByRole('button', { name: insight['insight.file'] }).click()
  const [head, ...lines] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\n')
  expect(head?.split(',').length).toBeGreaterThan(4)
  expect(lines.join('\n')).toContain('230000')
  await front(page)
    .getByRole('link', { name: new RegExp(insight['insight.coachTime']) })
    .click()
  await page.getByRole('dialog').getByText('1 giờ (gợi ý)', { exact: true }).click()
  await expect(front(page).getByRole('button', { name: new RegExp(vi['limit.title']) })).toContainText(
    '1 giờ',
  )
})

test('the pages of safer play fit 360 pixels in four languages, dark and light', async ({ page, world }) => {
  await joinAs(page, world, 'vuakhung01')
  for (const theme of ['dark', 'light'])
    for (const [name, path] of [
      ['safer-play', '/safer-play'],
      ['identity', '/identity'],
    ] as const) {
      await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
      await open(page, path)
      await expectAccessible(page)
      await savePicture(page, `${name}-${theme}`)
    }
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of ['vi', 'en', 'zh-CN', 'th'])
    for (const path of ['/safer-play', '/insight', '/identity', '/user-center', '/personal-center']) {
      await open(page, `${path}?lang=${language}`)
      await expectNoOverflow(page)
    }
})
