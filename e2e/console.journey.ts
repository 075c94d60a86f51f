import { askForPerson, openChat } from '@keo/contract/chat'
import { setSupportHours } from '@keo/contract/console-support'
import { createDepositOrder } from '@keo/contract/deposit'
import { getIdentity } from '@keo/contract/identity'
import { getMember } from '@keo/contract/members'
import { updateNickName } from '@keo/contract/profile'
import { getMe } from '@keo/contract/staff'
import { permissionsOf } from '@keo/contract/staff-permissions'
import { getWithdrawOrder } from '@keo/contract/withdraw'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { appCodeFor } from '@keo/dev-world/authenticator-app'
import { person, withDoors } from '@keo/dev-world/door-world'
import { partyCallbacks } from '@keo/dev-world/party-callbacks'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { STAFF_PASSWORD } from '@keo/dev-world/console-steps'
import type { World } from '@keo/dev-world/world'
import { campaigns } from '@keo/messages/campaigns/vi'
import { inbox } from '@keo/messages/inbox/vi'
import { members } from '@keo/messages/members/vi'
import { supportChat as chat } from '@keo/messages/support-chat/vi'
import { withdraw } from '@keo/messages/withdraw/vi'
import { hours, minutes, seconds } from '@keo/units/instants'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byHand, verify } from './support/deposits.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { PAGES } from '../apps/console/src/pages.ts'
import { fieldTime } from '../apps/console/src/platform/field-time.ts'
import { adminOf, consoleOf, DESK, deskOf, knowAdmin, pageOf } from './support/desk.ts'
import { expectBox, expectNoOverflow } from './support/layout.ts'
import { enterAs, hideCovers, LINH, MAI, row } from './support/members.ts'
import { askOnScreen, timelineOf } from './support/withdrawals.ts'

type OpenAs = (who: string, path: string) => Promise<void>

/** A person of the staff, in a browser of their own. */
async function join(browser: Browser, world: World, link: string, as?: { name: string; email: string }) {
  const page = await (await browser.newContext(DESK)).newPage()
  await page.goto(link)
  if (as) {
    await page.getByLabel('Họ tên').fill(as.name)
    await page.getByLabel('Email').fill(as.email)
  }
  await page.getByLabel('Mật khẩu mới').fill(STAFF_PASSWORD)
  const secret = (await page.locator('.secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Mã 6 số' }).fill(appCodeFor(secret, world.clock.now()))
  await page.getByRole('button', { name: 'Tạo tài khoản và vào' }).click()
  await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
  if (as) knowAdmin(world, { cookie: '', id: '', email: as.email, secret })
  return page
}

async function invite(admin: Page, name: string, email: string): Promise<string> {
  await admin.getByLabel('Họ tên').fill(name)
  await admin.getByLabel('Email').fill(email)
  await admin.getByLabel('Thanh toán').check()
  await admin.getByLabel('Lý do').fill('đồng nghiệp mới')
  await admin.getByRole('button', { name: 'Tạo liên kết mời' }).click()
  const link = admin.getByRole('status').locator('.secret')
  await expect(link).toBeVisible()
  const text = (await link.textContent()) ?? ''
  await expect(admin.getByText(email).first()).toBeVisible()
  return text
}

/** A player with money and a card of more than a day, on their own phone, asks there for 50 million. */
async function askInTheApp(page: Page, world: World) {
  const steps = payoutSteps(withDoors(world))
  await steps.warmUp()
  const { who } = await steps.richPayee('71000001')
  await hideCovers(page)
  await enterAs(page, who)
  await page.goto('/withdraw')
  await shown(page)
  await askOnScreen(page, '50000000')
  const order = (await world.call(getWithdrawOrder, {}, who)).data
  if (!order) throw new Error('The app has asked for nothing.')
  await steps.until(who, order.orderNo, WITHDRAW_STATES.inReview)
  await expect(timelineOf(page).locator('[aria-current="step"]')).toContainText(
    withdraw['withdraw.state.inReview'],
  )
  return { steps, who, orderNo: order.orderNo }
}

/** All that speaks for the order and against it is on the screen together with the buttons, left of them. */
async function expectEvidenceBeside(clerk: Page, orderNo: string) {
  const evidence = clerk.locator('.evidence')
  await expect(evidence).toContainText(orderNo)
  for (const name of ['Dấu hiệu', 'Tiền', 'Ví gần đây'])
    await expect(evidence.getByRole('heading', { name })).toBeInViewport()
  await expect(evidence).toContainText('•••• 0001')
  const approve = clerk.getByRole('button', { name: 'Duyệt, chuyển người thứ hai' })
  await expect(approve).toBeInViewport()
  const [left, right] = [await evidence.boundingBox(), await approve.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
}

test('[BO-03] [BO-05] the first administrator comes by a link and invites two clerks, who pay together what a player asked for in the app', async ({
  browser,
  page,
  world,
}) => {
  const url = await consoleOf(world)
  const first = `${url}/#/invitation/${await world.app.console.firstLink()}`
  const admin = await join(browser, world, first, { name: 'Bùi Quang Huy', email: 'huy@staff.example' })
  // What the role lacks is not there.
  await expect(admin.getByRole('link', { name: 'Rút tiền' })).toHaveCount(0)
  await admin.getByRole('link', { name: 'Nhân viên' }).click()
  const links = [
    await invite(admin, 'Trần Thu Hà', 'ha@staff.example'),
    await invite(admin, 'Vũ Hải Long', 'long@staff.example'),
  ]
  const one = await join(browser, world, links[0] ?? '')
  const two = await join(browser, world, links[1] ?? '')
  const { steps, who, orderNo } = await askInTheApp(page, world)

  await one.getByRole('link', { name: 'Rút tiền', exact: false }).first().click()
  await expect(one.locator('.queue-row')).toBeVisible()
  await one.keyboard.press('j')
  await expect(one.locator('.hero')).toHaveText('50.000.000,00 ₫')
  await expectEvidenceBeside(one, orderNo)
  await expectAccessible(one)
  await one.getByLabel('Lý do').fill('Đã gọi số đã gắn, chủ máy xác nhận')
  await one.getByRole('button', { name: 'Duyệt, chuyển người thứ hai' }).click()
  await expect(one.getByText('Bạn là người thứ nhất')).toBeVisible()

  await two.goto(`${url}/#/withdrawals/${orderNo}`)
  await expect(two.getByText('Người thứ nhất: Trần Thu Hà')).toBeVisible()
  await two.getByLabel('Lý do').fill('Chờ chủ máy gọi lại')
  await two.getByRole('button', { name: /^Giữ/ }).click()
  const held = two.getByRole('region', { name: 'Giữ lại' })
  await expect(held).toContainText('Vũ Hải Long')
  await expectAccessible(two)
  await two.getByLabel('Lý do').fill('Chủ máy đã gọi lại')
  await two.getByRole('button', { name: /^Bỏ giữ/ }).click()
  await expect(held).toHaveCount(0)
  await two.locator('.hero').click()
  await two.keyboard.press('2')
  await two.keyboard.press('a')
  await expect(two.getByText('Lệnh này không còn chờ duyệt.')).toBeVisible()

  const paid = await steps.until(who, orderNo, WITHDRAW_STATES.paid)
  expect(paid.orderStatus).toBe(WITHDRAW_STATES.paid)
  // Who asked is told, and reads it by looking.
  await one.reload()
  await one.getByRole('link', { name: 'Yêu cầu của bạn: 1 tin mới' }).click()
  await expect(one.getByRole('cell', { name: 'đã duyệt' })).toBeVisible()
  await expect(one.getByRole('link', { name: 'Yêu cầu của bạn: không có tin mới' })).toBeVisible()
  await expectSeenByPlayer(page)
  await one.keyboard.press('Control+k')
  await one.keyboard.type(orderNo)
  await expect(one.getByRole('option', { name: orderNo })).toBeVisible()
  await one.keyboard.press('Enter')
  await expect(one).toHaveURL(new RegExp(`#/withdrawals/${orderNo}$`))
  await expect(one.locator('.evidence')).toContainText(orderNo)
})

/** The page that has stood open all the while: each step has its time, and none is left to come. */
async function expectSeenByPlayer(page: Page) {
  await expect(front(page).getByRole('heading', { name: withdraw['withdraw.state.paid'] })).toBeVisible()
  const steps = timelineOf(page).getByRole('listitem')
  await expect(steps).toHaveText(
    (['requested', 'inReview', 'approved', 'sending', 'paid'] as const).map(
      (state) => new RegExp(`${withdraw[`withdraw.state.${state}`]}.*\\d{2}:\\d{2}`),
    ),
  )
  await expect(front(page).locator('main')).toContainText('50.000.000')
}

test('the frame: keys, search, a minute’s notice, and a bar of five on a phone', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const clerk = await desk.hire(await adminOf(world), 'payments')
  const { page, url } = await pageOf(browser, world, clerk)
  // The letter after G goes somewhere and decides nothing.
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Phê duyệt', level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Mọi phím' })).toBeVisible()
  await page.keyboard.press('Escape')
  const palette = page.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('@maitr')
  await page.getByRole('option', { name: /maitran88/ }).click()
  await expect(page).toHaveURL(/#\/member\/mbr_/)
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('>')
  await expect(page.getByRole('option', { name: 'Giấy' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Rút tiền' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // A page that the role lacks says which permission it needs and who has it.
  await page.goto(`${url}/#/audit`)
  const denied = page.getByRole('alert')
  await expect(denied).toContainText('audit.read')
  await expect(denied.getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible(page)

  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('row', { name: /maitran88/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const peek = page.getByRole('region', { name: 'xem nhanh' })
  await expect(peek).toContainText('Khả dụng')
  await expect(page.getByRole('heading', { name: 'Dấu rủi ro' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/member\/mbr_/)
  const first = page.url()
  await page.keyboard.press(']')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('[')
  await expect(page).toHaveURL(first)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/members$/)
  await page.keyboard.press('/')
  await page.keyboard.type('nobody-has-this-name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Không có gì khớp với')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bỏ hết bộ lọc' }).click()
  await expect(page.getByRole('row', { name: /maitran88/ })).toBeVisible()
  await filterMembers(page)

  await page.setViewportSize({ width: 1024, height: 768 })
  await expectBox(page.locator('.rail'), { x: 0, width: 52 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.rail a:visible')).toHaveCount(5)
  await expectNoOverflow(page)

  // By the session's own end: how long the steps before it took is not known.
  const { data: me } = await desk.ask(getMe, {}, clerk)
  world.clock.set(me.endsAt - seconds(50))
  await page.reload()
  const notice = page.getByRole('dialog', { name: 'Bạn còn ở đó không?' })
  await notice.getByRole('button', { name: 'Ở lại' }).click()
  await expect(notice).toHaveCount(0)
})

/** A filter stands in the address, survives a reload, and comes back as a view. */
async function filterMembers(page: Page) {
  const mai = page.getByRole('row', { name: /maitran88/ })
  await page.getByRole('button', { name: 'Lọc', exact: true }).click()
  await page.getByLabel('VIP đến').selectOption('11')
  await expect(page).toHaveURL(/#\/members\/vipTo=11$/)
  await page.getByLabel('Tình trạng').selectOption('closed')
  await expect(page.getByText('Không có gì khớp với').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bỏ lọc: Tình trạng' }).click()
  await expect(mai).toBeVisible()
  await page.getByLabel('Tên góc nhìn').fill('Mọi cấp')
  await page.getByRole('button', { name: 'Lưu góc nhìn' }).click()
  const view = page.getByRole('button', { name: 'Mọi cấp', exact: true })
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(mai).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ lọc: VIP đến' }).click()
  await expect(page).toHaveURL(/#\/members$/)
  await view.click()
  await expect(page).toHaveURL(/#\/members\/vipTo=11$/)
  await expect(mai).toBeVisible()
}

test('[BO-02] an auditor sees every page of the operation, and can change nothing on any of them', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const auditor = await desk.hire(await adminOf(world), 'auditor')
  const mai = { token: await world.signIn('maitran88') }
  expect((await world.call(updateNickName, { nickName: 'Mai Xem' }, mai)).msg).toBe('')
  const member = (await world.call(getMember, {}, mai)).data.id

  const { page, url } = await pageOf(browser, world, auditor)
  const may = new Set<string>(permissionsOf(['auditor']))
  const seen = PAGES.filter(({ name, permission }) => name !== 'account' && permission && may.has(permission))
  expect(seen.length).toBeGreaterThan(18)
  const opened: Readonly<Record<string, string>> = {
    member: `/${member}`,
    channels: '/vietqr',
    merchants: '/c2c.anhduong',
    content: '/text:about:company',
  }
  for (const { name } of seen)
    await test.step(name, async () => {
      await page.goto(`${url}/#/${name}${opened[name] ?? ''}`)
      await expect(page.locator(`.main[data-page="${name}"]`)).toBeVisible()
      await expect(page.locator('.main .skeleton')).toHaveCount(0)
      // Nothing is decided without a reason, and nothing is written without a field.
      await expect(page.getByLabel('Lý do')).toHaveCount(0)
      await expect(page.locator('.main textarea:enabled:not([readonly])')).toHaveCount(0)
    })
  await page.goto(`${url}/#/reviews`)
  await page.getByRole('link', { name: 'Mai Xem' }).click()
  await expect(page.getByText('Mai Xem')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Duyệt|^Từ chối/ })).toHaveCount(0)
  await page.goto(`${url}/#/staff`)
  await expect(page.getByRole('button', { name: 'Tạo liên kết mời' })).toHaveCount(0)
})

test('[BO-01] a passkey is made with a code and then opens the console by itself', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const clerk = await desk.hire(await adminOf(world), 'support')
  const { page, url } = await pageOf(browser, world, clerk)
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
  await page.goto(`${url}/#/account`)
  const passkeys = page.locator('.panel').filter({ hasText: 'Passkey của tôi' })
  await passkeys.getByLabel('Mã 6 số').fill(desk.freshCode(clerk))
  await page.getByLabel('Đặt tên').fill('Máy văn phòng')
  await page.getByRole('button', { name: 'Thêm passkey' }).click()
  await expect(page.getByText('Máy văn phòng')).toBeVisible()
  await page.getByRole('button', { name: 'Thoát' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vào bằng passkey' }).click()
  await expect(page.getByText('Máy văn phòng')).toBeVisible()
})

/** A nickname or an identity from its line to its decision. */
async function decide(page: Page, what: string): Promise<void> {
  await page.getByRole('link', { name: what }).click()
  await page.getByLabel('Lý do').last().fill('đã xem kỹ')
  await page.getByRole('button', { name: /^Duyệt/ }).click()
  await expect(page.getByRole('link', { name: what })).toHaveCount(0)
}

test('[BO-04] a nickname and an identity are reviewed, the identity masked until a reason is given; its member wears the nickname', async ({
  browser,
  world,
  page: phone,
  openAs,
}) => {
  const reviewer = await deskOf(world).hire(await adminOf(world), 'support', 'risk')
  const linh = { token: await world.signIn('linhnguyen7') }
  expect((await world.call(updateNickName, { nickName: 'Linh Sút' }, linh)).msg).toBe('')
  const from = person(7_701)
  const doubted = { ...from, token: await withDoors(world).register('giaymo7701', from) }
  await verify(world, doubted.token, '079196077701', 'Nguyễn Văn Ngờ')

  const { page, url } = await pageOf(browser, world, reviewer)
  await page.goto(`${url}/#/reviews`)
  await decide(page, 'Linh Sút')
  await openAs(LINH, '/personalDetails')
  await expect(row(phone, members['details.nickName'])).toContainText('Linh Sút')
  await expect(front(phone).getByText(members['member.inReview'])).toBeHidden()

  await page.getByRole('link', { name: 'Căn cước' }).click()
  await expect(page.getByText('Điều ta tự biết')).toBeVisible()
  await expect(page.getByText('Nguyễn Văn Ngờ')).toHaveCount(0)
  await page.getByText('Hiện đầy đủ để đối chiếu').first().click()
  await page.getByLabel('Lý do').first().fill('so với giấy tờ gửi kèm')
  await page.getByRole('button', { name: 'Hiện đầy đủ để đối chiếu' }).click()
  await expect(page.getByText('Nguyễn Văn Ngờ')).toBeVisible()
  await expectAccessible(page)
  await decide(page, 'Căn cước')
  expect((await world.call(getIdentity, {}, doubted)).data.state).toBe('passed')
})

test('[BO-05] suspense money goes to its owner by two clerks', async ({ browser, world }) => {
  const desk = deskOf(world)
  const [one, two] = [
    await desk.hire(await adminOf(world), 'payments'),
    await desk.hire(await adminOf(world), 'payments'),
  ]
  const from = person(7_702)
  const owner = { ...from, token: await withDoors(world).register('naplech7702', from) }
  await verify(world, owner.token, '079196077702')
  const request = { channelId: 'vietqr', optionId: '', amount: '5000000', key: 'console-suspense' }
  const { orderNo } = (await world.call(createDepositOrder, request, owner)).data
  await byHand(world, orderNo, 'other', '4500000')

  const pages = [await pageOf(browser, world, one), await pageOf(browser, world, two)]
  for (const { page, url } of pages) {
    await page.goto(`${url}/#/deposits/${orderNo}`)
    await page.getByLabel('Lý do').fill('chủ lệnh chuyển thiếu, đã gọi')
    await page.getByRole('button', { name: 'Ghi có 4.500.000 ₫' }).click()
    await expect(page.getByRole('button', { name: 'Ghi có 4.500.000 ₫' })).toHaveCount(0)
  }
  const { id } = (await world.call(getMember, {}, owner)).data
  const { available } = await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
  expect(available).toBe(450_000_000n)
})

test('[BO-05] money that nobody ordered finds its owner by two clerks, who then sees it in the app', async ({
  browser,
  page,
  world,
}) => {
  const desk = deskOf(world)
  const [one, two] = [
    await desk.hire(await adminOf(world), 'payments'),
    await desk.hire(await adminOf(world), 'payments'),
  ]
  const from = person(7_704)
  const owner = { ...from, token: await withDoors(world).register('quenma7704', from) }
  await verify(world, owner.token, '079196077704', 'Phạm Thị Quên')
  const told = {
    orderNo: '',
    paymentId: 'FT7704',
    amount: '6200000',
    payer: 'PHAM THI QUEN',
    text: 'nap tien',
  }
  expect(await partyCallbacks(world)('vietqr', told)).toBe(200)

  const { page: first, url } = await pageOf(browser, world, one)
  await first.goto(`${url}/#/deposits`)
  await first.locator('.queue-row').filter({ hasText: 'Không theo lệnh nào' }).click()
  const evidence = first.locator('.evidence')
  await expect(evidence.locator('.hero')).toHaveText('6.200.000,00 ₫')
  await expect(evidence).toContainText('PH***EN')
  await expect(evidence.getByRole('row', { name: 'quenma7704' })).toContainText('Trùng tên người trả')
  await evidence.getByRole('button', { name: 'Chọn quenma7704' }).click()
  await expectAccessible(first)
  await first.getByLabel('Lý do').fill('tên người trả khớp, đã gọi')
  await first.getByRole('button', { name: 'Ghi có cho quenma7704: 6.200.000 ₫' }).click()
  await expect(first.getByText('Bạn là người thứ nhất')).toBeVisible()

  const { page: second } = await pageOf(browser, world, two)
  await second.goto(first.url())
  await second.getByLabel('Lý do').fill('biên lai đúng chủ')
  await second.getByRole('button', { name: 'Ghi có cho quenma7704: 6.200.000 ₫' }).click()
  await expect(second.getByText('Không còn khoản nào chờ quyết định.')).toBeVisible()

  await hideCovers(page)
  await enterAs(page, owner)
  await page.goto('/user-center')
  await shown(page)
  await expect(front(page).locator('[data-size="hero"]').first()).toContainText('6.200.000')
  await page.goto('/message')
  await shown(page)
  await expect(front(page).getByText('Nạp tiền thành công').first()).toBeVisible()
})

/** From the line in the box of letters to its words, on a member's own phone. */
async function readLetter(phone: Page, openAs: OpenAs, title: string, text: string): Promise<void> {
  await hideCovers(phone)
  await openAs(MAI, '/message')
  await front(phone)
    .getByRole('tab', { name: new RegExp(`^${inbox['inbox.tab.1']}`) })
    .click()
  await front(phone).getByRole('link', { name: title }).click()
  await expect(front(phone).getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(front(phone).getByText(text)).toBeVisible()
}

test('[BO-08] a letter to an audience is counted, sent, and read by a member on their phone', async ({
  browser,
  world,
  page: phone,
  openAs,
}) => {
  const editor = await deskOf(world).hire(await adminOf(world), 'content')
  const { page, url } = await pageOf(browser, world, editor)
  await page.goto(`${url}/#/content`)
  await page.getByRole('tab', { name: 'Thư' }).click()
  await page.getByRole('button', { name: /^Mới/ }).click()
  await page.getByLabel('Tiêu đề').fill('Cuối tuần này')
  await page.getByLabel(/^Lời/).fill('<p>Lịch đá đã có.</p>')
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await page.getByRole('button', { name: 'Chạy thử' }).click()
  const send = page.getByRole('button', { name: /^Gửi thư \(\d+\)/ })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Đang gửi' })).toBeVisible()
  world.worldClock.jump(seconds(6))
  await world.jobs.runDue()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Đã gửi' })).toBeVisible()
  await readLetter(phone, openAs, 'Cuối tuần này', 'Lịch đá đã có.')
})

test('[BO-08] a letter to an audience waits for its time, is taken back, waits again and is read by a member afterwards', async ({
  browser,
  world,
  page: phone,
  openAs,
}) => {
  const desk = deskOf(world)
  const editor = await desk.hire(await adminOf(world), 'content')
  const { page, url } = await pageOf(browser, world, editor)
  await page.goto(`${url}/#/content`)
  await page.getByRole('tab', { name: 'Thư' }).click()
  await page.getByRole('button', { name: /^Mới/ }).click()
  await page.getByLabel('Tiêu đề').fill('Tối nay đá')
  await page.getByLabel(/^Lời/).fill('<p>Nhớ giờ bóng lăn.</p>')
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  const versions = page.getByRole('button', { name: 'Lấy làm nháp' })
  await expect(versions).toHaveCount(1)
  await page.getByLabel('Tiêu đề').fill('Đêm nay đá')
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await expect(versions).toHaveCount(2)
  await versions.last().click()
  await expect(page.getByLabel('Tiêu đề')).toHaveValue('Tối nay đá')
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await expect(versions).toHaveCount(3)
  const scheduleAt = async (at: number) => {
    await page.getByRole('button', { name: 'Chạy thử' }).click()
    await page.getByLabel(/^Vào lúc/).fill(fieldTime(at))
    await page.getByRole('button', { name: /^Hẹn giờ gửi \(\d+\)/ }).click()
  }
  const now = world.worldClock.now()
  await scheduleAt(now - hours(1))
  await expect(page.getByRole('alert')).toHaveText(/Giờ đó đã qua/)
  await scheduleAt(now + minutes(5))
  await expect(page.getByRole('heading', { name: 'Hẹn giờ' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Tối nay đá Hẹn giờ \d\d:/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lưu nháp' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bỏ hẹn, về nháp' }).click()
  await expect(page.getByRole('heading', { name: 'Nháp' })).toBeVisible()
  await scheduleAt(now + minutes(5))
  await expect(page.getByRole('heading', { name: 'Hẹn giờ' })).toBeVisible()
  world.worldClock.jump(minutes(6))
  await world.jobs.runDue()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Đã gửi' })).toBeVisible()
  await readLetter(phone, openAs, 'Tối nay đá', 'Nhớ giờ bóng lăn.')
})

test('a campaign is built from blocks, tried on the past, started, and claimed on the phone of who reached its step', async ({
  browser,
  world,
  page: phone,
}) => {
  const crm = await deskOf(world).hire(await adminOf(world), 'campaigns')
  const from = person(7_703)
  const player = { ...from, token: await withDoors(world).register('thuong7703', from) }
  await verify(world, player.token, '079196077703')

  const { page, url } = await pageOf(browser, world, crm)
  await page.goto(`${url}/#/campaigns/new`)
  await page.getByLabel('Mã (chữ thường, gạch nối)').fill('nap-la-co')
  for (const language of ['Việt', 'Anh', 'Trung', 'Thái'])
    await page.getByLabel(`Tên tiếng ${language}`).fill('Nạp là có')
  await page.getByLabel('Tính theo').selectOption('deposits')
  await page.getByLabel('Mốc 1').fill('500000')
  await page.getByLabel('Thưởng ₫').fill('20000')
  // Whoever is meant, for a time, with rules of its own and a bound.
  await page.getByLabel('Ngày đầu').fill('2020-01-01')
  await page.getByLabel('Ngày cuối').fill('2040-12-31')
  await page.getByLabel('Đến cấp VIP').fill('11')
  await page.getByLabel('Thể lệ · Tiếng Việt').fill('Nạp đủ mốc trong ngày là nhận.')
  await page.getByLabel('Người trên một nơi nhận tiền').fill('1')
  await page.getByRole('button', { name: 'Ghép thành chiến dịch' }).click()
  await page.getByRole('button', { name: 'Chạy thử trên 30 ngày qua' }).click()
  await expect(page.getByText('Chi phí')).toBeVisible()
  await page.getByLabel('Lý do').fill('chiến dịch cuối tuần')
  await page.getByRole('button', { name: 'Lưu thành bản mới' }).click()
  await expect(page).toHaveURL(/campaigns\/nap-la-co/)
  await page.getByLabel('Lý do').first().fill('đã duyệt chi phí')
  await page.getByRole('button', { name: /^Chạy chiến dịch/ }).click()
  await expect(page.getByRole('button', { name: 'Dừng chiến dịch' })).toBeVisible()

  const request = { channelId: 'vietqr', optionId: '', amount: '500000', key: 'console-campaign' }
  const { orderNo } = (await world.call(createDepositOrder, request, player)).data
  await byHand(world, orderNo, 'pay')
  await hideCovers(phone)
  await enterAs(phone, player)
  await phone.goto('/activity-detail?id=nap-la-co')
  await shown(phone)
  await front(phone)
    .getByRole('button', { name: `${campaigns['campaigns.claim']} 20.000` })
    .click()
  await expect(front(phone).getByText(campaigns['campaigns.step.claimed'], { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /Nạp là có/ })).toContainText('20.000')
})

test('a chat is taken and answered, and the member reads it in the chat that stands open', async ({
  browser,
  world,
  page: phone,
  openAs,
}) => {
  const desk = deskOf(world)
  const support = await desk.hire(await adminOf(world), 'support')
  await desk.ask(setSupportHours, { from: '00:00', to: '00:00' }, support)
  const mai = { token: await world.signIn(MAI) }
  await world.call(askForPerson, { id: (await world.call(openChat, {}, mai)).data.id }, mai)
  await hideCovers(phone)
  await openAs(MAI, '/service-chat')
  const talk = front(phone).getByRole('log', { name: chat['supportChat.log'] })

  const { page, url } = await pageOf(browser, world, support)
  await page.goto(`${url}/#/support`)
  await page.getByRole('link', { name: /maitran88/ }).click()
  await page.getByRole('button', { name: /^Nhận/ }).click()
  await page.getByLabel('Trả lời, hoặc gõ / để tìm câu mẫu').fill('Chào chị Mai, em nghe đây ạ.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chào chị Mai, em nghe đây ạ.')).toBeVisible()
  await expect(talk.getByText('Chào chị Mai, em nghe đây ạ.')).toBeVisible()
})
