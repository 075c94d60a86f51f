import type { CampaignDetail } from '@keo/contract/campaign-views'
import type { MedalSide } from '@keo/contract/predictions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const ACTIVITY = '/api/promotion/activity'
const GOLDS = { unit: 'count', of: 'side-golds', done: '0', target: '1' } as const
const campaign: CampaignDetail = {
  ...DETAIL,
  id: 'gold-medal',
  kind: 'medals',
  art: 'medal',
  conditions: [],
  steps: DETAIL.steps.slice(1).map((step) => Object.assign({}, step, GOLDS)),
}
const side: MedalSide = { sideId: 7, name: 'Nhật Bản', place: 1, gold: 2, silver: 1, bronze: 0 }

test('the table shows medals of each side; one is chosen once and then named with its place', async () => {
  let mine: MedalSide | null = null
  const asked = answerCalls({
    [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }),
    [`GET ${ACTIVITY}/detail`]: () => campaign,
    [`GET ${ACTIVITY}/medals`]: () => ({ items: [side], hasMore: false, mine }),
    [`POST ${ACTIVITY}/side`]: () => {
      mine = side
      return { sideId: 7 }
    },
  })
  await openApp('/goldMedal-Activity')
  expect(await screen.findByRole('img', { name: '2 vàng, 1 bạc, 0 đồng' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Chọn Nhật Bản' }))
  expect(await screen.findByText('Đội của bạn: Nhật Bản, hạng 1')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Chọn Nhật Bản' })).toBeNull())
  expect(asked.find(({ call }) => call.endsWith('/side'))?.body).toMatchObject({ sideId: 7, version: 3 })
})
