import { jumpToGame } from '@keo/contract/games'
import { ERRORS } from '@keo/contract/errors'
import { getPlayLimits, setPlayLimit } from '@keo/contract/play-limits'
import { getWallet } from '@keo/contract/wallet'
import type { World } from '@keo/dev-world/world'
import { LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import { crashFlightMs } from '@keo/games-contract/shared-tables'
import { gamePlay as words } from '@keo/messages/game-play/vi'
import { gameTables as tables } from '@keo/messages/game-tables/vi'
import { gameRounds } from '@keo/messages/game-rounds/vi'
import { gamesLobby } from '@keo/messages/games-lobby/vi'
import { core } from '@keo/messages/core/vi'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { hours, minutes, seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { until } from './support/bets.ts'
import { fund } from './support/book.ts'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { CHIP, FREE_SPINS, JACKPOT_MISSED, JACKPOT_WON, PLAYED_GAMES } from './support/game-rounds.ts'
import {
  balanceOf,
  controlGames,
  expectBalance,
  gameIdOf,
  memberIdOf,
  pressIn,
  recordedRounds,
  restGame,
} from './support/games.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { hideCovers, LINH, MAI } from './support/members.ts'

const PURSE = 20_000_000

let isReady = false
test.beforeEach(async ({ page, world }) => {
  await hideCovers(page)
  if (!isReady) for (const name of [MAI, LINH]) await fund(world, name, PURSE)
  isReady = true
})

const walletOf = async (world: World, token: string) =>
  Number((await world.call(getWallet, {}, { token })).data.balance.available)

test('a guest finds a game from home, tries it for free, logs in and is back in it', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('visitor', '/')
  await front(page)
    .getByRole('link', { name: /^Tất cả \d+/ })
    .first()
    .click()
  await expect.poll(() => fullPathOf(page)).toMatch(/^\/sub-game\/\d{7}$/)
  await shown(page)
  await front(page).getByRole('tab', { name: gamesLobby['lobby.hall'] }).click()
  await front(page).getByRole('searchbox').fill('xuc xac')
  await pressIn(page, /^Xúc Xắc/)
  await page.getByRole('dialog').getByRole('button', { name: gamesLobby['gameDetails.demo'] }).click()
  await expect(front(page).getByText(words['game.demoNote'])).toBeVisible()
  const credits = await balanceOf(page)
  await pressIn(page, /^Cược/)
  await expect(
    front(page)
      .getByText(/Nhận về|không trúng/)
      .first(),
  ).toBeVisible()
  expect([credits - 5000, credits + 4900]).toContain(await balanceOf(page))

  await front(page).getByRole('link', { name: core['nav.signIn'] }).click()
  const { field, press } = door(page)
  await field('login.userName').fill(MAI)
  await field('login.password').fill(DEMO_PASSWORD)
  await press('login.submit')
  await solveOnScreen(page, world)
  await expect.poll(() => fullPathOf(page)).toBe(`/sub-game/${await gameIdOf(world, 'keo-dice-01')}`)
  await expectBalance(page, await walletOf(world, (await tokenOf(page))!))
})

test('each game of one player wins and loses a round, the balance moves by exactly stake and win, and the records have both', async ({
  openAs,
  page,
  world,
}) => {
  const userId = await memberIdOf(world, MAI)
  for (const { symbol, stake, won, lost, prepare, play, leave } of PLAYED_GAMES) {
    await test.step(symbol, async () => {
      await openAs(MAI, `/sub-game/${await gameIdOf(world, symbol)}`)
      let balance = await balanceOf(page)
      await prepare?.(page)
      for (const result of [won, lost]) {
        await controlGames(world, '/x/result', { userId, gameId: symbol, outcome: result.draws })
        await play(page)
        if (result === won) await leave?.(page)
        balance += result.returned - stake
        await expectBalance(page, balance)
      }
      expect(await walletOf(world, (await tokenOf(page))!)).toBe(balance)
    })
  }

  const records = await recordedRounds(world, (await tokenOf(page))!)
  for (const { symbol, stake, won, lost } of PLAYED_GAMES) {
    const id = await gameIdOf(world, symbol)
    const own = records.filter(({ game }) => game?.id === id)
    const told = own.map((round) => [round.state, Number(round.stake), Number(round.returned)] as const)
    const byReturn = told.toSorted(([, , one], [, , other]) => one - other)
    expect(byReturn, symbol).toEqual([lost, won].map(({ returned }) => ['closed', stake, returned]))
  }

  await openAs(MAI, '/user-center-bet-record')
  await front(page).getByRole('tab', { name: gameRounds['gameRound.tab'] }).click()
  const rows = front(page).getByRole('button', { name: /^Xem ván Ngọc Biển Đông/ })
  await expect(rows).toHaveCount(2)
  const slot = PLAYED_GAMES.find(({ symbol }) => symbol === 'keo-slot-03')
  const paid = slot!.won.returned.toLocaleString('vi')
  await expect(rows.first().getByText(/^0\s₫$/)).toBeVisible()
  await expect(rows.last().getByText(new RegExp(`^${paid}\\s₫$`))).toBeVisible()
  await rows.last().click()
  const sheet = page.getByRole('dialog', { name: gameRounds['gameRound.detail'] })
  await expect(sheet.getByText(gameRounds['gameRound.kind.bet'])).toBeVisible()
  await expect(sheet.getByText(gameRounds['gameRound.kind.result'])).toBeVisible()
  await expect(sheet.getByText(gameRounds['gameRound.noReplay'])).toBeHidden()
})

/** Opens the newest round of a game in the records, where it stands with what came back. */
async function openRecord(page: Page, name: string, returned: number) {
  const row = front(page)
    .getByRole('button', { name: new RegExp(`^Xem ván ${name}`) })
    .first()
  await expect(row.getByText(new RegExp(`^${returned.toLocaleString('vi')}\\s₫$`))).toBeVisible()
  await row.click()
  return page.getByRole('dialog', { name: gameRounds['gameRound.detail'] })
}

const RECORDS = '/user-center-bet-record?tab=games'

test('free spins are drawn one by one, paid once, and stand in the records spin by spin', async ({
  openAs,
  page,
  world,
}) => {
  await page.clock.install()
  const [symbol, userId] = ['keo-slot-01', await memberIdOf(world, MAI)]
  await openAs(MAI, `/sub-game/${await gameIdOf(world, symbol)}`)
  const before = await balanceOf(page)
  await controlGames(world, '/x/result', { userId, gameId: symbol, outcome: FREE_SPINS.draws })
  await pressIn(page, /^Quay\s*\d/)
  await expect(front(page).getByText('Được 8 lượt miễn phí')).toBeVisible()
  const place = front(page).locator('.slot-free')
  for (let at = 1; at <= 8; at += 1) {
    await page.clock.runFor(LEAST_ROUND_MS)
    await expect(place).toContainText(`${at} / 8`)
  }
  await expectBalance(page, before - CHIP + FREE_SPINS.returned)
  expect(await walletOf(world, (await tokenOf(page))!)).toBe(before - CHIP + FREE_SPINS.returned)

  await openAs(MAI, RECORDS)
  const sheet = await openRecord(page, 'Thần Tài Gõ Cửa', FREE_SPINS.returned)
  for (let at = 1; at <= 8; at += 1)
    await expect(sheet.getByText(`Lượt miễn phí ${at}`, { exact: true })).toBeVisible()
})

test('the jackpot is won beside its round, paid with it, and stands in the records as a movement of its own', async ({
  openAs,
  page,
  world,
}) => {
  await page.clock.install()
  const [symbol, userId] = ['keo-slot-02', await memberIdOf(world, MAI)]
  await openAs(MAI, `/sub-game/${await gameIdOf(world, symbol)}`)
  const before = await balanceOf(page)
  const spin = async ({ draws }: { draws: readonly number[] }) => {
    await controlGames(world, '/x/result', { userId, gameId: symbol, outcome: draws })
    await pressIn(page, /^Quay\s*\d/)
  }
  await spin(JACKPOT_MISSED)
  await expectBalance(page, before - CHIP)
  await page.clock.runFor(LEAST_ROUND_MS)
  const stands = Number((await front(page).locator('.slot-jackpot b').innerText()).replaceAll(/\D/g, ''))
  const won = stands + CHIP / 100
  await spin(JACKPOT_WON)
  const told = words['slot.jackpotWon'].replace('{amount}', won.toLocaleString('vi'))
  await expect(front(page).getByText(told)).toBeVisible()
  await expectBalance(page, before - 2 * CHIP + won)
  await expect(front(page).locator('.slot-jackpot b')).toContainText('5.000.000')

  await openAs(MAI, RECORDS)
  const sheet = await openRecord(page, 'Sen Vàng', won)
  const movement = sheet.getByText(gameRounds['gameRound.kind.jackpotWin'], { exact: true })
  await expect(movement).toBeVisible()
  await expect(sheet.getByText(words['slot.jackpot'], { exact: true })).toBeVisible()
})

test('the pair of seeds is changed, and a round of the old one fits in the verifier', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, 'keo-dice-01')}`)
  const balance = await balanceOf(page)
  await pressIn(page, /^Cược/)
  await expect.poll(() => balanceOf(page)).not.toBe(balance)
  const strip = front(page).getByRole('list', { name: words['game.lastRounds'] })
  const roll = Number((await strip.getByRole('listitem').first().innerText()).replace('.', ''))

  await front(page).getByRole('button', { name: words['game.fairness'] }).click()
  const sheet = page.getByRole('dialog', { name: words['game.fairness'] })
  const codes = sheet.locator('code')
  const commitment = await codes.first().innerText()
  const nonce = Number(await codes.nth(1).innerText()) - 1
  const clientSeed = await sheet.getByLabel(words['fair.clientSeed']).inputValue()
  await sheet.getByRole('button', { name: words['fair.change'] }).click()
  await expect(codes.first()).not.toHaveText(commitment)
  const serverSeed = await codes.nth(2).innerText()
  await sheet.getByRole('button', { name: new RegExp(`^Ván ${nonce} `) }).click()
  await expect(sheet.getByText(words['fair.matches'])).toBeVisible()

  await page.goto('/game-verifier')
  await shown(page)
  await front(page).getByLabel(gameRounds['verifier.game']).selectOption('dice')
  const fill = (name: string, value: string) => front(page).getByLabel(name, { exact: true }).fill(value)
  await fill(gameRounds['verifier.commitment'], commitment)
  await fill(gameRounds['verifier.serverSeed'], serverSeed)
  await fill(gameRounds['verifier.clientSeed'], clientSeed)
  await fill(gameRounds['verifier.nonce'], String(nonce))
  await pressIn(page, /^Tự kiểm lại ván này/)
  await expect(front(page).getByText(gameRounds['verifier.matches'])).toBeVisible()
  await expect(front(page).getByText(`${gameRounds['verifier.outcome.roll']} ${roll}`)).toBeVisible()
  await fill(gameRounds['verifier.serverSeed'], 'ab'.repeat(32))
  await pressIn(page, /^Tự kiểm lại ván này/)
  await expect(front(page).getByText(gameRounds['verifier.differs'])).toBeVisible()
})

test('a round is opened again by its link, and support opens the same one with the link alone', async ({
  browser,
  openAs,
  page,
  world,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void sessionStorage.setItem('copied', text)
  })
  await openAs(MAI, `/sub-game/${await gameIdOf(world, 'keo-dice-01')}`)
  const balance = await balanceOf(page)
  await pressIn(page, /^Cược/)
  await expect.poll(() => balanceOf(page)).not.toBe(balance)
  await openAs(MAI, '/user-center-bet-record?tab=games')
  await pressIn(page, /^Xem ván Xúc Xắc/)
  const sheet = page.getByRole('dialog', { name: gameRounds['gameRound.detail'] })
  const [round] = await recordedRounds(world, (await tokenOf(page))!)
  await sheet.getByRole('button', { name: gameRounds['gameRound.share'] }).click()
  const address = (await page.evaluate(() => sessionStorage.getItem('copied')))!
  await page.goto(address)
  await shown(page)
  await expect(sheet.getByText(round!.roundId)).toBeVisible()

  const support = await deskOf(world).hire(await adminOf(world), 'support')
  const desk = await pageOf(browser, world, support)
  await desk.page.keyboard.press('Control+k')
  await desk.page.getByRole('combobox').fill(address)
  await desk.page.getByRole('option', { name: new RegExp(MAI) }).click()
  const panel = desk.page.getByRole('region', { name: 'Xem lại ván' })
  await expect(panel.getByRole('heading')).toContainText(round!.id)
  // What the player staked stands in it, with the row of the statement that the same hash seals.
  await expect(panel.getByText(/[0-9a-f]{64}/).first()).toBeVisible()
  await desk.page.context().close()
})

type Recorded = {
  readonly token: string
  readonly symbol: string
  readonly bets: readonly [number, number][]
}

/** The own records have every round of the game with its stake and what came back, and no other. */
async function expectRecorded(world: World, { token, symbol, bets }: Recorded): Promise<void> {
  const id = await gameIdOf(world, symbol)
  const told = async () =>
    (await recordedRounds(world, token))
      .filter(({ game }) => game?.id === id)
      .map(({ state, stake, returned }) => [state, Number(stake), Number(returned)])
      .toReversed()
  await expect.poll(told, symbol).toEqual(bets.map((bet) => ['closed', ...bet]))
}

/** So do the rows of the records on the screen, newest first. */
async function expectListed(page: Page, name: string, bets: Recorded['bets']): Promise<void> {
  const rows = front(page).getByRole('button', { name: new RegExp(`^Xem ván ${name}`) })
  await expect(rows).toHaveCount(bets.length)
  for (const [place, [, returned]] of bets.toReversed().entries()) {
    const paid = returned.toLocaleString('vi', { maximumFractionDigits: 0 })
    await expect(rows.nth(place).getByText(new RegExp(`^${paid}\\s₫$`))).toBeVisible()
  }
}

test('tài xỉu: both sides of a shared round are bet on, one wins and one loses', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, 'keo-tai-xiu-01')}`)
  let balance = await balanceOf(page)
  const bets: [number, number][] = []
  let side: string | undefined
  // A triple beats both sides: then there is another round.
  while (!side) {
    for (const name of [/^Tài, /, /^Đặt Tài/]) await pressIn(page, name)
    await expectBalance(page, balance - 5000)
    for (const name of [/^Xỉu, /, /^Xỉu, /, /^Đặt Xỉu/]) await pressIn(page, name)
    await expectBalance(page, balance - 15_000)
    await world.clock.advance(seconds(23))
    const result = front(page)
      .locator('.table-result')
      .filter({ hasText: /tổng \d+/ })
    await expect(result).toBeVisible()
    side = /Tài|Xỉu/.exec(await result.innerText())?.[0]
    balance += { Tài: -5000, Xỉu: 5000, triple: -15_000 }[side ?? 'triple']!
    await expectBalance(page, balance)
    bets.push([5000, side === 'Tài' ? 10_000 : 0], [10_000, side === 'Xỉu' ? 20_000 : 0])
    await world.clock.advance(seconds(8))
  }
  await expectRecorded(world, { token: (await tokenOf(page))!, symbol: 'keo-tai-xiu-01', bets })
  await openAs(MAI, '/user-center-bet-record?tab=games')
  await expectListed(page, 'Tài Xỉu', bets)
})

const FIRST_SEAT = 'Cược 1'

/** The first of the two bets of a crash page. */
function seatOf(page: Page) {
  const seat = front(page).getByRole('region', { name: FIRST_SEAT })
  return {
    place: seat.getByRole('button', { name: new RegExp(`^${tables['tables.crash.place']}`) }),
    ready: seat.getByText(tables['tables.crash.ready']),
    leave: seat.getByRole('button', { name: /^Rút [\d.]/ }),
    left: seat.getByText(/^Đã rút ở/),
    missed: seat.getByText(tables['tables.crash.missed']),
  }
}

type Flyer = { readonly page: Page; readonly token: string; readonly bets: [number, number][] }

/** Both bet on one flight; one leaves in time and is paid, the other stays on board and is not. */
async function fly(world: World, leaver: Flyer, stayer: Flyer): Promise<void> {
  const [theirs, others] = [seatOf(leaver.page), seatOf(stayer.page)]
  // One flight in twenty ends before anybody could leave: then there is another.
  for (let hasLeft = false; !hasLeft;) {
    await until(world, async () => (await theirs.place.isVisible()) && (await others.place.isVisible()))
    const before = [await balanceOf(leaver.page), await balanceOf(stayer.page)] as const
    for (const seat of [theirs, others]) await seat.place.click()
    for (const seat of [theirs, others]) await expect(seat.ready).toBeVisible()
    await until(world, async () => (await theirs.leave.or(theirs.missed).count()) > 0, 250)
    await world.clock.advance(crashFlightMs(105))
    if (await theirs.leave.isVisible()) await theirs.leave.click({ timeout: 10_000 }).catch(() => {})
    await expect(theirs.left.or(theirs.missed)).toBeVisible()
    hasLeft = await theirs.left.isVisible()
    const point = hasLeft ? Number(/([\d.]+)×/.exec(await theirs.left.innerText())![1]) : 0
    const paid = 50 * Math.round(point * 100)
    await expectBalance(leaver.page, before[0] - 5000 + paid)
    // In small steps: what is missed shows until the next round, and the page has to ask for it.
    await until(world, () => others.missed.isVisible(), 500)
    await expectBalance(stayer.page, before[1] - 5000)
    leaver.bets.push([5000, paid])
    stayer.bets.push([5000, 0])
  }
}

test('crash: two players in the same rounds, each leaves one in time and is lost with another, and a round fits in the verifier', async ({
  openAs,
  page,
  world,
  browser,
}) => {
  const path = `/sub-game/${await gameIdOf(world, 'keo-crash-01')}`
  await openAs(MAI, path)
  const mine: Flyer = { page, token: (await tokenOf(page))!, bets: [] }
  const other = await (await browser.newContext()).newPage()
  await hideCovers(other)
  const theirs: Flyer = { page: other, token: await world.signIn(LINH), bets: [] }
  await other.addInitScript((text) => localStorage.setItem('keo.token', JSON.stringify(text)), theirs.token)
  await other.goto(world.url + path)
  await shown(other)
  await fly(world, mine, theirs)
  await fly(world, theirs, mine)
  for (const { token, bets } of [mine, theirs])
    await expectRecorded(world, { token, symbol: 'keo-crash-01', bets })
  await other.context().close()

  await openAs(MAI, '/user-center-bet-record?tab=games')
  await expectListed(page, 'Phi Thuyền', mine.bets)
  await pressIn(page, /^Xem ván Phi Thuyền/)
  const sheet = page.getByRole('dialog', { name: gameRounds['gameRound.detail'] })
  await sheet.getByRole('link', { name: gameRounds['gameRound.verify'] }).click()
  await expect.poll(() => fullPathOf(page)).toMatch(/^\/game-verifier\?game=crash&/)
  await expect(front(page).getByText(gameRounds['verifier.matches'])).toBeVisible()
})

test('[GAM-01c] a window that begins closes tile and open game with its local time, and opens them again', async ({
  openAs,
  page,
  world,
}) => {
  await page.clock.install()
  const id = await gameIdOf(world, 'keo-mines-01')
  const now = world.worldClock.now()
  const window = [now - minutes(1), now + hours(1)] as const
  const time = new Intl.DateTimeFormat('vi', {
    timeZone: 'Asia/Ho_Chi_Minh',
    hour: '2-digit',
    minute: '2-digit',
  }).format(window[1])
  await openAs(MAI, '/game')
  await front(page).getByRole('searchbox').fill('do min')
  await page.clock.runFor(seconds(1))
  const name = page.getByText('Dò Mìn', { exact: true })
  const tile = front(page).getByRole('button').filter({ has: name })
  await expect(tile).toBeEnabled()
  await restGame(world, 'keo-mines-01', window)
  await page.clock.runFor(minutes(3) + seconds(1))
  await expect(tile).toBeDisabled()
  await expect(tile).toContainText(`đến ${time}`)
  const jump = () => world.call(jumpToGame, { id }, { token: token ?? '' })
  const token = await tokenOf(page)
  expect((await jump()).code).toBe(ERRORS.GAME_IN_MAINTENANCE.wire)

  await restGame(world, 'keo-mines-01', null)
  await openAs(MAI, `/sub-game/${id}`)
  const balance = await balanceOf(page)
  await restGame(world, 'keo-mines-01', window)
  await pressIn(page, /^Cược/)
  await expect(front(page).getByText(words['game.problem.off'])).toBeVisible()
  await expectBalance(page, balance)
  await page.clock.runFor(minutes(3) + seconds(1))
  await expect(front(page).getByText(`Bảo trì đến ${time}`)).toBeVisible()
  await restGame(world, 'keo-mines-01', null)
  await page.clock.runFor(minutes(3) + seconds(1))
  await expect(front(page).getByRole('button', { name: /^Cược/ })).toBeVisible()
})

test('[RSP-04] a limit that is reached in the middle of play refuses the next bet, and takes nothing', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(LINH, `/sub-game/${await gameIdOf(world, 'keo-dice-01')}`)
  const token = (await tokenOf(page))!
  const { limits } = (await world.call(getPlayLimits, {}, { token })).data
  const { used } = limits.find(({ kind, period }) => kind === 'stake' && period === 'day')!
  const amount = String(Number(used) + 7000)
  await world.call(setPlayLimit, { kind: 'stake', period: 'day', amount }, { token })
  const before = await balanceOf(page)
  await controlGames(world, '/x/result', {
    userId: await memberIdOf(world, LINH),
    gameId: 'keo-dice-01',
    outcome: [9000],
  })
  await pressIn(page, /^Cược/)
  await expectBalance(page, before - 5000)
  await pressIn(page, /^Cược/)
  await expect(front(page).getByText(words['game.limit.day'])).toBeVisible()
  await expect(front(page).getByText(/^Mức cược [\d.]+\s₫ do bạn đặt\. Mở lại \d\d:\d\d\.$/)).toBeVisible()
  await expectBalance(page, before - 5000)
  expect(await walletOf(world, token)).toBe(before - 5000)
  await expect(front(page).getByRole('button', { name: /^Cược/ })).toHaveCount(0)
})
