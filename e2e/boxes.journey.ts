import { core as vi } from '@keo/messages/core/vi'
import { minutes } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { MEMBER } from './built-screens.ts'
import { TAB_BAR } from './support/boxes.ts'
import { DRAWN_GAMES, expectGameDrawn } from './support/game-boxes.ts'
import { restGame } from './support/games.ts'
import { expect, front, MOVING, test } from './support/journey.ts'
import { expectBox, expectToken } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { callSandbox } from './support/sandbox.ts'

test.use(MOVING)

/** The next heartbeat tells of a session that has ended. */
const UNTIL_HEARTBEAT_MS = 5 * 60_000 + 11_000

/** From then on the end of a session is told by a question. */
const LONG_RUN_MS = 11_000

/** The first of its kind on the component board that shows. */
const onBoard = (page: Page, selector: string) => front(page).locator(`${selector}:visible`).first()

test('home: header, tab bar and banner have their boxes', async ({ openAs, page }) => {
  await openAs('visitor', '/')
  await expectBox(front(page).locator('header').first(), { x: 0, width: 390, height: 52 })
  await expectBox(front(page).getByRole('navigation', { name: vi['tab.bar'] }), {
    x: 0,
    y: 844 - TAB_BAR,
    width: 390,
    height: TAB_BAR,
  })
  await expectBox(onBoard(page, '.ui-banner'), { height: 168 })
  await expectToken(front(page).getByRole('navigation', { name: vi['tab.bar'] }), 'background-color', '--bar')
})

test('an inner page: navigation bar 52 high, 44 wide arrow', async ({ openAs, page }) => {
  await openAs('visitor', '/aboutus')
  await expectBox(onBoard(page, '.ui-nav-bar'), { x: 0, y: 0, width: 390, height: 52 })
  await expectBox(front(page).getByRole('button', { name: vi['nav.back'] }), { width: 44, height: 44 })
})

test('overlays: a sheet is as wide as the page and has a rounded top', async ({ openAs, page }) => {
  await openAs('visitor', '/maintain')
  await front(page).getByRole('button', { name: vi['nav.support'] }).click()
  const sheet = page.getByRole('dialog')
  await expectBox(sheet, { x: 0, width: 390 })
  await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
})

test('overlays: the question is 300 wide with rounded corners and two buttons', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  // Five minutes pass in one moment: the live socket pings while the server closes it, or has closed it.
  allowComplaints(/WebSocket is already in CLOSING or CLOSED state|The live socket is not connected/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openAs(MEMBER, '/settings')
  // Who has only just come is led to the login without a question.
  await page.clock.runFor(LONG_RUN_MS)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('keo.token')!) as string)
  await callSandbox(world.url, '/api/sandbox/session/expire', {}, token)
  const dialog = page.getByRole('alertdialog')
  // The page may begin to count only after its screen is seen.
  await expect(async () => {
    if (await dialog.isHidden()) await page.clock.runFor(UNTIL_HEARTBEAT_MS)
    expect(await dialog.isVisible()).toBe(true)
  }).toPass({ timeout: 60_000 })
  await expectBox(dialog, { x: 45, width: 300 })
  await expectToken(dialog, 'border-top-left-radius', '--r-xl')
  for (const choice of ['common.cancel', 'common.confirm'] as const) {
    await expectBox(dialog.getByRole('button', { name: vi[choice] }), { height: 44 })
  }
})

test('home: what is said of a tile stands beside its art', async ({ openAs, page }) => {
  await hideCovers(page)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await openAs('visitor', '/')
    const tiles = front(page).locator('.ui-art-tile:not([data-lead])')
    await expect(tiles).toHaveCount(2)
    for (const tile of await tiles.all()) {
      const note = await tile.locator('.ui-art-tile-note').boundingBox()
      const art = await tile.locator('.ui-art-tile-art').boundingBox()
      const whole = await tile.boundingBox()
      expect(note!.x + note!.width, `${width}: left of its art`).toBeLessThanOrEqual(art!.x + 0.5)
      expect(note!.y + note!.height, `${width}: within its tile`).toBeLessThanOrEqual(
        whole!.y + whole!.height,
      )
    }
  }
})

test('the lobby: search, icons of types, three covers in a row', async ({ openAs, page }) => {
  await openAs('visitor', '/game')
  await expectBox(
    front(page).getByRole('searchbox').locator('xpath=ancestor::*[contains(@class,"ui-search")][1]'),
    {
      height: 42,
    },
  )
  const covers = front(page).locator('.lobby-grid .ui-game')
  await expect(covers.nth(2)).toBeVisible()
  const [first, second, third] = await Promise.all([0, 1, 2].map((place) => covers.nth(place).boundingBox()))
  expect(first!.y).toBe(third!.y)
  expect(second!.width).toBeCloseTo(first!.width, 0)
})

const GAMES = [
  { name: 'mines', path: '/sub-game/1001106119' },
  { name: 'plinko', path: '/sub-game/1001106131' },
  { name: 'crash', path: '/sub-game/1001106163' },
  { name: 'baccarat', path: '/sub-game/1001102110' },
  { name: 'bầu cua', path: '/sub-game/1001106154' },
  { name: 'tài xỉu', path: '/sub-game/1001102128' },
]

for (const { name, path } of GAMES) {
  test(`${name}: bar, wallet, fields, chips and the action have their boxes`, async ({ openAs, page }) => {
    await hideCovers(page)
    await openAs('visitor', path)
    await expect(onBoard(page, '.play-action')).toBeVisible()
    await expectBox(onBoard(page, '.play-bar-row'), { x: 0, width: 390, height: 52 })
    await expectBox(onBoard(page, '.play-wallet'), { height: 36 })
    await expectBox(onBoard(page, '.play-action'), { height: name === 'crash' ? 60 : 56 })
    await expectToken(onBoard(page, '.play-action'), 'border-top-left-radius', '--r-l')
    await expectToken(onBoard(page, '.play-action'), 'background-color', '--action')
    for (const step of await front(page).locator('.play-step:visible').all()) {
      await expectBox(step, { height: 46 })
      await expectToken(step, 'border-top-left-radius', '--r-m')
    }
    for (const chip of await front(page).locator('.table-chip:not(:has(:checked)):visible').all())
      await expectBox(chip, { width: 52, height: 52 })
  })
}

for (const drawn of DRAWN_GAMES) {
  test(`${drawn.what} have their boxes`, async ({ openAs, page }) => {
    await hideCovers(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('visitor', drawn.path)
    await drawn.arrange?.(page)
    await expectGameDrawn(page, drawn)
  })
}

test('a game in maintenance: its cover under a veil, why, and one quiet button', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  const now = world.clock.now()
  await restGame(world, 'keo-limbo-01', [now - minutes(5), now + minutes(60)])
  await openAs('visitor', '/sub-game/1001106110')
  const state = onBoard(page, '.play-state')
  await expectBox(state, { x: 0, width: 390 })
  await expectBox(state.locator('.play-state-action'), { height: 44 })
  await expect(state.locator('.play-state-action')).toHaveCSS('border-top-left-radius', '14px')
  await expect(state.locator('.play-cover .ui-cover')).toBeVisible()
  await expect(state.locator('.play-veil')).toBeVisible()
  await restGame(world, 'keo-limbo-01', null)
})

const SHORT_SCREEN_GAMES = {
  dice: '1001106101',
  limbo: '1001106110',
  mines: '1001106119',
  plinko: '1001106131',
  wheel: '1001106143',
  'hi-lo': '1001103101',
  blackjack: '1001103109',
  crash: '1001106163',
  keno: '1001107101',
  slot: '1001104101',
}

test('360 x 560: the action of every game is in sight without scrolling', async ({ openAs, page }) => {
  await hideCovers(page)
  await page.setViewportSize({ width: 360, height: 560 })
  for (const [name, id] of Object.entries(SHORT_SCREEN_GAMES)) {
    await openAs('visitor', `/sub-game/${id}`)
    const action = onBoard(page, ':is(.play-action, .slot-spin)')
    await expect(action, name).toBeInViewport({ ratio: 1 })
    const isFree = await action.evaluate((target) => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height - 4)
      return target.contains(hit)
    })
    expect(isFree, `${name}: nothing lies over it`).toBe(true)
  }
})

test('roulette: the wheel stays in sight while it turns, wherever the cloth is scrolled to', async ({
  openAs,
  page,
}) => {
  await hideCovers(page)
  await openAs('visitor', '/sub-game/1001102101')
  await front(page)
    .getByRole('button', { name: /^Số 36, / })
    .click()
  await front(page).getByRole('button', { name: /^Đặt/ }).click()
  await expect(front(page).locator('.roulette-wheel')).toHaveAttribute('data-phase', 'drawing')
  await expect(front(page).locator('.roulette-stand')).toBeInViewport({ ratio: 0.98 })
})

test('a phone on its side: the stage stands beside its controls', async ({ openAs, page }) => {
  await hideCovers(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await openAs('visitor', '/sub-game/1001102110')
  await expect(onBoard(page, '.play-action')).toBeVisible()
  const stage = await onBoard(page, '.play-stage').boundingBox()
  const action = await onBoard(page, '.play-action').boundingBox()
  expect(action!.x).toBeGreaterThanOrEqual(stage!.x + stage!.width)
  await expect(onBoard(page, '.play-action')).toBeInViewport({ ratio: 1 })
})
