import type { CampaignCard, CampaignDetail } from '@keo/contract/campaign-views'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CARD, DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { eventsOf } from './event-order.ts'

const ACTIVITY = '/api/promotion/activity'
const christmas: CampaignCard = {
  ...CARD,
  id: 'christmas',
  art: 'tree',
  title: 'Giáng sinh',
  phase: 'ended',
  comesBackTime: '2026-12-18 00:00:00',
}
const singles: CampaignCard = {
  ...christmas,
  id: 'singles-day',
  title: 'Lễ độc thân',
  comesBackTime: '2026-11-09 00:00:00',
}
const gone: CampaignCard = { ...christmas, id: 'gone', title: 'Đã qua', comesBackTime: '' }

const showing = (detail: CampaignDetail) =>
  answerCalls({
    [`GET ${ACTIVITY}/list`]: () => ({ isClosed: false, list: [christmas, CARD, gone, singles] }),
    [`GET ${ACTIVITY}/detail`]: () => detail,
    [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }),
  })

test('[OPS-07a] steps that ask for different things are tasks, each with its gift and where to get on', async () => {
  const [first, second] = DETAIL.steps
  if (!first || !second) throw new Error('The sample has two steps.')
  const task = { ...second, unit: 'count', done: '0', target: '1' } as const
  showing({
    ...DETAIL,
    conditions: [],
    steps: [
      { ...task, id: 'identity', of: 'identity', text: 'Xác minh danh tính' },
      { ...task, id: 'passkey', of: 'passkey', text: 'Thêm khóa đăng nhập' },
    ],
  })
  await openApp('/newbie-activity')
  expect(await screen.findByRole('heading', { name: 'Việc cần làm' })).toBeTruthy()
  expect(screen.getAllByText('Xác minh danh tính').length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'Mốc thưởng' })).toBeNull()
})

test('out of season a page says when it was and when it comes back', async () => {
  showing({
    ...DETAIL,
    ...christmas,
    fromTime: '2025-12-18 00:00:00',
    untilTime: '2025-12-27 00:00:00',
  })
  await openApp('/christmas-activities')
  expect(await screen.findByText('Trở lại')).toBeTruthy()
  expect(screen.getByText(/18\/12.*26\/12/)).toBeTruthy()
})

test('events stand by their dates: what begins next first, then what runs, then what was', async () => {
  const { coming, running, past } = eventsOf([christmas, CARD, gone, singles])
  expect([coming, running, past].map((cards) => cards.map(({ id }) => id))).toEqual([
    ['singles-day', 'christmas'],
    ['dragon-boat'],
    ['gone'],
  ])
  showing(DETAIL)
  await openApp('/eventannouncement')
  const event = await screen.findByRole('link', { name: /Giáng sinh/ })
  expect(event.getAttribute('href')).toBe('/christmas-activities')
  expect(screen.getByRole('heading', { name: 'Sắp tới' })).toBeTruthy()
})

test('the list shows what runs first and the festivals after it, each leading to its own route', async () => {
  showing(DETAIL)
  await openApp('/activity')
  const links = await screen.findAllByRole('link', { name: /Đua thuyền|Giáng sinh|Lễ độc thân/ })
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/activity-detail',
    '/christmas-activities',
    '/singlesDay-activity',
  ])
  expect(screen.getByRole('heading', { name: 'Chưa đến mùa' })).toBeTruthy()
})

test.each([
  ['/sponsor', 'Nhà tài trợ', 'Hải Âu Basket', 'Xem lịch đấu'],
  ['/sponsorNew', 'Tài trợ mùa giải', 'Thác Bạc', 'Xem khuyến mãi thể thao'],
])('%s shows partners with one action', async (path, title, name, action) => {
  answerCalls({})
  await openApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByRole('button', { name: action })).toBeTruthy()
})
