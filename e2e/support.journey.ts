import { finishCallBack, listCallBacks } from '@keo/contract/call-back'
import { askForPerson, openChat } from '@keo/contract/chat'
import {
  answerChat,
  endAtDesk,
  listDeskChatMessages,
  listDeskChats,
  readAtDesk,
  setChatHours,
  takeChat,
  typeAtDesk,
} from '@keo/contract/chat-desk'
import { createDepositOrder } from '@keo/contract/deposit'
import { uploadPicture } from '@keo/contract/pictures'
import { answerFeedback, listDeskFeedback } from '@keo/contract/feedback-desk'
import { dropSandboxSockets } from '@keo/contract/sandbox'
import { setCustomerLine } from '@keo/contract/support'
import type { World } from '@keo/dev-world/world'
import { core } from '@keo/messages/core/vi'
import { supportChat as chat } from '@keo/messages/support-chat/vi'
import { support as vi } from '@keo/messages/support/vi'
import { hours, serverTimeText } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { joinAs, verify } from './support/deposits.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { choose, hideCovers, LINH, MAI, press } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { callSandbox } from './support/sandbox.ts'
import { expectSaid } from './support/told.ts'

/** The line is taken away from the browser itself. */
test.use({ keepsContext: false, keepsShell: true })

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/
/** A machine with ten other things to do takes its time to open a socket again. */
const LINE_BACK = { timeout: 60_000 }

const log = (page: Page) => front(page).getByRole('log', { name: chat['supportChat.log'] })

async function write(page: Page, words: string) {
  await front(page).getByRole('textbox', { name: chat['supportChat.write'] }).fill(words)
  await press(page, chat['supportChat.send'])
}

/** The headset, then the first line. */
async function toLine(page: Page) {
  await front(page).getByRole('button', { name: core['nav.support'] }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kênh 1/ })
    .click()
}

/** At the number that is bound. */
async function askForCall(page: Page) {
  await front(page).getByRole('button', { name: core['nav.support'] }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(vi['channels.callBack']) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: vi['callBack.own'] }).click()
}

async function deskChat(world: World) {
  const [waiting] = (await world.call(listDeskChats, {})).data
  expect(waiting?.userName).toBe(MAI)
  return waiting!.id
}

const say = (world: World, id: string, text: string, clientId: string) =>
  world.call(answerChat, { id, clientId, text })

const picture = async (page: Page) => ({
  name: 'bien-lai.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
})

test('[OPS-03c] chat: a question, the assistant, a person, the rating, with a reload and a lost line between', async ({
  openAs,
  page,
  context,
  world,
  allowComplaints,
}) => {
  allowComplaints(OFFLINE)
  await hideCovers(page)
  await openAs(MAI, '/service')
  await toLine(page)
  await expect(page).toHaveURL(/service-chat$/)
  await shown(page)
  await expect(log(page).getByText(/Mình là trợ lý tự động/)).toBeVisible()
  await write(page, 'rut tien bao lau')
  await expect(log(page).locator('.chat-article').first()).toBeVisible()
  await press(page, chat['supportChat.choice.person'])
  await expect(front(page).getByRole('region', { name: 'Bạn đứng thứ 1 trong hàng' })).toBeVisible()

  await page.reload()
  await shown(page)
  await expect(log(page).getByText('rut tien bao lau')).toBeVisible()
  await expect(front(page).getByRole('region', { name: 'Bạn đứng thứ 1 trong hàng' })).toBeVisible()

  const id = await deskChat(world)
  await world.call(takeChat, { id, staffName: 'Lan' })
  await expect(front(page).getByRole('heading', { name: /Lan đang hỗ trợ bạn/ })).toBeVisible(LINE_BACK)
  await world.call(typeAtDesk, { id })
  await expect(log(page).getByText('Lan đang nhập')).toBeAttached(LINE_BACK)
  await say(world, id, 'Dạ em nghe ạ', 'desk-answer-1')
  await expect(log(page).getByText('Dạ em nghe ạ')).toBeVisible(LINE_BACK)

  await context.setOffline(true)
  await callSandbox(world.url, dropSandboxSockets.path, {}, await tokenOf(page))
  await write(page, 'Mã giao dịch là FT2318')
  await write(page, 'Còn ở đó không')
  await expect(log(page).getByText(chat['supportChat.mark.waiting'])).toHaveCount(2)
  await say(world, id, 'Em đang tra mã', 'desk-answer-2')
  await context.setOffline(false)
  await expect(log(page).getByText('Em đang tra mã')).toBeVisible(LINE_BACK)
  await expect(log(page).locator('[data-unsent]')).toHaveCount(0, LINE_BACK)
  const { data: told } = await world.call(listDeskChatMessages, { id })
  const words = told.messages.flatMap(({ content }) => (content.type === 'text' ? [content.text] : []))
  expect(words.slice(-3).toSorted()).toEqual(['Còn ở đó không', 'Em đang tra mã', 'Mã giao dịch là FT2318'])
  expect(words.indexOf('Mã giao dịch là FT2318')).toBeLessThan(words.indexOf('Còn ở đó không'))

  await front(page)
    .locator('input[type=file]')
    .setInputFiles(await picture(page))
  await expect(log(page).getByRole('button', { name: chat['supportChat.picture.enlarge'] })).toBeVisible(
    LINE_BACK,
  )
  await expect(log(page).locator('[data-unsent]')).toHaveCount(0, LINE_BACK)
  const { data: all } = await world.call(listDeskChatMessages, { id })
  await world.call(readAtDesk, { id, seq: all.messages.at(-1)!.seq })
  await expect(log(page).getByText(chat['supportChat.mark.sent'], { exact: true })).toHaveCount(0, LINE_BACK)

  await world.call(endAtDesk, { id })
  await expect(front(page).getByText(chat['supportChat.rate.title'])).toBeVisible(LINE_BACK)
  await choose(page, '5 sao')
  await press(page, chat['supportChat.rate.send'])
  await expect(front(page).getByText('Cảm ơn bạn đã đánh giá 5 sao.')).toBeVisible()
  await press(page, chat['supportChat.new'])
  await expect(front(page).getByRole('textbox', { name: chat['supportChat.write'] })).toBeVisible()
  await expect(log(page).getByText('Dạ em nghe ạ')).toHaveCount(0)
})

/** Line `n` of the desk, and where it stands on the screen. */
const deskLine = (page: Page, n: number) => log(page).getByText(`Dòng ${n}`, { exact: true })
const topOf = async (page: Page, n: number) =>
  Math.round((await deskLine(page, n).boundingBox())?.y ?? Number.NaN)

/** As a soft keyboard does: the page keeps its height, and less of it is seen. */
const coverBelow = (page: Page, px: number) =>
  page.evaluate((covered) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - covered })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, px)

test('[OPS-03c] chat: the field stays above the keyboard, and whoever reads back keeps the place', async ({
  openAs,
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await hideCovers(page)
  await openAs(LINH, '/service-chat')
  await expect(log(page)).toBeVisible()
  const token = (await tokenOf(page))!
  const { id } = (await world.call(openChat, {}, { token })).data
  await world.call(askForPerson, { id }, { token })
  await world.call(takeChat, { id, staffName: 'Lan' })
  for (let n = 1; n <= 50; n += 1) await say(world, id, `Dòng ${n}`, `desk-line-${n}`)
  await page.reload()
  await shown(page)
  await expect(deskLine(page, 50)).toBeInViewport()

  const [height, covered] = [560, 260]
  const composer = front(page).locator('.chat-composer')
  const bottomOf = async (place: typeof composer) => {
    const box = await place.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  await coverBelow(page, covered)
  await expect.poll(() => bottomOf(composer)).toBeLessThanOrEqual(height - covered)
  await expect.poll(() => bottomOf(deskLine(page, 50))).toBeLessThan((await composer.boundingBox())!.y)
  await coverBelow(page, 0)
  await expect.poll(() => bottomOf(composer)).toBeGreaterThan(height - covered)

  await deskLine(page, 30).scrollIntoViewIfNeeded()
  const reading = await topOf(page, 30)
  await say(world, id, 'Dòng 51', 'desk-line-51')
  await expect(front(page).getByRole('button', { name: chat['supportChat.newLines'] })).toBeVisible(LINE_BACK)
  expect(await topOf(page, 30)).toBe(reading)

  await expect(deskLine(page, 10)).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(deskLine(page, 10)).toBeAttached()
  await expect(deskLine(page, 21)).toBeInViewport()
  await press(page, chat['supportChat.newLines'])
  await expect(deskLine(page, 51)).toBeInViewport()
  // The next journey of this member begins with the assistant.
  await world.call(endAtDesk, { id })
  await world.call(openChat, {}, { token })
})

test('[OPS-03c] chat: order, own words, queue and field have the boxes of the mockup, dark and light', async ({
  page,
  world,
}) => {
  await hideCovers(page)
  const token = await joinAs(page, world, 'hoidap9')
  await verify(world, token, '079196000499')
  const wish = { channelId: 'vietqr', optionId: '', amount: '5000000', key: 'chat-drawn-order-1' }
  const ordered = await world.call(createDepositOrder, wish, { token })
  expect(ordered.msg).toBe('')
  await page.goto('/service-chat')
  await shown(page)
  await expect(log(page).locator('.chat-order')).toBeVisible()
  await write(page, 'Mình chuyển xong 20 phút rồi')
  await expect(log(page).locator('.chat-line[data-own]:not([data-unsent])')).toHaveCount(1)
  await press(page, chat['supportChat.choice.person'])
  const queue = front(page).getByRole('region', { name: /Bạn đứng thứ/ })
  const own = log(page).locator('.chat-line[data-own]').first()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await page.reload()
    await shown(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(queue).toBeVisible()
    await expectBox(front(page).locator('.chat-title .chat-mark'), { width: 36, height: 36 })
    await expectBox(log(page).locator('.chat-mark').first(), { x: 14, width: 28, height: 28 })
    await expectBox(queue, { x: 14, width: 362 })
    await expectBox(front(page).locator('.chat-field'), { height: 46 })
    await expectBox(front(page).locator('.chat-send'), { width: 36, height: 36 })
    const right = (await own.boundingBox())!
    expect(Math.round(right.x + right.width)).toBe(376)
    await expectToken(log(page).locator('.chat-order'), 'background-color', '--surface-2')
    await expectToken(own.locator('.chat-bubble'), 'background-color', '--surface-3')
    await expectAccessible(page)
    await savePicture(page, `chat-queue-${theme}`)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
})

test('[OPS-03c] chat: a picture that a reload cuts off is named as not sent', async ({ openAs, page }) => {
  await hideCovers(page)
  await openAs(MAI, '/service-chat')
  await page.route(`**${uploadPicture.path}`, () => {})
  await front(page)
    .locator('input[type=file]')
    .setInputFiles(await picture(page))
  await expect(log(page).getByText(chat['supportChat.picture.sending'])).toBeVisible()
  await page.reload()
  await shown(page)
  await expect(log(page).getByText('bien-lai.jpg')).toBeVisible()
  await expect(log(page).getByText(chat['supportChat.picture.lost'])).toBeVisible()
  await press(page, chat['supportChat.remove'])
  await expect(log(page).getByText('bien-lai.jpg')).toHaveCount(0)
})

test('[OPS-03c] outside hours the chat leads to feedback, which is sent with a picture and answered', async ({
  openAs,
  page,
  world,
}) => {
  const later = (count: number) => serverTimeText(world.worldClock.now() + hours(count)).slice(11, 16)
  await world.call(setChatHours, { from: later(2), to: later(3) })
  await hideCovers(page)
  await openAs(LINH, '/service-chat')
  await press(page, chat['supportChat.choice.person'])
  await expect(front(page).getByText(/Nhân viên trả lời từ/)).toBeVisible()
  await press(page, chat['supportChat.closed.write'])
  await expect(page).toHaveURL(/\/settingfeedback$/)
  await shown(page)
  await front(page).getByLabel(vi['feedback.text']).fill('Tiền nạp chưa vào ví')
  await front(page)
    .locator('input[type=file]')
    .setInputFiles(await picture(page))
  await expect(front(page).getByRole('img', { name: 'Ảnh 1' })).toBeVisible()
  await press(page, vi['feedback.send'])
  await expect(page).toHaveURL(/ReplyDetail/)
  await shown(page)
  await expect(front(page).getByText('Tiền nạp chưa vào ví')).toBeVisible()
  await expect(front(page).getByRole('img', { name: 'Ảnh 1' })).toBeVisible()

  const [thread] = (await world.call(listDeskFeedback, {})).data
  await world.call(answerFeedback, { id: thread!.id, text: 'Đã cộng tiền rồi ạ' })
  await openAs(LINH, '/feedback')
  await front(page).getByText(vi['feedback.unread']).click()
  await expect(front(page).getByText('Đã cộng tiền rồi ạ')).toBeVisible()
  await world.call(setChatHours, { from: '00:00', to: '00:00' })
})

test('[OPS-04d] [OPS-04e] a call-back goes to the bound number', async ({ openAs, page, world }) => {
  await hideCovers(page)
  await openAs(MAI, '/service')
  await askForCall(page)
  await page.getByRole('alertdialog').getByRole('button', { name: vi['callBack.confirm'] }).click()
  await expectSaid(page, vi['Mletter.SuccessfulSubmit'])
  const [asked] = (await world.call(listCallBacks, {})).data
  expect(asked).toMatchObject({ userName: MAI, mobile: '+84912345678' })
  await world.call(finishCallBack, { id: asked!.id })
})

test('[OPS-04d] without a bound number the call-back leads to binding one', async ({ openAs, page }) => {
  await hideCovers(page)
  await openAs(LINH, '/service')
  await askForCall(page)
  await expect(page).toHaveURL(/cellIphone$/)
})

test('[OPS-03b] both lines off say that support rests, and are offered again when they are on', async ({
  openAs,
  page,
  world,
}) => {
  const turn = async (lineSwitch: 0 | 1) => {
    for (const line of [1, 2] as const) await world.call(setCustomerLine, { line, lineSwitch })
  }
  await turn(0)
  await hideCovers(page)
  await openAs(MAI, '/service')
  await front(page).getByRole('button', { name: core['nav.support'] }).click()
  await expect(page.getByRole('dialog').getByText(core['common.csSwitch'])).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Kênh/ })).toHaveCount(0)
  await turn(1)
  await openAs(MAI, '/service')
  await toLine(page)
  await expect(page).toHaveURL(/service-chat$/)
})
