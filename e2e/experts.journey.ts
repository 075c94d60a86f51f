import { createHash } from 'node:crypto'
import { decideExpertApplication, listExpertApplications } from '@keo/contract/expert-desk'
import { getExpert, getPlan, type PlanDetail } from '@keo/contract/experts'
import { sealedText } from '@keo/contract/plan-seal'
import { writePlan } from '@keo/contract/own-plans'
import { MAI as MAI_ID } from '@keo/dev-world/wallet-world'
import type { World } from '@keo/dev-world/world'
import { experts as words } from '@keo/messages/experts/vi'
import { forceTurn } from '@keo/sportsbook-contract/control'
import { getList } from '@keo/sportsbook-contract/matches'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { hours, minutes, parseServerTime, seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { choicesOf } from './support/bets.ts'
import { askBook, fund, openBook, PLAY } from './support/book.ts'
import { pass } from './support/deposits.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { beHereForLong, hideCovers, LINH, MAI, press } from './support/members.ts'
import { slipPath } from './support/slip.ts'
import { expectSaid } from './support/told.ts'

const [WHO_WINS, WHOLE_MATCH] = [1005, 1001]
const WHY = 'Mình theo dõi V.League mười năm và ghi lại mọi kèo.'
const TEXT = 'Chủ nhà đá sân quen, tỷ lệ này vẫn còn ngon.'
const PRICE = 20_000

/** Who wins two matches that begin soon, at the prices of now. */
async function twoWinners(world: World) {
  const { records } = await askBook(world, getList, { type: PLAY.today, sportId: 1, size: 50 })
  const legs = records
    .filter(({ bt }) => bt > world.worldClock.now() + minutes(20))
    .toSorted((one, other) => one.bt - other.bt)
    .flatMap((match) => choicesOf(match, WHO_WINS, WHOLE_MATCH).slice(0, 1))
  return legs
    .slice(0, 2)
    .map(({ matchId, marketId, type, odds }) => ({ matchId, marketId, optionType: type, odds, name: '' }))
}

/** Both may play; the writer has been here for long. */
async function ready(world: World): Promise<void> {
  await fund(world, MAI, 100_000)
  await fund(world, LINH, 100_000)
  await beHereForLong(world, LINH)
  await openBook(world)
}

/** The same browser with somebody else in it. */
async function become(page: Page, world: World, who: string, path: string): Promise<void> {
  const device = await page.evaluate(() => JSON.parse(localStorage.getItem('keo.deviceId')!) as string)
  const token = await world.signIn(who, { deviceNo: device })
  await page.evaluate((text) => localStorage.setItem('keo.token', JSON.stringify(text)), token)
  await page.goto(path)
  await shown(page)
}

const planOf = async (world: World, id: string, token?: string) =>
  (await world.call(getPlan, { id }, token ? { token } : undefined)).data

function hashOf({ expertId, writtenAt, price, legs, opened }: PlanDetail): string {
  const picks = legs.flatMap(({ matchId, time, pick }) => (pick ? [{ ...pick, matchId, time }] : []))
  const { texts, salt } = opened!
  const text = sealedText({ expertId, writtenAt, price, legs: picks, texts }, salt)
  return createHash('sha256').update(text).digest('hex')
}

/** What one plan about who wins makes of a record, by the score alone. */
function recordOf({ legs: [leg] }: PlanDetail) {
  const { homeScore, awayScore, pick } = leg!
  const winner = homeScore === awayScore ? OPTION.draw : homeScore! > awayScore! ? OPTION.home : OPTION.away
  const isWon = pick!.optionType === winner
  const won = Number(isWon)
  return {
    result: isWon ? ('won' as const) : ('lost' as const),
    record: {
      plans: 1,
      won,
      lost: 1 - won,
      voided: 1,
      hitRate: won * 1000,
      averagePrice: pick!.price,
      profit: isWon ? pick!.price - 1000 : -1000,
      longestLosingRun: 1 - won,
      winningRun: won,
      isSmall: true,
    },
  }
}

/** All of these matches are over, and what follows from them is done. */
async function play(world: World, plans: readonly PlanDetail[]): Promise<void> {
  const last = Math.max(...plans.flatMap(({ legs }) => legs.map(({ time }) => parseServerTime(time) ?? 0)))
  await pass(world, (last - world.worldClock.now() + hours(5)) / seconds(1))
  await pass(world, minutes(6) / seconds(1))
}

test('[LIV-01b] a member becomes an expert, seals a plan and has the record that follows from its result; a paid one is bought, void and paid back', async ({
  page,
  world,
  openAs,
}) => {
  await hideCovers(page)
  await ready(world)
  const screen = front(page)
  const balance = async () =>
    (await world.app.ledger.balanceOf({ memberId: MAI_ID, currency: 'VND' })).available
  const before = await balance()

  await openAs(LINH, '/my-plans')
  await screen.getByRole('textbox', { name: words['own.why'] }).fill(WHY)
  await press(page, words['own.apply'])
  await expect(screen.getByText(words['own.open'])).toBeVisible()
  const [applied] = (await world.call(listExpertApplications, {})).data
  await world.call(decideExpertApplication, { id: applied!.id, isAccepted: true })

  const [first, second] = await twoWinners(world)
  await openAs(LINH, slipPath([first!]))
  await expect(page.locator('.ui-pick')).toHaveCount(1)
  await openAs(LINH, '/my-plans')
  await screen.getByRole('textbox', { name: words['own.text'] }).fill(TEXT)
  await press(page, words['own.seal'])
  await expectSaid(page, words['own.sealed'])
  await expect(page).toHaveURL(/plandetail/)
  await expect(screen.getByText(words['plan.verified'])).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const linh = (await tokenOf(page))!
  const sealed = await planOf(world, id, linh)
  expect(hashOf(sealed)).toBe(sealed.hash)
  await expect(screen.locator('.seal-hash code')).toContainText(sealed.hash.slice(-4))

  const leg = { matchId: String(second!.matchId), marketId: second!.marketId, optionType: second!.optionType }
  const written = await world.call(
    writePlan,
    { legs: [{ ...leg, price: Math.round(second!.odds * 1000) }], text: TEXT, price: `${PRICE}.00` as const },
    { token: linh },
  )
  expect(written.code).toBe(200)
  const paid = written.data
  await become(page, world, MAI, `/plandetail/${paid.id}`)
  await expect(screen.getByText(words['plan.hiddenPick'])).toBeVisible()
  await screen.getByRole('button', { name: new RegExp(`^${words['plan.buy']}`) }).click()
  await page.getByRole('button', { name: /^Trả 20\.000/ }).click()
  await expect(screen.getByText(words['plan.bought'])).toBeVisible()
  await expect(screen.getByText(TEXT)).toBeVisible()
  expect(before - (await balance())).toBe(BigInt(PRICE) * 100n)
  await askBook(world, forceTurn, { matchId: second!.matchId, kind: 'postponed' })

  await play(world, [sealed, paid])
  await become(page, world, LINH, `/plandetail/${id}`)
  const done = await planOf(world, id)
  const { result, record } = recordOf(done)
  expect([done.result, done.hash, hashOf(done)]).toEqual([result, sealed.hash, sealed.hash])
  await expect(screen.getByText(words[`plan.result.${result}`]).first()).toBeVisible()
  await openAs(LINH, `/masterdetail/${done.expertId}`)
  expect((await world.call(getExpert, { id: done.expertId })).data.record).toMatchObject(record)
  await expect(screen.locator('.expert-figures dd').first()).toHaveText('1')
  await expect(screen.locator('.expert-figures dd').nth(1)).toHaveText(`${record.won * 100}%`)
  await expect(screen.getByText(words['experts.sampleSmall'].replace('{count}', '1'))).toBeVisible()

  await become(page, world, MAI, `/plandetail/${paid.id}`)
  await expect(screen.getByText(words['plan.refunded'])).toBeVisible()
  expect(await balance()).toBe(before)
})
