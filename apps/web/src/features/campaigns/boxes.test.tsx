import type { CampaignDetail, GiftBoxView } from '@keo/contract/campaign-views'
import { ERRORS } from '@keo/contract/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const ACTIVITY = '/api/promotion/activity'
const box: GiftBoxView = {
  id: 'small',
  size: 'small',
  text: 'Hộp nhỏ: cược 500.000',
  unit: 'money',
  of: 'sports-turnover',
  done: '500000.00',
  target: '500000.00',
  isMet: true,
  state: 'ready',
  content: null,
  prizes: [
    { id: 's1', cash: '3000.00', chanceBp: 7500 },
    { id: 's2', cash: '88000.00', chanceBp: 2500 },
  ],
}
const large: GiftBoxView = {
  ...box,
  id: 'large',
  size: 'large',
  text: 'Hộp lớn: cược 3.000.000',
  target: '3000000.00',
  isMet: false,
  state: 'locked',
}
const detailOf = (row: GiftBoxView[]): CampaignDetail => ({
  ...DETAIL,
  id: 'gift-boxes',
  kind: 'box',
  art: 'giftbox',
  title: 'Hộp quà mỗi ngày',
  conditions: [],
  steps: [],
  mine: {
    state: row.some(({ state }) => state === 'ready') ? 'ready' : 'open',
    ready: '0.00',
    percent: 0,
    count: 1,
  },
  boxes: { row, turnoverTimes: 1, opened: [] },
})

function answers(open: (body: unknown) => unknown, after: CampaignDetail) {
  const asked: unknown[] = []
  answerCalls({
    [`GET ${ACTIVITY}/detail`]: () => (asked.length === 0 ? detailOf([box, large]) : after),
    [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }),
    [`POST ${ACTIVITY}/openBox`]: (body: unknown) => {
      asked.push(body)
      return open(body)
    },
  })
  return asked
}

test('[OPS-07a] a box opens with what the server found in it; then the page leads to the next box', async () => {
  const opened = { ...box, state: 'claimed', content: '88000.00' } as const
  const asked = answers(() => ({ cash: '88000.00', isHeld: false }), detailOf([opened, large]))
  await openApp('/giftBox-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Mở hộp nhỏ' }))
  expect(await screen.findByText(/Trong hộp có 88.000/)).toBeTruthy()
  const row = screen.getAllByRole('listitem').filter(({ dataset }) => dataset['size'])
  await waitFor(() => expect(row.map(({ dataset }) => dataset['open'])).toEqual(['true', undefined]))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ id: 'gift-boxes', box: 'small' })
  await userEvent.click(await screen.findByRole('button', { name: /Cược tiếp.*còn 2.500.000/ }))
  expect(here()).toBe('/sports')
})

test('the chances of every box are published', async () => {
  answers(() => null, detailOf([box, large]))
  await openApp('/giftBox-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Tỷ lệ trong từng hộp' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tỷ lệ trong từng hộp' })
  expect(within(sheet).getAllByText('75%')).toHaveLength(2)
})

test('a box that is refused stays closed and says why; the same tap keeps its key', async () => {
  const asked = answers(
    () => new Refusal(ERRORS.CAMPAIGN_SOLD_OUT.wire, 'Đã hết suất'),
    detailOf([box, large]),
  )
  await openApp('/giftBox-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Mở hộp nhỏ' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Đã hết suất')
  expect(document.querySelector('.box-row [data-open]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Mở hộp nhỏ' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  const [first, second] = asked as { key: string }[]
  expect(second?.key).toBe(first?.key)
})
