import { registerByName } from '@keo/contract/accounts'
import { createDepositOrder } from '@keo/contract/deposit'
import type { MemberId } from '@keo/contract/ids'
import { getMember } from '@keo/contract/members'
import { getWallet } from '@keo/contract/wallet'
import type { World } from '@keo/dev-world/world'
import { invitations as vi } from '@keo/messages/invitations/vi'
import { minutes } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'
import { byHand, verify } from './support/deposits.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow } from './support/layout.ts'
import { hideCovers, MAI } from './support/members.ts'

const PASSWORD = 'conMeo7Vang'
const STAKE = 1_000_000

const walletOf = async (world: World, token: string) =>
  Number((await world.call(getWallet, {}, { token })).data.balance.available)

/** A deposit by the bank, and rounds whose stakes are settled. */
async function begin(world: World, token: string, document: string) {
  await verify(world, token, document)
  const request = { channelId: 'fastbank', optionId: '', amount: '2000000', key: `invite-${document}` }
  const { data } = await world.call(createDepositOrder, request, { token })
  await byHand(world, data.orderNo, 'pay')
  const memberId = (await world.call(getMember, {}, { token })).data.id as MemberId
  const amount = money(BigInt(STAKE) * 100n, 'VND')
  const said = { memberId, reference: document, amount, holdId: document }
  const { ledger } = world.app
  await ledger.submit({ ...said, op: 'hold', key: `${document}:stake`, kind: 'game.stake', purpose: 'stake' })
  const payout = (amount.minor - 100n) as Minor
  await ledger.submit({
    ...said,
    payout,
    op: 'post',
    key: `${document}:end`,
    kind: 'game.settled',
    to: 'house:games',
  })
}

async function goOn(world: World) {
  for (let step = 0; step < 3; step += 1) {
    world.worldClock.jump(minutes(2))
    await world.jobs.runDue()
  }
}

test('[OPS-06a] [OPS-06b] [AGT-03] [AGT-04] a friend registers by the link, deposits and bets: both are rewarded; a second account on the own device is held', async ({
  openAs,
  page,
  world,
  browser,
}) => {
  await hideCovers(page)
  await openAs(MAI, '/inviteFriends')
  const code = await front(page).locator('.invite-code').innerText()
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/)
  await expectBox(front(page).locator('.invite-card'), { x: 16, width: 358 })
  await expectBox(front(page).locator('.invite-share i').first(), { width: 48, height: 48 })
  await expectBox(front(page).getByRole('button', { name: vi['invite.send'] }), {
    x: 16,
    width: 358,
    height: 52,
  })
  await expectNoOverflow(page)
  const token = (await tokenOf(page))!
  const before = await walletOf(world, token)

  const elsewhere = await browser.newContext()
  const friend = await elsewhere.newPage()
  await hideCovers(friend)
  await friend.goto(`${world.url}/?inviteCode=${code}`)
  await shown(friend)
  await friend.goto(`${world.url}/registerName`)
  await shown(friend)
  const { field, press } = door(friend)
  await field('login.userName').fill('banmoiden1')
  await field('register.password').fill(PASSWORD)
  await front(friend).getByRole('checkbox').check({ force: true })
  await press('register.submit')
  await solveOnScreen(friend, world)
  await expect.poll(() => fullPathOf(friend)).toBe('/')
  const friendToken = (await tokenOf(friend))!
  await begin(world, friendToken, '001196017001')
  const friendBefore = await walletOf(world, friendToken)
  await goOn(world)
  expect(await walletOf(world, token)).toBe(before + 88_000)
  expect(await walletOf(world, friendToken)).toBe(friendBefore + 88_000)
  await elsewhere.close()

  const device = await page.evaluate(() => JSON.parse(localStorage.getItem('keo.deviceId')!) as string)
  const from = { deviceNo: device }
  const captchaTicket = await world.solveCaptcha('register', from)
  const request = {
    userName: 'chinhminh77',
    password: PASSWORD,
    countryCode: 'VN',
    captchaTicket,
    inviteCode: code,
  }
  const abuser = (await world.call(registerByName, request, from)).data.accessToken
  await begin(world, abuser, '001196017002')
  await goOn(world)
  expect(await walletOf(world, token), 'held').toBe(before + 88_000)

  await page.reload()
  await shown(page)
  await expect(front(page).getByText(vi['invite.step.rewarded'])).toBeVisible()
  await front(page).getByRole('link', { name: vi['invite.list'] }).click()
  await shown(page)
  await expect(front(page).getByText('ba***n1')).toBeVisible()
  await expect(front(page).getByText(vi['inviteDetails.held'])).toBeVisible()
})
