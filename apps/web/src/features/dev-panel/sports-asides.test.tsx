import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleMatch } from '../sportsbook/sample-match.ts'
import { DETAIL, openSports, refusal } from '../../shell/test-sports-panel.tsx'

const MATCH_PAGE = '/match-detail/41'
const answers = { [DETAIL]: () => sampleMatch({ id: 41 }) }

test('betting on a match is held for a cause, and its main lines are made to jump', async () => {
  const { sent, panel } = await openSports(MATCH_PAGE, {
    ...answers,
    '/x/v1/control/hold': () => ({ matchId: 41, cause: 2, seconds: 20 }),
    '/x/v1/control/line-jump': () => ({ matchId: 41, jumped: 9 }),
  })
  await userEvent.click(await panel.findByLabelText('Dừng cược'))
  await userEvent.selectOptions(panel.getByLabelText('Điều sẽ xảy ra'), 'Có pha tấn công nguy hiểm')
  await userEvent.click(panel.getByLabelText('Khách'))
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/ngừng nhận cược 20 giây/)).toBeTruthy()
  expect(sent('/x/v1/control/hold')).toMatchObject([{ matchId: 41, cause: 'danger', side: 'away' }])
  await userEvent.click(panel.getByLabelText('Nhảy kèo'))
  await userEvent.selectOptions(panel.getByLabelText('Điều sẽ xảy ra'), 'Tài xỉu nâng lên')
  expect(panel.queryByLabelText('Khách')).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/9 nhóm kèo đổi kèo chính/)).toBeTruthy()
  expect(sent('/x/v1/control/line-jump')).toMatchObject([{ matchId: 41, towards: 'more' }])
})

test('a match that is over is voided; what the provider says to it is shown', async () => {
  const said = [
    refusal(5, 'Tham số không hợp lệ.'),
    { matchId: 41, judgement: 'correction', options: 3 },
    { matchId: 41, judgement: 'same', options: 0 },
    { matchId: 41, judgement: 'late', options: 0 },
  ]
  const { sent, panel } = await openSports(MATCH_PAGE, {
    ...answers,
    '/x/v1/control/void-match': () => said.shift(),
  })
  const button = await panel.findByRole('button', { name: 'Hủy kết quả cả trận' })
  for (const words of [
    'Tham số không hợp lệ.',
    'Đã hủy 3 lựa chọn; tiền cược được hoàn',
    'Không còn cược nào để hủy',
    'Đã quá 72 giờ: cần hai người duyệt',
  ]) {
    await userEvent.click(button)
    expect(await panel.findByText(words)).toBeTruthy()
  }
  expect(sent('/x/v1/control/void-match')).toHaveLength(4)
  expect(sent('/x/v1/control/void-match')[0]).toMatchObject({ matchId: 41 })
})

test('the provider is made slow and fast again', async () => {
  let delayMs = 0
  const { sent } = await openSports('/help', {
    '/x/v1/control/slowness': (body) => {
      delayMs = Number(body['delayMs'] ?? delayMs)
      return { delayMs }
    },
  })
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: '3 s' }).checked
  await userEvent.click(await screen.findByLabelText('3 s'))
  await waitFor(() => expect(chosen()).toBe(true))
  await userEvent.click(screen.getByLabelText('Không'))
  await waitFor(() => expect(chosen()).toBe(false))
  const orders = sent('/x/v1/control/slowness').flatMap(({ delayMs: ms }) => (ms === undefined ? [] : [ms]))
  expect(orders).toEqual([3_000, 0])
})

test('the account of who is signed in is locked at the provider and opened again', async () => {
  const { sent, panel } = await openSports(
    '/help',
    { '/x/v1/control/user-state': ({ merchantUserId, state }) => ({ merchantUserId, state }) },
    'member',
  )
  const press = async (name: string) => {
    const button = await panel.findByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(button.disabled).toBe(false))
    await userEvent.click(button)
  }
  await press('Khóa tài khoản thể thao')
  await waitFor(() => expect(sent('/x/v1/control/user-state')).toHaveLength(1))
  await press('Mở khóa tài khoản thể thao')
  await waitFor(() => expect(sent('/x/v1/control/user-state')).toHaveLength(2))
  expect(sent('/x/v1/control/user-state')).toMatchObject([
    { merchantUserId: 'mbr_1', state: 'locked' },
    { merchantUserId: 'mbr_1', state: 'open' },
  ])
})
