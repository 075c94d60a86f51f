import { submitIdentity } from '@keo/contract/identity'
import { getSportsToken } from '@keo/contract/sports'
import { withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { type Payee, REAL_NAME } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { LANGUAGES } from '@keo/messages/languages'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { askBook, onSale, openBook, PLAY } from './support/book.ts'
import { pass } from './support/deposits.ts'
import { expect, front, test } from './support/journey.ts'
import { isWhole, lookThrough, type Look, type Screen } from './support/looks.ts'
import { enterAs, hideCovers } from './support/members.ts'
import { decide, EARLY_BET, slipPath } from './support/slip.ts'

/** One world and one member serve all of them. */
test.describe.configure({ mode: 'default', timeout: isWhole ? 1_800_000 : 600_000 })

const PRIMARY = '.page[data-state="active"] .ui-button[data-kind="primary"]'
const DOORS: readonly Screen[] = [
  { name: 'login', path: '/login', action: PRIMARY },
  { name: 'register', path: '/register', action: PRIMARY },
  { name: 'home of a visitor', path: '/', action: '.home-tile[data-hero] a', waitsFor: '.home-match' },
  { name: 'me of a visitor', path: '/user-center', action: PRIMARY, isExtra: true },
]

type Member = { who: Payee; screens: readonly Screen[] }
let member: Promise<Member> | undefined

/** Somebody with a name, a card, money, a bet that runs and a selection to bet on next. */
async function prepare(world: World): Promise<Member> {
  const steps = payoutSteps(withDoors(world))
  const who = await steps.payee('12580000')
  const person = { realName: REAL_NAME, birthday: '1990-09-09', documentKind: 'idCard' } as const
  await world.call(submitIdentity, { ...person, documentNumber: '001190090909' }, who)
  await pass(world, 60)
  await steps.bindCard(who, '19003688002417')
  await openBook(world)
  const [first, second] = await onSale(world, PLAY.today)
  const { data: access } = await world.call(getSportsToken, {}, who)
  const { marketId, optionType, odds, matchId } = first!
  const betOptionList = [{ marketId, optionType, odds, oddsFormat: 1 }]
  const singleBetList = [{ unitStake: 100, oddsChange: 2, relatedId: 'look-1', betOptionList }]
  await askBook(world, singlePass, { singleBetList }, access.token)
  await decide(world)
  return { who, screens: screensOf(matchId, slipPath([second!])) }
}

const screensOf = (matchId: number, slip: string): readonly Screen[] => [
  {
    name: 'home',
    path: '/',
    action: '.home-tile[data-hero] a',
    waitsFor: '.home-match',
    picture: 'desktop-home',
  },
  { name: 'sports', path: '/sports', action: '.ui-odds[data-state="open"]', waitsFor: '.ui-match-row' },
  { name: 'match', path: `/match-detail/${matchId}`, action: '.match-markets .ui-odds[data-state="open"]' },
  { name: 'slip', path: slip, action: ':is([role="dialog"], .bet-cart-dock) :is(input, [role="textbox"])' },
  { name: 'deposit', path: '/deposit', action: '.ui-screen-dock .ui-button', picture: 'desktop-wallet' },
  { name: 'withdraw', path: '/withdraw', action: PRIMARY },
  { name: 'transfer', path: '/transfer', action: PRIMARY, isExtra: true },
  {
    name: 'transfer, asked',
    path: '/transfer',
    action: '[role="alertdialog"] .ui-button',
    async arrange(page) {
      await front(page).getByRole('textbox').fill('12345678')
      await page.locator(PRIMARY).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'transactions',
    path: '/transaction-record',
    action: '.ui-list-row',
    picture: 'desktop-records',
  },
  { name: 'balance', path: '/financialDetailsView', action: '.ui-list-row' },
  {
    name: 'bets',
    path: '/user-center-bet-record',
    action: '[role="tabpanel"] article',
    picture: 'desktop-bet-records',
  },
  { name: 'me', path: '/user-center', action: '.ui-action-tile[data-primary]', picture: 'desktop-me' },
  { name: 'games', path: '/game', action: '.ui-game', waitsFor: '.lobby-grid .ui-game' },
  {
    name: 'details of a game',
    path: '/sub-game/1001104',
    action: '[role="dialog"] .ui-button[data-kind="primary"]',
    waitsFor: '.lobby-grid .ui-game',
    async arrange(page) {
      await front(page).locator('.lobby-grid .ui-game').first().click()
      await expect(page.locator('.details-symbol').first()).toBeVisible()
    },
  },
  { name: 'mines', path: '/sub-game/1001106119?demo=1', action: '.play-action', waitsFor: '.play-action' },
  {
    name: 'roulette',
    path: '/sub-game/1001102101?demo=1',
    action: '.roulette-place',
    waitsFor: '.play-action',
    isExtra: true,
  },
  {
    name: 'crash',
    path: '/sub-game/1001106163?demo=1',
    action: '.play-action',
    waitsFor: '.crash-players',
    isExtra: true,
  },
  {
    name: 'a slot',
    path: '/sub-game/1001104101?demo=1',
    action: '.slot-spin',
    waitsFor: '.slot-reels',
    isExtra: true,
  },
  { name: 'letters', path: '/message', action: '.inbox-row' },
  {
    name: 'letters, chosen',
    path: '/message',
    action: '.ui-screen-dock .ui-button',
    isExtra: true,
    arrange: (page) => front(page).locator('.inbox-day .ui-button').first().click(),
  },
  { name: 'announcements', path: '/message?tab=announcements', action: '.inbox-row', isExtra: true },
  { name: 'help', path: '/help', action: '.ui-screen-dock .ui-button' },
  {
    name: 'article',
    path: '/service-detail?id=withdraw-time',
    action: 'article .ui-button',
    waitsFor: 'article',
  },
  { name: 'feedback', path: '/settingfeedback', action: 'main .ui-button' },
  { name: 'service', path: '/service', action: '.ui-list-row', isExtra: true },
  { name: 'vip', path: '/vip', action: '.vip-ladder button', waitsFor: '.vip-card' },
  { name: 'vip levels', path: '/vipDetailsView', action: '.vip-table', waitsFor: '.vip-table' },
  {
    name: 'vip service',
    path: '/vipDedicatedManager',
    action: 'main .ui-button',
    waitsFor: '.vip-hero',
    isExtra: true,
  },
  { name: 'bulletins', path: '/bulletins', action: 'main' },
  { name: 'chat', path: '/service-chat', action: '.chat-field textarea', waitsFor: '.chat-line' },
]

for (const language of LANGUAGES) {
  test(`in ${language}: every main screen fits a phone, a short one, one on its side and a desk, dark and light`, async ({
    page,
    world,
    allowComplaints,
  }) => {
    allowComplaints(EARLY_BET)
    member ??= prepare(world)
    const { who, screens } = await member
    await hideCovers(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const looks: Look[] = []
    const walk = async (all: readonly Screen[]) => {
      for (const [place, screen] of all.filter(({ isExtra }) => isWhole || !isExtra).entries())
        looks.push(...(await lookThrough(page, screen, language, place)))
    }
    await walk(DOORS)
    await enterAs(page, who)
    await walk(screens)
    expect(looks.length).toBeGreaterThanOrEqual(isWhole ? 18 * 4 * 2 : 15 * 2)
    expect(looks.flatMap(({ faults }) => faults)).toEqual([])
  })
}
