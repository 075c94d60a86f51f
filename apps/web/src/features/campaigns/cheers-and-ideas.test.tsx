import type { CampaignDetail } from '@keo/contract/campaign-views'
import { ERRORS } from '@keo/contract/errors'
import type { FixtureView } from '@keo/contract/predictions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const ACTIVITY = '/api/promotion/activity'
const ADVICE = '/api/operation/advice/config'
const MATCH: FixtureView = {
  matchId: '9810',
  sportId: 1,
  league: 'V.League 1',
  home: 'Hà Nội',
  away: 'Nam Định',
  time: '2026-01-31 21:15:00',
  hasDraw: true,
  state: 'next',
  homeScore: null,
  awayScore: null,
  outcome: null,
  pick: null,
}
const counted = (of: string) =>
  DETAIL.steps.slice(1).map((step) => Object.assign({}, step, { unit: 'count', of, done: '2', target: '5' }))
const cheers: CampaignDetail = {
  ...DETAIL,
  id: 'cheer-up',
  kind: 'cheer',
  art: 'megaphone',
  title: 'Tiếp sức đội bạn yêu',
  conditions: [],
  steps: counted('cheers'),
}
const ideas: CampaignDetail = {
  ...cheers,
  id: 'ideas',
  kind: 'suggestion',
  art: 'bulb',
  steps: counted('accepted-ideas'),
}
const winners = { [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }) }

test('[OPS-07a] one of two sides is cheered for, never a draw, and the page leads to the record', async () => {
  let pick: FixtureView['pick'] = null
  const asked = answerCalls({
    ...winners,
    [`GET ${ACTIVITY}/detail`]: () => cheers,
    [`GET ${ACTIVITY}/fixtures`]: () => ({ items: [{ ...MATCH, pick }], hasMore: false }),
    [`POST ${ACTIVITY}/picks`]: () => {
      pick = '2'
      return { picks: [{ matchId: '9810', pick: '2' }] }
    },
  })
  await openApp('/cheerUp-activity')
  const sides = within(await screen.findByRole('group', { name: 'Hà Nội - Nam Định' }))
  expect(sides.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(sides.getByRole('button', { name: 'Tiếp sức Nam Định' }))
  await waitFor(() =>
    expect(sides.getByRole('button', { name: 'Tiếp sức Nam Định' }).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  )
  expect(asked.find(({ call }) => call.endsWith('/picks'))?.body).toMatchObject({
    id: 'cheer-up',
    picks: [{ matchId: '9810', pick: '2' }],
  })
  expect(screen.getByText('Đã tiếp sức 2 / 5 trận')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lịch sử tiếp sức' }))
  await waitFor(() => expect(here()).toBe('/cheerUp-record'))
})

test('[OPS-07a] the record tells of each cheer how it ended, and asks for what was picked', async () => {
  const over = { ...MATCH, state: 'over', homeScore: 2, awayScore: 1, outcome: '1' } as const
  const asked = answerCalls({
    [`GET ${ACTIVITY}/fixtures`]: () => ({
      items: [
        { ...over, matchId: '1', pick: '1' },
        { ...over, matchId: '2', pick: '2' },
        { ...MATCH, matchId: '3', pick: '1' },
        { ...MATCH, matchId: '4', state: 'void', pick: '1' },
      ],
      hasMore: false,
    }),
  })
  await openApp('/cheerUp-record')
  expect(await screen.findByText('Đội thắng')).toBeTruthy()
  for (const words of ['Đội thua', 'Chờ kết quả', 'Bạn tiếp sức Nam Định'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByText('Không tính').length).toBeGreaterThan(0)
  expect(asked.find(({ call }) => call.endsWith('/fixtures'))?.body).toMatchObject({
    id: 'cheer-up',
    when: 'picked',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Đi tiếp sức' }))
  await waitFor(() => expect(here()).toBe('/cheerUp-activity'))
})

test('[RSP-17] the record says why nothing is shown to who is on a break', async () => {
  answerCalls({
    [`GET ${ACTIVITY}/fixtures`]: () => new Refusal(ERRORS.OFFERS_CLOSED.wire, 'Bạn đang nghỉ chơi.'),
  })
  await openApp('/cheerUp-record')
  expect(await screen.findByText('Bạn đang nghỉ chơi.')).toBeTruthy()
})

test('a visitor of the record is asked to sign in, and nothing is asked of the server', async () => {
  const asked = answerCalls({})
  await openApp('/cheerUp-record', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập để tham gia' }))
  await waitFor(() => expect(here()).toContain('/login?redirect='))
  expect(asked.some(({ call }) => call.endsWith('/fixtures'))).toBe(false)
})

test('[OPS-07a] an idea is written on its page, sent as feedback, and listed with its reply and whether it was accepted', async () => {
  const idea = {
    id: `fbk_${'0'.repeat(26)}`,
    category: 'idea',
    state: 'answered',
    opening: 'Cho xem lịch đấu theo đội.',
    sentTime: '2026-01-31 20:00:00',
    changeTime: '2026-01-31 20:00:00',
    isUnread: true,
    isAccepted: true,
  }
  const sent: object[] = []
  const asked = answerCalls({
    ...winners,
    [`GET ${ACTIVITY}/detail`]: () => ideas,
    [`GET ${ADVICE}/list`]: () => ({ items: sent, hasMore: false }),
    [`POST ${ADVICE}/saveAdviceConfig`]: () => {
      sent.push(idea)
      return { ...idea, messages: [] }
    },
  })
  await openApp('/suggestion-activity')
  expect(await screen.findByText('Bạn chưa gửi ý tưởng nào')).toBeTruthy()
  const send = screen.getByRole('button', { name: 'Gửi ý tưởng' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Ý tưởng của bạn' }), 'Cho xem lịch đấu theo đội.')
  await userEvent.click(send)
  expect(await screen.findByText('Đã dùng ý này')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/saveAdviceConfig'))?.body).toMatchObject({
    category: 'idea',
    text: 'Cho xem lịch đấu theo đội.',
  })
  expect(asked.find(({ call }) => call === `GET ${ADVICE}/list`)?.body).toMatchObject({ category: 'idea' })
})
