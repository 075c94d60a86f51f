import { betRecords as words } from '@keo/messages/bet-records/vi'
import { match as matchWords } from '@keo/messages/match/vi'
import { members as memberWords } from '@keo/messages/members/vi'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { bettor, choicesOf, until, watchesBets } from './support/bets.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { hideCovers, row } from './support/members.ts'
import { expectSaid, timesSaid } from './support/told.ts'

test.use(MOVING)

const WINNER = 1005
const FULL_TIME = 1001

/** Remembers which of the two sounds the page makes. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const { createBufferSource, createOscillator } = AudioContext.prototype
    AudioContext.prototype.createBufferSource = function () {
      heard.push('cheer')
      return createBufferSource.call(this)
    }
    AudioContext.prototype.createOscillator = function () {
      heard.push('whistle')
      return createOscillator.call(this)
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('a goal of a betted match is told, and sounds once with the chosen sound, or not at all: switched off, or signed out', async ({
  page,
  world,
}) => {
  const who = await bettor(world)
  const choices = (await who.liveMatches()).flatMap((match) =>
    choicesOf(match, WINNER, FULL_TIME).slice(0, 1),
  )
  const choice = await who.taken(choices, 20)
  await hideCovers(page)
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('journey.signedIn')) return
    sessionStorage.setItem('journey.signedIn', '1')
    localStorage.setItem('keo.token', JSON.stringify(token))
  }, who.token)
  const heard = await listen(page)
  const watching = watchesBets(page)
  await page.goto('/user-center-bet-record')
  await shown(page)
  await watching
  // A browser plays nothing before the first tap.
  await front(page).getByRole('tab', { name: words['betRecord.tab.settled'] }).click()
  const goal = async () => {
    await world.clock.advance(seconds(2))
    await who.ask(forceEvent, { matchId: choice.matchId, kind: 'goal', side: 'home' })
  }
  const keep = (pushTong: number, pushTongStatus: number) => {
    const settings = JSON.stringify({ oddsFormat: 1, oddsChange: 1, pushTong, pushTongStatus })
    return page.evaluate((text) => localStorage.setItem('keo.settings', text), settings)
  }
  const NEWS = /^Vào! /
  const news = page.getByText(NEWS)
  const score = async (pushTong: number, pushTongStatus: number) => {
    await keep(pushTong, pushTongStatus)
    await goal()
    await until(world, async () => timesSaid(page, NEWS) > 0)
    // It is told once: nothing more comes however long one listens.
    await until(world, () => news.isHidden())
    expect(timesSaid(page, NEWS)).toBe(1)
    await expectSaid(page, NEWS)
  }
  await score(1, 0)
  expect(await heard()).toEqual(['cheer'])
  await score(2, 0)
  // A tone, and the pea that makes it tremble.
  expect(await heard()).toEqual(['cheer', 'whistle', 'whistle'])
  await score(1, 1)
  expect(await heard()).toHaveLength(3)

  await page.goto('/user-center')
  await shown(page)
  await row(page, memberWords['me.signOut']).click()
  await page.getByRole('alertdialog').getByRole('button', { name: memberWords['me.signOut'] }).click()
  await expect(front(page).getByRole('heading', { name: memberWords['guest.title'] })).toBeVisible()
  await page.goto(`/match-detail/${choice.matchId}`)
  await shown(page)
  await keep(1, 0)
  await front(page).getByRole('button', { name: matchWords['match.follow'] }).click()
  const board = front(page).locator('.match-score')
  const before = await board.innerText()
  await goal()
  await until(world, async () => (await board.innerText()) !== before)
  await expect(news).toBeHidden()
  expect(await heard()).toEqual([])
})
