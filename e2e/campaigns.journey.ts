import { createDepositOrder } from '@keo/contract/deposit'
import type { MemberId } from '@keo/contract/ids'
import { claimCampaign } from '@keo/contract/campaigns'
import { type FixtureList, type FixtureView, listFixtures, setPicks } from '@keo/contract/predictions'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { HOSTS, withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { REAL_NAME, type Payee } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { campaigns as vi } from '@keo/messages/campaigns/vi'
import { LANGUAGES } from '@keo/messages/languages'
import { server as told } from '@keo/messages/server/vi'
import { days, hours, parseServerTime, seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { CAMPAIGN_ROUTES } from '../apps/web/src/features/campaigns/campaign-routes.ts'
import { expectAccessible } from './support/axe.ts'
import { byHand, joinAs, pass, verify } from './support/deposits.ts'
import { diceOf } from './support/dice.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { memberIdOf } from './support/games.ts'
import { isWhole } from './support/looks.ts'
import { hideCovers, LINH, MAI } from './support/members.ts'

test.use(MOVING)

test.beforeEach(({ page }) => hideCovers(page))

const DEPOSIT = 500_000
/** Every round pays a little more than its stake. */
const STAKE = 250_000
const DONG = 100n
const DAY_SECONDS = 86_400
const FIRST_MONDAY = Date.UTC(1970, 0, 5)
/** Of the campaign's file. */
const STEPS = [
  [5, 18_000],
  [10, 25_000],
  [20, 48_000],
  [30, 88_000],
] as const
const PICKS_AT_ONCE = 10
const DEVICE = 'H5-AND-1-campai-00000000'

type Person = { readonly token: string; readonly deviceNo?: string | undefined }

/** As a member's own browser has it; once more when a session is over. */
async function openWith(page: Page, { token, deviceNo = '' }: Person, path: string): Promise<void> {
  await page.addInitScript(
    ([device, text]) => {
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(text))
    },
    [deviceNo, token] as const,
  )
  await page.goto(path)
  await shown(page)
}

async function deposit(world: World, who: Person, key: string): Promise<void> {
  world.worldClock.jump(seconds(1))
  const request = { channelId: 'fastbank', optionId: '', amount: String(DEPOSIT), key: `campaign-${key}` }
  const { data, msg } = await world.call(createDepositOrder, request, who)
  expect(msg).toBe('')
  await byHand(world, data.orderNo, 'pay')
}

const balanceOf = (world: World, { id }: Pick<Payee, 'id'>) =>
  world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })

const dock = (page: Page, words: string) => front(page).getByRole('button', { name: words })

test('[OPS-07b] [LED-20] [MON-32] a first deposit brings a bonus; bet ten times it is cash, and leaves by a withdrawal', async ({
  page,
  world,
}) => {
  const steps = payoutSteps(withDoors(world))
  const who = await steps.payee('0')
  await verify(world, who.token, '079196000811', REAL_NAME)
  await openWith(page, who, '/first-charge')
  await expect(dock(page, vi['campaigns.deposit'])).toBeVisible()

  await deposit(world, who, 'first')
  await page.reload()
  await shown(page)
  await dock(page, `${vi['campaigns.claim']} 500.000`).click()
  await expect(front(page).getByText(vi['campaigns.allDone'])).toBeVisible()
  expect(await balanceOf(world, who)).toMatchObject({
    available: BigInt(DEPOSIT) * DONG,
    bonus: BigInt(DEPOSIT) * DONG,
  })

  // Bets of the instant of the claim came before it.
  await pass(world, 1)
  const dice = await diceOf(world, who)
  for (let round = 1; round < (DEPOSIT * 10) / STAKE; round += 1) await dice(STAKE, `bonus-round-${round}`)
  await steps.goOn(3)
  await openWith(page, who, '/welfare?tab=earning')
  await expect(front(page).getByText('Đã cược 4,75TR / 5TR')).toBeVisible()
  await dice(STAKE, 'bonus-last-round')
  await steps.goOn(3)
  const cash = await balanceOf(world, who)
  expect(cash.bonus).toBe(0n)
  expect(cash.available).toBeGreaterThan(2n * BigInt(DEPOSIT) * DONG)

  const card = await steps.bindCard(who, '9704000000000105')
  const asked = await steps.ask(who, card.id, '900000')
  expect(asked.msg).toBe('')
  const paid = await steps.until(who, asked.data.orderNo, WITHDRAW_STATES.paid)
  expect(paid.orderStatus).toBe(WITHDRAW_STATES.paid)
  expect((await balanceOf(world, who)).available).toBe(cash.available - 900_000n * DONG)
})

test('[OPS-07a] [LED-11c] a newcomer opens a box and has what was in it; a side of a real match that is cheered for stands in the record', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await joinAs(page, world, 'nguoimoi18')
  await verify(world, token, '079196000851')
  const id = (await memberIdOf(world, 'nguoimoi18')) as MemberId
  const open = dock(page, vi['campaigns.openBox'].replace('{box}', vi['campaigns.box.small']))
  await page.goto('/newPersonGiftBox-activity')
  await shown(page)
  await open.click()
  await expect(front(page).locator('.box-told')).not.toBeEmpty()
  const { available } = await balanceOf(world, { id })
  expect(available).toBeGreaterThan(0n)
  await page.reload()
  await shown(page)
  await expect(front(page).locator('.box-row li').first()).toHaveAttribute('data-open', 'true')
  await expect(open).toHaveCount(0)
  expect((await balanceOf(world, { id })).available).toBe(available)

  await page.goto('/cheerUp-activity')
  await shown(page)
  const side = front(page).locator('.fixture').first().getByRole('button').first()
  const name = await side.innerText()
  await side.click()
  await expect(side).toHaveAttribute('aria-pressed', 'true')
  await front(page).getByRole('button', { name: vi['campaigns.cheer.records'] }).click()
  await shown(page)
  await expect(front(page).getByText(vi['campaigns.cheer.mine'].replace('{side}', name))).toBeVisible()
  await expect(front(page).getByText(vi['campaigns.cheer.waits'])).toBeVisible()
})

test('an account on a device that two others claimed with is refused in words, and gets nothing', async ({
  page,
  world,
}) => {
  const doors = withDoors(world)
  const people: Person[] = []
  for (const [n, userName] of ['motthietbi1', 'motthietbi2', 'motthietbi3'].entries()) {
    const from = { deviceNo: 'H5-AND-1-shared-00000000', host: HOSTS.open }
    const who = { ...from, token: await doors.register(userName, from) }
    await verify(world, who.token, `07919600082${n}`)
    await deposit(world, who, userName)
    people.push(who)
  }
  for (const who of people.slice(0, 2))
    expect((await world.call(claimCampaign, { id: 'first-deposit', version: 1 }, who)).code).toBe(200)
  await openWith(page, people[2]!, '/first-charge')
  const claim = dock(page, `${vi['campaigns.claim']} 500.000`)
  await claim.click()
  await expect(front(page).getByRole('alert')).toHaveText(told['error.campaignShared'])
  const id = (await memberIdOf(world, 'motthietbi3')) as MemberId
  expect(await balanceOf(world, { id })).toMatchObject({ available: BigInt(DEPOSIT) * DONG, bonus: 0n })
})

test('[OPS-07b] seven days of sign-in by the clock, the wheel of a day, and the rebate of the day before', async ({
  page,
  world,
  allowComplaints,
}) => {
  // A day passes in one moment: the ticket with which a page was about to open its socket is over then.
  allowComplaints(/WebSocket connection to .* failed: HTTP Authentication failed/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const who = async (): Promise<Person> => ({
    deviceNo: DEVICE,
    token: await world.signIn(LINH, { deviceNo: DEVICE }),
  })
  const id = (await memberIdOf(world, LINH)) as MemberId
  const signIn = async () => {
    await dock(page, vi['campaigns.signInNow']).click()
    await expect(front(page).getByText(vi['campaigns.signedToday'])).toBeVisible()
  }
  const first = await who()
  await verify(world, first.token, '079196000831')
  await deposit(world, first, 'rebate')
  const dice = await diceOf(world, first)
  for (const name of ['rebate-one', 'rebate-two']) await dice(STAKE, name)
  for (let day = 1; day <= 7; day += 1) {
    await openWith(page, await who(), '/sign-activity')
    await signIn()
    await expect(front(page).locator('.signin-row b')).toHaveText(String(day))
    if (day === 2) {
      await openWith(page, await who(), '/rebate-activity')
      const before = (await balanceOf(world, { id })).available
      await dock(page, `${vi['campaigns.claim']} 2.000`).click()
      await expect(front(page).getByText(vi['campaigns.step.claimed'], { exact: true })).toBeVisible()
      expect((await balanceOf(world, { id })).available - before).toBe(2_000n * DONG)
    }
    if (day < 7) await pass(world, DAY_SECONDS)
  }
  await expectAccessible(page)
  await openWith(page, await who(), '/luckyWheel')
  await front(page).getByRole('button', { name: 'Quay còn 3 lượt' }).click()
  await expect(front(page).locator('.wheel-result')).not.toBeEmpty()
  await expect(front(page).getByRole('heading', { name: vi['campaigns.ownTurns'] })).toBeVisible()
  await expectNoOverflow(page)
})

/** Weeks begin on Monday by the clock of the server. */
async function goToMonday(world: World): Promise<number> {
  const now = world.worldClock.now()
  const sinceMonday = (now + hours(8) - FIRST_MONDAY) % days(7)
  await goTo(world, now - sinceMonday + days(7) + hours(1))
  return world.worldClock.now() - hours(1) + days(7)
}

async function goTo(world: World, instant: number): Promise<void> {
  world.worldClock.jump(instant - world.worldClock.now())
  await world.jobs.runDue()
}

test('[OPS-07b] real matches of a week are predicted, played, and pay by the picks that were right', async ({
  page,
  world,
}) => {
  const from = { deviceNo: 'H5-AND-1-picker-00000000' }
  const weekEnds = await goToMonday(world)
  const who = { ...from, token: await world.signIn(MAI, from) }
  await verify(world, who.token, '079196000841')
  await openWith(page, who, '/Five-Major-Leagues')
  const first = front(page).locator('.fixture').first()
  await first.getByRole('button').first().click()
  await expect(first.getByRole('button', { pressed: true })).toHaveText('1')

  const inTime = (await fixturesOf(world, who)).filter(
    ({ time }) => (parseServerTime(time) ?? 0) < weekEnds - hours(8),
  )
  const picks = inTime.map(({ matchId }) => ({ matchId, pick: '1' as const }))
  for (let n = 0; n < picks.length; n += PICKS_AT_ONCE) {
    const some = picks.slice(n, n + PICKS_AT_ONCE)
    expect((await world.call(setPicks, { id: 'five-leagues', version: 1, picks: some }, who)).code).toBe(200)
  }
  await goTo(world, weekEnds - hours(1))
  await pass(world, 61)

  const again = { ...from, token: await world.signIn(MAI, from) }
  const played = await fixturesOf(world, again, 'played')
  const right = played.filter(({ pick, outcome }) => pick && pick === outcome).length
  expect(right).toBeGreaterThanOrEqual(STEPS[0][0])
  const sum = STEPS.reduce((all, [target, amount]) => (right >= target ? all + amount : all), 0)
  const id = (await memberIdOf(world, MAI)) as MemberId
  const before = (await balanceOf(world, { id })).available
  await openWith(page, again, '/Five-Major-Leagues')
  await dock(page, `${vi['campaigns.claim']} ${sum.toLocaleString('vi-VN')}`).click()
  await expect.poll(async () => (await balanceOf(world, { id })).available - before).toBe(BigInt(sum) * DONG)
  await expectNoOverflow(page)
})

async function fixturesOf(world: World, who: Person, when: FixtureList = 'next') {
  const found: FixtureView[] = []
  for (let page = 1; ; page += 1) {
    const { items, hasMore } = (
      await world.call(listFixtures, { id: 'five-leagues', when, page: String(page) }, who)
    ).data
    found.push(...items)
    if (!hasMore) return found
  }
}

test('[OPS-07a] every campaign route has a title and a drawing of its own, an action or why there is none now, and fits 360 pixels', async ({
  openAs,
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 780 })
  const seen = { titles: [] as string[], arts: [] as string[] }
  for (const [place, path] of Object.keys(CAMPAIGN_ROUTES).entries())
    // Each in one language and all of them by turns; the whole run opens each in every one.
    for (const [at, language] of LANGUAGES.entries()) {
      if (!isWhole && at !== place % LANGUAGES.length) continue
      await openAs(MAI, `${path}?lang=${language}`)
      const screen = front(page)
      await expect(screen.locator('.campaign-title'), path).toBeVisible()
      const action = screen.locator(
        '.campaign-dock button, .wheel-stage button, .campaign-quiet, form button',
      )
      await expect(action.first(), path).toBeVisible()
      await expect(action.first(), path).not.toBeEmpty()
      await expect(screen.locator('.campaign-hero-art, .wheel-stage'), path).toHaveCount(1)
      seen.titles.push(`${language} ${await screen.locator('.campaign-title').innerText()}`)
      const art = screen.locator('.campaign-hero-art')
      if ((await art.count()) > 0) seen.arts.push(`${language} ${await art.getAttribute('src')}`)
      await expectNoOverflow(page)
    }
  expect(new Set(seen.titles).size).toBe(seen.titles.length)
  expect(new Set(seen.arts).size).toBe(seen.arts.length)
})
