import { listArticles } from '@keo/contract/articles'
import { listExperts, listPlans } from '@keo/contract/experts'
import { sayInRoom } from '@keo/contract/room-chat'
import { listRooms } from '@keo/contract/rooms'
import { betCart as cartWords } from '@keo/messages/bet-cart/vi'
import { broadcast as pictureWords } from '@keo/messages/broadcast/vi'
import type { World } from '@keo/dev-world/world'
import { inbox as inboxWords } from '@keo/messages/inbox/vi'
import { LANGUAGES } from '@keo/messages/languages'
import { letters } from '@keo/messages/letters/vi'
import { live as words } from '@keo/messages/live/vi'
import { roomChat as talkWords } from '@keo/messages/room-chat/vi'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { parseServerTime, seconds } from '@keo/units/instants'
import { expectAccessible } from './support/axe.ts'
import { until } from './support/bets.ts'
import { askBook, ordersOf } from './support/book.ts'
import { expectDrawn } from './support/boxes.ts'
import { pass } from './support/deposits.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, MOVING, shown, test } from './support/journey.ts'
import { type Look, lookThrough, type Screen, settled, wear } from './support/looks.ts'
import { hideCovers, LINH, MAI, press } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { decide, EARLY_BET, readyToBet, slipOf, takeAnyPrice } from './support/slip.ts'
import { expectSaid } from './support/told.ts'

test.use(MOVING)

/** Seconds after kick-off at which the room is surely open. */
const KICKED_OFF = 90

test('[LIV-01c] [RSP-14] a member finds a room, sees a goal, talks, reports and mutes, gives, bets and goes on with the picture in small', async ({
  page,
  world,
  openAs,
  allowComplaints,
}) => {
  allowComplaints(EARLY_BET)
  await readyToBet(page, world)
  await takeAnyPrice(page)
  const [room] = (await world.call(listRooms, { tag: '1' })).data.items
  const untilStart = (parseServerTime(room!.startsAt)! - world.worldClock.now()) / 1000
  await pass(world, Math.max(0, untilStart) + KICKED_OFF)
  const { matchId, home, away } = room!.match!
  const match = `${home} – ${away}`

  await openAs(MAI, '/live/LiveList?tag=1')
  await front(page)
    .getByRole('link', { name: words['live.watch'].replace('{match}', match) })
    .click()
  await expect.poll(() => fullPathOf(page)).toBe(`/live-page?room=${room!.id}`)
  await shown(page)
  const picture = page.getByRole('region', {
    name: pictureWords['broadcast.label'].replace('{match}', match),
  })
  await expect(picture).toContainText(pictureWords['broadcast.late'])
  await askBook(world, forceEvent, { matchId: Number(matchId), kind: 'goal', side: 'home' })
  await until(world, () => picture.getByText(pictureWords['broadcast.goal']).isVisible())

  const field = page.getByRole('textbox', { name: talkWords['roomChat.write'] })
  await field.fill('Chủ nhà đá hay quá')
  await field.press('Enter')
  await expect(page.getByText('Chủ nhà đá hay quá')).toBeVisible()
  const linh = await world.signIn(LINH)
  const said = { roomId: room!.id, key: crypto.randomUUID(), text: 'Mua tool soi kèo chắc thắng nhé' }
  const answer = await world.call(sayInRoom, said, { token: linh })
  expect(answer.code).toBe(200)
  const line = page.getByRole('button', { name: /Mua tool soi kèo/ })
  await line.click()
  await page.getByRole('button', { name: talkWords['roomChat.report'] }).click()
  await page.getByRole('button', { name: talkWords['roomChat.reason.spam'] }).click()
  await expectSaid(page, talkWords['roomChat.reported'])
  await line.click()
  await page.getByRole('button', { name: new RegExp(talkWords['roomChat.mute']) }).click()
  await expect(line).toBeHidden()

  await page.getByRole('button', { name: talkWords['roomGift.open'] }).click()
  await page.getByRole('button', { name: /^Tặng 1\.000/ }).click()
  await expectSaid(page, /Đã tặng Sen hồng/)
  await page.keyboard.press('Escape')

  const slip = slipOf(page)
  // After a goal betting stands still for a while.
  const price = page.locator('.room-prices .ui-odds[data-state="open"]').first()
  await until(world, () => price.isVisible())
  await price.click()
  await slip.shows(1)
  await slip.key('+100K').click()
  await slip.place()
  await decide(world)
  await expectSaid(page, cartWords['bet.accepted'])
  await slip.key(cartWords['bet.done']).click()
  await expect(picture).toBeVisible()
  expect(await ordersOf(world, (await tokenOf(page))!)).toHaveLength(1)

  await page.getByRole('button', { name: 'Quay lại' }).first().click()
  const small = page.getByRole('complementary', {
    name: pictureWords['broadcast.mini'].replace('{match}', match),
  })
  await expect(small).toBeVisible()
  await world.clock.advance(seconds(2))
  await small.getByRole('link').click()
  await expect.poll(() => fullPathOf(page)).toBe(`/live-page?room=${room!.id}`)
})

/** The next room of a host who is not on air, looked for on every page of the list. */
async function roomAhead(world: World) {
  for (let page = 1; ; page += 1) {
    const { items, hasMore } = (await world.call(listRooms, { kind: 'match', page: String(page) })).data
    const room = items.find(({ state, host }) => state === 'planned' && host && !host.isOnAir)
    if (room || !hasMore) return room
  }
}

test('[LIV-01a] a member follows a host and has a letter once that host is on air, which leads into the room', async ({
  page,
  world,
  openAs,
}) => {
  await hideCovers(page)
  await until(world, async () => (await roomAhead(world)) !== undefined)
  const room = (await roomAhead(world))!
  await openAs(MAI, `/anchor-infor/${room.host!.id}`)
  await press(page, words['live.follow'])
  await expect(front(page).getByRole('button', { name: words['live.following'] })).toBeVisible()
  const untilStart = (parseServerTime(room.startsAt)! - world.worldClock.now()) / 1000
  await pass(world, untilStart + KICKED_OFF)
  await pass(world, KICKED_OFF)
  await openAs(MAI, '/message?tab=1')
  await front(page)
    .getByRole('link', { name: new RegExp(letters['letter.hostOnAir.title']) })
    .click()
  await expect(
    front(page).locator('p').filter({ hasText: room.host!.name }).filter({ hasText: room.title }),
  ).toBeVisible()
  await press(page, inboxWords['inbox.open.room'])
  await expect.poll(() => fullPathOf(page)).toBe(`/live-page?room=${room.id}`)
})

/** Every page of the section, those of one thing with one that there is. */
async function liveScreens(world: World): Promise<readonly Screen[]> {
  const openRoom = async (kind: 'match' | 'table') =>
    (await world.call(listRooms, { kind })).data.items.find(({ state, host }) => state === 'open' && host)
  await until(world, async () => (await openRoom('match')) !== undefined)
  await until(world, async () => (await openRoom('table')) !== undefined)
  const [room, stage] = [(await openRoom('match'))!, (await openRoom('table'))!]
  const [article] = (await world.call(listArticles, { kind: 'preview' })).data.items
  const [expert] = (await world.call(listExperts, {})).data.items
  const [plan] = (await world.call(listPlans, { id: expert!.id })).data.items
  const main = (name: string, path: string, action: string) => ({ name, path, action, waitsFor: action })
  return [
    main('rooms', '/live/LiveList', '.live-card'),
    main('matches', '/live/MatchList', '.live-match'),
    main('articles', '/live/Information', '.article-row'),
    main('article', `/live/Information?article=${article!.id}`, 'article h2'),
    main('experts', '/allmasterslist', '.expert-row'),
    main('expert', `/masterdetail/${expert!.id}`, '.expert-follow .ui-button'),
    main('plans', `/planList/${expert!.id}`, '.plan-row'),
    main('plan', `/plandetail/${plan!.id}`, '.plan-writer'),
    main('hosts', '/anchor', '.host-row'),
    main('host', `/anchor-infor/${room.host!.id}`, '.host-head .ui-button'),
    main('room', `/live-page?room=${room.id}`, '.room-gift-button'),
    main('stages', '/entertainmentLive', '.stage-card'),
    main('stage', `/entertainmentLive?room=${stage.id}`, '.room-gift-button'),
  ]
}

test('every page of the live section, with real rooms, hosts, plans and articles, fits in four languages, dark and light', async ({
  page,
  world,
  openAs,
}) => {
  await hideCovers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('visitor', '/live')
  await expect.poll(() => fullPathOf(page)).toBe('/live/LiveList')
  const screens = await liveScreens(world)
  const looks: Look[] = []
  for (const language of LANGUAGES)
    for (const [place, screen] of screens.entries())
      looks.push(...(await lookThrough(page, screen, language, place)))
  expect(looks.length).toBeGreaterThanOrEqual(screens.length * LANGUAGES.length * 2)
  expect(looks.flatMap(({ faults }) => faults)).toEqual([])
})

/** Of the pages whose things have a number in their address, which the other journeys of screens do not know. */
const PICTURES = {
  room: 'live-room',
  stage: 'entertainment-room',
  expert: 'expert',
  plan: 'plan',
  host: 'host',
  article: 'article',
} as const

test('a room, a stage, an expert, a plan, a host and an article have the boxes of the design, are accessible and saved, dark and light', async ({
  page,
  world,
  openAs,
}) => {
  await hideCovers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screens = await liveScreens(world)
  for (const [name, picture] of Object.entries(PICTURES)) {
    const { path, action } = screens.find((screen) => screen.name === name)!
    await openAs('visitor', path)
    await expect(front(page).locator(action).first()).toBeVisible()
    await expect(front(page).locator('.ui-skeleton')).toHaveCount(0)
    for (const theme of ['dark', 'light'] as const) {
      await wear(page, theme)
      await settled(page)
      await expectAccessible(page)
      await savePicture(page, `${picture}-${theme}`)
    }
    await expectDrawn(page, path.split('?')[0]!.replace(/\/(?:exp|pln|hst)_.*/, '/{id}'))
  }
})
