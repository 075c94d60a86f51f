import { playMove, playRound } from '@keo/games-contract/play-calls'
import { crashFlightMs } from '@keo/games-contract/shared-tables'
import type { World } from '@keo/dev-world/world'
import { gamePlay as words } from '@keo/messages/game-play/vi'
import { gameTables as tables } from '@keo/messages/game-tables/vi'
import type { BrowserContext, Page } from '@playwright/test'
import { until } from './support/bets.ts'
import { fund } from './support/book.ts'
import { tokenOf } from './support/doors.ts'
import {
  balanceOf,
  controlGames,
  expectBalance,
  gameIdOf,
  memberIdOf,
  pressIn,
  recordedRounds,
} from './support/games.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { hideCovers, MAI } from './support/members.ts'

// The network of a context is taken away here.
test.use({ keepsContext: false })

const PURSE = 20_000_000
const STAKE = 5000
/** Where Mai stakes 5,000 on 50.00: won, and lost. */
const DICE = { won: { draws: [1234], returned: 9900 }, lost: { draws: [9000], returned: 0 } } as const
const MINES = [7, 8, 9]
const ONE_GEM = 5625

test.beforeEach(async ({ page, world, allowComplaints }) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|fetching the script/)
  await hideCovers(page)
  await fund(world, MAI, PURSE)
})

async function force(world: World, gameId: string, outcome: readonly number[]): Promise<void> {
  await controlGames(world, '/x/result', { userId: await memberIdOf(world, MAI), gameId, outcome })
}

/** Every round of the game in the own records, oldest first: how it ended, its stake and what came back. */
async function recordsOf(world: World, token: string, symbol: string) {
  const id = await gameIdOf(world, symbol)
  const records = await recordedRounds(world, token)
  return records
    .filter(({ game }) => game?.id === id)
    .map(({ state, stake, returned }) => [state, Number(stake), Number(returned)] as const)
    .toReversed()
}

/**
 * The call reaches the provider and is played there; the page is opened again before the answer comes to it, as by a
 * thumb that pulls it down.
 */
async function reloadBeforeAnswer(page: Page, path: string, tap: () => Promise<void>): Promise<void> {
  const pattern = `**${path}`
  const played = new Promise<void>((resolve, reject) => {
    void page.route(pattern, (route) => route.fetch().then(() => resolve(), reject))
  })
  await tap()
  await played
  await reload(page)
  // Not sooner: what is held would go on its way.
  await page.unroute(pattern)
}

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' })
  await shown(page)
}

const told = (page: Page, result: string) =>
  expect(front(page).getByText(new RegExp(`^Ván \\d+ đã kết thúc\\. ${result}`))).toBeVisible()

const DICE_GAME = 'keo-dice-01'
const MINES_GAME = 'keo-mines-01'
const CRASH_GAME = 'keo-crash-01'

test('dice: a reload between tap and answer plays the round once, and the page tells how it ended', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, DICE_GAME)}`)
  const token = (await tokenOf(page))!
  let balance = await balanceOf(page)
  for (const [name, result] of [
    ['Nhận về 9\\.900', DICE.won],
    [words['game.lost'], DICE.lost],
  ] as const) {
    await force(world, DICE_GAME, result.draws)
    await reloadBeforeAnswer(page, playRound.path, () => pressIn(page, /^Cược/))
    balance += result.returned - STAKE
    await told(page, name)
    await expectBalance(page, balance)
  }
  await reload(page)
  await expect(front(page).getByRole('button', { name: /^Cược/ })).toBeEnabled()
  await expect(front(page).getByText(/đã kết thúc/)).toHaveCount(0)
  expect(await recordsOf(world, token, DICE_GAME)).toEqual([
    ['closed', STAKE, 9900],
    ['closed', STAKE, 0],
  ])
})

test('dice: the line is lost between tap and answer; back again, the page draws the one round that was played', async ({
  openAs,
  page,
  world,
  context,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, DICE_GAME)}`)
  const token = (await tokenOf(page))!
  const before = await recordsOf(world, token, DICE_GAME)
  const balance = await balanceOf(page)
  await force(world, DICE_GAME, DICE.won.draws)
  await page.route(`**${playRound.path}`, async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await pressIn(page, /^Cược/)
  await expect(front(page).getByText(words['game.checking'])).toBeVisible()
  await expect(front(page).getByText(words['game.offline'])).toBeVisible()
  await page.unroute(`**${playRound.path}`)
  await context.setOffline(false)
  await expect(
    front(page)
      .getByText(/Nhận về 9\.900/)
      .first(),
  ).toBeVisible()
  await expectBalance(page, balance + 9900 - STAKE)
  expect(await recordsOf(world, token, DICE_GAME)).toEqual([...before, ['closed', STAKE, 9900]])
})

test('dice: a tap that the line swallowed on its way out played nothing, and the page says so', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, DICE_GAME)}`)
  const token = (await tokenOf(page))!
  const before = await recordsOf(world, token, DICE_GAME)
  const balance = await balanceOf(page)
  await page.route(`**${playRound.path}`, (route) => route.abort('internetdisconnected'))
  await pressIn(page, /^Cược/)
  await expect(front(page).getByText(words['game.problem.nothing'])).toBeVisible()
  await expectBalance(page, balance)
  expect(await recordsOf(world, token, DICE_GAME)).toEqual(before)
})

const cell = (page: Page, number: number) =>
  front(page).getByRole('button', { name: new RegExp(`^Ô ${number}, `) })
const cashOut = (page: Page) => front(page).getByRole('button', { name: /^Rút tiền/ })

/** A round of mines with its first gem open. */
async function openGem(page: Page, world: World): Promise<void> {
  await force(world, MINES_GAME, MINES)
  await pressIn(page, /^Cược/)
  await cell(page, 1).click()
  await expect(cell(page, 1)).toHaveAccessibleName(/ngọc/)
}

test('mines: a round goes on after a reload and after a lost line, and is paid once', async ({
  openAs,
  page,
  world,
  context,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, MINES_GAME)}`)
  const token = (await tokenOf(page))!
  const balance = await balanceOf(page)
  await openGem(page, world)
  await reload(page)
  await expect(cell(page, 1)).toHaveAccessibleName(/ngọc/)
  await expectBalance(page, balance - STAKE)

  await page.route(`**${playMove.path}`, async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await cell(page, 2).click()
  await expect(front(page).getByText(/^Ván \d+ được giữ nguyên$/)).toBeVisible()
  await page.unroute(`**${playMove.path}`)
  await context.setOffline(false)
  await expect(cell(page, 2)).toHaveAccessibleName(/ngọc/)

  // The exit is booked, its answer is lost with the page.
  await reloadBeforeAnswer(page, playMove.path, () => cashOut(page).click())
  await told(page, 'Nhận về ')
  const [round, ...others] = await recordsOf(world, token, MINES_GAME)
  expect(others).toEqual([])
  expect(round).toEqual(['closed', STAKE, expect.any(Number)])
  await expectBalance(page, balance - STAKE + round![2])
})

test('mines: a second page of the member ends the round; the first one shows that end, and neither is paid again', async ({
  openAs,
  page,
  world,
  context,
}) => {
  const path = `/sub-game/${await gameIdOf(world, MINES_GAME)}`
  await openAs(MAI, path)
  const token = (await tokenOf(page))!
  const before = await recordsOf(world, token, MINES_GAME)
  const balance = await balanceOf(page)
  await openGem(page, world)
  const second = await context.newPage()
  await hideCovers(second)
  await second.goto(path)
  await shown(second)
  await expect(cell(second, 1)).toHaveAccessibleName(/ngọc/)
  await cashOut(second).click()
  await expectBalance(second, balance - STAKE + ONE_GEM)

  await cell(page, 2).click()
  await expect(front(page).getByText(words['game.problem.elsewhere'])).toBeVisible()
  await expect(cell(page, 8)).toHaveAccessibleName(/mìn/)
  await expectBalance(page, balance - STAKE + ONE_GEM)
  expect(await recordsOf(world, token, MINES_GAME)).toEqual([...before, ['closed', STAKE, ONE_GEM]])
})

/** The member signs in on another device. */
async function otherDevice(browser: { newContext(): Promise<BrowserContext> }, world: World, path: string) {
  const token = await world.signIn(MAI, { deviceNo: 'H5-IOS-1-second-00000000' })
  const page = await (await browser.newContext()).newPage()
  await hideCovers(page)
  await page.addInitScript((text) => localStorage.setItem('keo.token', JSON.stringify(text)), token)
  await page.goto(world.url + path)
  await shown(page)
  return { page, token }
}

test('mines: a second device takes over the round, and the first one leaves play', async ({
  openAs,
  page,
  world,
  browser,
}) => {
  const path = `/sub-game/${await gameIdOf(world, MINES_GAME)}`
  await openAs(MAI, path)
  const before = await recordsOf(world, (await tokenOf(page))!, MINES_GAME)
  const balance = await balanceOf(page)
  await openGem(page, world)
  const other = await otherDevice(browser, world, path)
  await expect(cell(other.page, 1)).toHaveAccessibleName(/ngọc/)
  await expectBalance(other.page, balance - STAKE)
  await expect.poll(() => tokenOf(page), 'the first device is signed out').toBeNull()
  await cashOut(other.page).click()
  await expectBalance(other.page, balance - STAKE + ONE_GEM)
  expect(await recordsOf(world, other.token, MINES_GAME)).toEqual([...before, ['closed', STAKE, ONE_GEM]])
  await other.page.context().close()
})

/** The first of the two bets of a crash page. */
function seatOf(page: Page) {
  const seat = front(page).getByRole('region', { name: 'Cược 1' })
  return {
    place: seat.getByRole('button', { name: new RegExp(`^${tables['tables.crash.place']}`) }),
    ready: seat.getByText(tables['tables.crash.ready']),
    leave: seat.getByRole('button', { name: /^Rút [\d.]/ }),
  }
}

/** A bet in the round that takes bets, or in the next one. */
async function board(page: Page, world: World): Promise<void> {
  const seat = seatOf(page)
  await until(world, () => seat.place.isVisible())
  await seat.place.click()
  await expect(seat.ready).toBeVisible()
}

test('crash: who reloads in flight is still on board and can leave; who is away at its end reads it later', async ({
  openAs,
  page,
  world,
  context,
}) => {
  await openAs(MAI, `/sub-game/${await gameIdOf(world, CRASH_GAME)}`)
  const token = (await tokenOf(page))!
  const ended = async () =>
    (await recordsOf(world, token, CRASH_GAME)).filter(([state]) => state === 'closed')
  let balance = await balanceOf(page)
  let rounds = 0

  // Some flights end before anybody could leave: then there is another.
  for (let paid = 0; paid === 0; rounds += 1) {
    await board(page, world)
    await expectBalance(page, balance - STAKE)
    await reload(page)
    await expectBalance(page, balance - STAKE)
    const { leave } = seatOf(page)
    await until(world, async () => (await leave.count()) > 0 || (await ended()).length > rounds, 250)
    await world.clock.advance(crashFlightMs(105))
    await leave.click({ timeout: 5000 }).catch(() => {})
    await until(world, async () => (await ended()).length > rounds, 500)
    paid = (await ended()).at(-1)![2]
    balance += paid - STAKE
    await expectBalance(page, balance)
  }
  expect(await ended()).toHaveLength(rounds)

  await board(page, world)
  await context.setOffline(true)
  await until(world, async () => (await ended()).length > rounds)
  await context.setOffline(false)
  await front(page).getByRole('tab', { name: tables['tables.crash.own'] }).click()
  await expect(front(page).getByRole('tabpanel').getByRole('row')).toHaveCount(rounds + 2)
  await expectBalance(page, balance - STAKE)
  expect(await ended()).toHaveLength(rounds + 1)
  expect((await ended()).at(-1)).toEqual(['closed', STAKE, 0])
})
