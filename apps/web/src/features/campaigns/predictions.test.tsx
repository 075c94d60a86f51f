import type { CampaignDetail } from '@keo/contract/campaign-views'
import { ERRORS } from '@keo/contract/errors'
import type { FixtureDetail, FixtureView } from '@keo/contract/predictions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const ACTIVITY = '/api/promotion/activity'
const MATCH: FixtureView = {
  matchId: '9810',
  sportId: 1,
  league: 'Ngoại hạng Anh',
  home: 'Aston Villa',
  away: 'Crystal Palace',
  time: '2026-01-31 21:15:00',
  hasDraw: true,
  state: 'next',
  homeScore: null,
  awayScore: null,
  outcome: null,
  pick: null,
}
const RIGHT = { unit: 'count', of: 'right-picks', done: '2', target: '5' } as const
const campaign: CampaignDetail = {
  ...DETAIL,
  id: 'five-leagues',
  kind: 'prediction',
  art: 'five',
  title: 'Năm giải hàng đầu',
  conditions: [],
  steps: DETAIL.steps.slice(1).map((step) => Object.assign({}, step, RIGHT)),
}
const winners = { [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }) }

test('a match is picked by a tap, shows the pick, and after kick-off says why it cannot be changed', async () => {
  let pick: FixtureView['pick'] = null
  let isBegun = false
  const asked = answerCalls({
    ...winners,
    [`GET ${ACTIVITY}/detail`]: () => campaign,
    [`GET ${ACTIVITY}/fixtures`]: () => ({ items: [{ ...MATCH, pick }], hasMore: false }),
    [`POST ${ACTIVITY}/picks`]: () => {
      if (isBegun) return new Refusal(ERRORS.CAMPAIGN_MATCH_BEGUN.wire, 'Trận đã bắt đầu.')
      pick = 'X'
      return { picks: [{ matchId: '9810', pick: 'X' }] }
    },
  })
  await openApp('/Five-Major-Leagues')
  const buttons = within(await screen.findByRole('group', { name: 'Aston Villa - Crystal Palace' }))
  expect(buttons.getAllByRole('button')).toHaveLength(3)
  await userEvent.click(buttons.getByRole('button', { name: 'Hòa' }))
  await waitFor(() =>
    expect(buttons.getByRole('button', { name: 'Hòa' }).getAttribute('aria-pressed')).toBe('true'),
  )
  expect(asked.find(({ call }) => call.endsWith('/picks'))?.body).toMatchObject({
    id: 'five-leagues',
    version: 3,
    picks: [{ matchId: '9810', pick: 'X' }],
  })
  expect(screen.getByText('Đã đoán đúng 2 / 5')).toBeTruthy()
  isBegun = true
  await waitFor(() =>
    expect(buttons.getByRole('button', { name: 'Aston Villa thắng' }).hasAttribute('disabled')).toBe(false),
  )
  await userEvent.click(buttons.getByRole('button', { name: 'Aston Villa thắng' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Trận đã bắt đầu.')
})

test('matches that are over show the score and take no pick; a sport without a draw offers two', async () => {
  answerCalls({
    ...winners,
    [`GET ${ACTIVITY}/detail`]: () => ({ ...campaign, id: 'america-schedule', art: 'hoop' }),
    [`GET ${ACTIVITY}/fixtures`]: () => ({
      items: [
        {
          ...MATCH,
          home: 'Utah Jazz',
          away: 'Atlanta Hawks',
          hasDraw: false,
          state: 'over',
          homeScore: 94,
          awayScore: 135,
          outcome: '2',
          pick: '2',
        },
      ],
      hasMore: false,
    }),
  })
  await openApp('/america-schedule')
  const buttons = within(await screen.findByRole('group', { name: 'Utah Jazz - Atlanta Hawks' }))
  expect(buttons.getAllByRole('button').map((button) => button.hasAttribute('disabled'))).toEqual([
    true,
    true,
  ])
  expect(screen.getByText('135')).toBeTruthy()
  expect(screen.getByText('Kết thúc')).toBeTruthy()
})

test('a visitor who picks is asked to sign in; a list that fails is asked for again', async () => {
  let isDown = true
  answerCalls({
    ...winners,
    [`GET ${ACTIVITY}/detail`]: () => ({ ...campaign, mine: null }),
    [`GET ${ACTIVITY}/fixtures`]: () => (isDown ? new Refusal(503, '') : { items: [MATCH], hasMore: false }),
  })
  await openApp('/Five-Major-Leagues', 'visitor')
  const retry = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 60_000 })
  isDown = false
  await userEvent.click(retry)
  await userEvent.click(await screen.findByRole('button', { name: 'Crystal Palace thắng' }))
  await waitFor(() => expect(here()).toContain('/login?redirect='))
})

test('one match shows what members picked and what its sides played last', async () => {
  const detail: FixtureDetail = {
    ...MATCH,
    picks: 40,
    shares: { home: 55, draw: 20, away: 25 },
    homeForm: [
      { matchId: '1', home: 'Everton', away: 'Aston Villa', homeScore: 0, awayScore: 2, result: 'won' },
    ],
    awayForm: [],
  }
  const asked = answerCalls({
    [`GET ${ACTIVITY}/detail`]: () => campaign,
    [`GET ${ACTIVITY}/fixture`]: () => detail,
  })
  await openApp('/america-details?id=five-leagues&match=9810')
  expect(await screen.findByText('40 người đã đoán')).toBeTruthy()
  expect(screen.getByText('55%')).toBeTruthy()
  expect(screen.getByText('Everton')).toBeTruthy()
  expect(screen.getByText('Chưa có trận nào gần đây')).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/fixtures'))).toBe(false)
})
