import { getPlayLimits, setPlayLimit } from '@keo/contract/play-limits'
import { HOSTS } from '@keo/dev-world/door-world'
import type { World } from '@keo/dev-world/world'
import { LANGUAGES } from '@keo/messages/languages'
import type { Page } from '@playwright/test'
import { fund } from './support/book.ts'
import { tokenOf } from './support/doors.ts'
import { DRAWN_STATES, type DrawnBox, expectGameDrawn } from './support/game-boxes.ts'
import { balanceOf, controlGames, gameIdOf, memberIdOf } from './support/games.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { wear } from './support/looks.ts'
import { hideCovers, LINH, MAI } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

/** The line goes for the whole context. */
test.use({ keepsContext: false })

test.beforeEach(({ page }) => hideCovers(page))

type State = {
  readonly boxes: readonly DrawnBox[]
  /** Brings the page that has just been opened to the state, in any language. */
  readonly arrange: () => Promise<void>
  /** Before it is opened in another language. */
  readonly leave?: () => Promise<void>
}

/** Boxes and pictures of both themes at the size of the mockup, then every language on a narrow screen. */
async function expectState(page: Page, name: string, { boxes, arrange, leave }: State): Promise<void> {
  await arrange()
  await expectGameDrawn(page, { boxes })
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme)
    await savePicture(page, `game-${name}-${theme}`)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const { pathname, origin } = new URL(page.url())
  for (const language of LANGUAGES) {
    await leave?.()
    await page.goto(`${origin}${pathname}?lang=${language}`)
    await shown(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await arrange()
    await expectNoOverflow(page)
  }
}

const pathOf = async (world: World, symbol: string) => `/sub-game/${await gameIdOf(world, symbol)}`
const action = (page: Page) => front(page).locator('.play-action')

test('an own limit: the veil, its boxes and words in every language', async ({ openAs, page, world }) => {
  await fund(world, LINH, 1_000_000)
  await openAs(LINH, await pathOf(world, 'keo-dice-01'))
  const token = (await tokenOf(page))!
  const { limits } = (await world.call(getPlayLimits, {}, { token })).data
  const { used } = limits.find(({ kind, period }) => kind === 'stake' && period === 'day')!
  const amount = String(Number(used) + 2000)
  await world.call(setPlayLimit, { kind: 'stake', period: 'day', amount }, { token })
  await expectState(page, 'limit', {
    boxes: DRAWN_STATES.limit,
    async arrange() {
      await action(page).click()
      await expect(front(page).locator('.play-state-action')).toBeVisible()
    },
  })
})

test('without a line: the card over the open round, its boxes and words in every language', async ({
  openAs,
  page,
  world,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/)
  await fund(world, MAI, 1_000_000)
  await openAs(MAI, await pathOf(world, 'keo-mines-01'))
  await controlGames(world, '/x/result', {
    userId: await memberIdOf(world, MAI),
    gameId: 'keo-mines-01',
    outcome: [1, 2, 3],
  })
  await action(page).click()
  await front(page)
    .getByRole('button', { name: /^Ô 8, chưa mở/ })
    .click()
  await expect(action(page)).toContainText('5.625')
  await expectState(page, 'offline', {
    boxes: DRAWN_STATES.offline,
    async arrange() {
      await expect(action(page)).toBeVisible()
      await context.setOffline(true)
      await expect(front(page).locator('.play-state')).toBeVisible()
    },
    leave: () => context.setOffline(false),
  })
})

test('too little in the wallet: the action leads to more, its boxes and words in every language', async ({
  openAs,
  page,
  world,
}) => {
  const path = await pathOf(world, 'keo-plinko-01')
  await fund(world, LINH, 1_000_000)
  await openAs(LINH, path)
  const over = (await balanceOf(page)) - 2000
  await controlGames(world, '/x/adjust', {
    userId: await memberIdOf(world, LINH),
    gameId: 'keo-plinko-01',
    roundId: '1',
    amount: `-${over.toFixed(2)}`,
  })
  await openAs(LINH, path)
  await expectState(page, 'top-up', {
    boxes: DRAWN_STATES.topUp,
    arrange: () => expect(front(page).locator('a.play-action')).toBeVisible(),
  })
})

test('[RSP-13] auto-play where the line has it: the sheet, its boxes and words in every language', async ({
  page,
  world,
}) => {
  const { port } = new URL(world.url)
  await page.goto(`http://${HOSTS.open}:${port}${await pathOf(world, 'keo-slot-01')}`)
  await shown(page)
  await expectState(page, 'auto-play', {
    boxes: DRAWN_STATES.autoPlay,
    async arrange() {
      await front(page).locator('.play-auto').click()
      await expect(page.getByRole('dialog').locator('.auto-play')).toBeVisible()
    },
  })
})
