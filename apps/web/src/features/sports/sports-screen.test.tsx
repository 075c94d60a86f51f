import { hours } from '@keo/units/instants'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { MAI } from '../../testing/sample-member.ts'
import { here } from '../../testing/test-app.tsx'
import { listsAsked, openSports, rowOf, serveAnew, served } from '../../testing/test-sports-screen.tsx'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'
import { START_QUERY } from './rules/match-query.ts'

beforeEach(serveAnew)

test('[SPT-02a] [SPT-02b] the list of live soccer comes first; each play type and sport has its count', async () => {
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(listsAsked()[0]?.body).toMatchObject({ orderBy: 1, isPC: false, type: 1, sportId: 1 })
  const kinds = screen.getByRole('radiogroup', { name: 'Loại trận' })
  expect(within(kinds).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Trực tiếp3', 'Hôm nay318', 'Sớm1,2K', 'Vô địch',
  ]) // prettier-ignore
  expect((await screen.findByRole('tab', { name: /Bóng đá/ })).textContent).toContain('3')
  expect(screen.getAllByRole('article')).toHaveLength(3)

  await userEvent.click(within(kinds).getByRole('radio', { name: /Hôm nay/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 3, sportId: 1 }))
  await userEvent.click(screen.getByRole('tab', { name: /Quần vợt/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 3, sportId: 5 }))
  await userEvent.click(within(kinds).getByRole('radio', { name: /Vô địch/ }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 7, sportId: 1 }))
})

test('the strip waits until the sports are counted, and says no number that nobody told', async () => {
  let count = (): void => {}
  served.counting = new Promise((resolve) => {
    count = resolve
  })
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(screen.queryByRole('tab')).toBeNull()
  count()
  expect((await screen.findByRole('tab', { name: /Bóng đá/ })).textContent).toContain('3')
})

test('what is early stands under its days, and a strip of them is one tap away', async () => {
  served.days = [1, 2, 3].map((day) => ({ bt: tomorrow(day), c: day === 3 ? 0 : 4 }))
  served.listed = [1, 2].map((day) =>
    wireMatch({ id: 60 + day, ms: 4, nsg: [], mc: { pe: 1001, r: false }, bt: tomorrow(day) + hours(12) }),
  )
  storage.write('matchFilter', { ...START_QUERY, type: 4, isTabClicked: true })
  await openSports()
  await rowOf('Chủ nhà 61 vs. Đội khách 61')
  const strip = await screen.findByRole('group', { name: 'Ngày đấu' })
  await waitFor(() => expect(within(strip).getAllByRole('button')).toHaveLength(3))
  const names = within(strip)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect([...document.querySelectorAll('.sports-day')].map(({ textContent }) => textContent)).toEqual(
    names.slice(1),
  )
  await userEvent.click(within(strip).getAllByRole('button')[2]!)
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ type: 4, beginTime: tomorrow(2) }))
  expect(within(strip).getAllByRole('button')[2]?.getAttribute('aria-pressed')).toBe('true')
})

const tomorrow = (day: number): number => (Math.floor(clock.now() / hours(24)) + day) * hours(24)

test('a league that is folded stays folded, with its count', async () => {
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: /V\.League 1/ }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await openSports()
  await rowOf('Chủ nhà 9 vs. Đội khách 9')
  const header = screen.getByRole('button', { name: /V\.League 1/ })
  expect([header.getAttribute('aria-expanded'), header.textContent]).toEqual(['false', 'V.League 12'])
})

test('[SPT-02c] leagues are chosen, narrow the list, and are kept for the next visit', async () => {
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: 'Lọc và sắp xếp' }))
  const sheet = await screen.findByRole('dialog')
  await userEvent.click(await within(sheet).findByRole('checkbox', { name: /Serie A/ }))
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Theo giờ đấu' }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Xem trận' }))
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ orderBy: 0, leagueIds: [9] }))
  expect(storage.read('matchFilter')).toMatchObject({ orderBy: 0, leagueIds: [9] })
  await openSports()
  await waitFor(() => expect(listsAsked().at(-1)?.body).toMatchObject({ orderBy: 0, leagueIds: [9] }))
  expect(screen.getByRole('button', { name: 'Lọc và sắp xếp, đang lọc' })).toBeTruthy()
})

test('[NAV-09b] the tab of bet records puts back the tab-click flag and the time picker, and nothing else', async () => {
  storage.write('matchFilter', {
    orderBy: 0,
    type: 3,
    leagueIds: [9],
    sportId: 1,
    timePicker: 'h3',
    isTabClicked: true,
  })
  await openSports()
  await waitFor(() => expect(listsAsked().at(-1)?.body).toHaveProperty('beginTime'))
  await userEvent.click(screen.getByRole('link', { name: 'Cược của tôi' }))
  expect(storage.read('matchFilter')).toEqual({
    orderBy: 0, type: 3, leagueIds: [9], sportId: 1, timePicker: null, isTabClicked: false,
  }) // prettier-ignore
})

test('[SPT-06a] a star follows the match on this device; the chip shows the followed ones only', async () => {
  await openSports()
  const row = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(within(row).getByRole('button', { name: 'Theo dõi Chủ nhà 7 vs. Đội khách 7' }))
  expect(storage.read('followList')).toEqual({ 1: ['7'] })
  const chip = screen.getByRole('button', { name: /^Theo dõi \d/ })
  await waitFor(() => expect(chip.textContent).toContain('1'))
  await userEvent.click(chip)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ theo dõi Chủ nhà 7 vs. Đội khách 7' }))
  expect(storage.read('followList')).toEqual({ 1: [] })
  expect(await screen.findByText('Bạn chưa theo dõi trận nào ở đây')).toBeTruthy()
  await userEvent.click(chip)
})

test('[SPT-06b] favourites are collected for role 0, and for no other', async () => {
  served.collected = [{ sportId: 1, matchId: '9' }]
  served.role = 1
  const other = await openSports('member')
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await waitFor(() => expect(other.some(({ call }) => call === 'GET /api/member/get')).toBe(true))
  const asks = (site: typeof other) =>
    site.filter(({ call }) => call === 'GET /api/game/syncData/getMatchIdList')
  expect(asks(other)).toEqual([])
  served.role = 0
  const player = await openSports('member')
  await waitFor(() =>
    expect(asks(player).map(({ body }) => body)).toEqual([{ lobbyCode: 'c_sports', userId: MAI.id }]),
  )
  await waitFor(() => expect(storage.read('followList')).toEqual({ 1: ['9'] }))
  expect(storage.read('collectedIds')).toEqual(['9'])
})

test('search asks once nobody types any more and shows what it found', async () => {
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText('Trận đáng xem')).toBeTruthy()
  await userEvent.type(within(sheet).getByRole('searchbox'), 'chu nha')
  await waitFor(() =>
    expect(
      served.asked
        .filter(({ call }) => call.endsWith('queryMatchByRecommend'))
        .map(({ body }) => body.recommend),
    ).toEqual(['chu nha']),
  )
  expect(
    await within(sheet).findAllByRole('link', { name: 'Xem trận Chủ nhà 7 vs. Đội khách 7' }),
  ).toHaveLength(2)
})

test('[NET-09b] while the provider rests the page says from when until when, in local time', async () => {
  served.code = 8
  await openSports()
  expect(await screen.findByText('Thể thao đang bảo trì')).toBeTruthy()
  const times = [...document.querySelectorAll('dd')].map((each) => each.textContent)
  const local = (at: number) => new Date(at).toTimeString().slice(0, 5)
  expect(times).toEqual(expect.arrayContaining([local(1781143200000), local(1781150400000)]))
  expect(here()).toBe('/sports')
})

test('a list that does not come offers another try', async () => {
  served.code = 6
  await openSports()
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  served.code = 0
  await userEvent.click(retry)
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('[NAV-08e] the switch of home/bar/list brings the Sports tab', async () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Thanh chính' })).getAllByRole('link')
  await openSports()
  expect(tabs()).toHaveLength(4)
  const bar = { banners: [], entries: [], notices: [], isCSportOn: true }
  await openSports('visitor', { 'GET /api/user/home/bar/list': () => bar })
  await waitFor(() => expect(tabs()[1]?.getAttribute('href')).toBe('/sports'))
})

test('[NAV-09a] a member whose live section is off has a plain bet-record tab', async () => {
  const tab = () => screen.getByRole('link', { name: 'Cược của tôi' }).getAttribute('href')
  await openSports('member', { 'GET /api/member/get': () => ({ ...MAI, liveManageStatus: 1 }) })
  await waitFor(() => expect(tab()).toBe('/user-center-bet-record'))
  await openSports('member')
  await waitFor(() => expect(tab()).toBe('/user-center-bet-record?app=false'))
})
