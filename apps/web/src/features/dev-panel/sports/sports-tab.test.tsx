import userEvent from '@testing-library/user-event'
import { getAgentConfig } from '@keo/contract/site'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULT_AGENT_LINE, loadAgentLine } from '../../../site/agent-line.ts'
import { answerCalls } from '../../../testing/test-app.tsx'
import {
  ALL_ON,
  answerProvider,
  DETAIL,
  NO_MATCHES,
  NOW,
  openProduct,
  openSports,
  refusal,
} from '../../../testing/test-sports-panel.tsx'
import { wireMatch } from '../../sportsbook/intake/test-wire-match.ts'

test('the match of the page can be made to score, for the side that is chosen', async () => {
  const match = wireMatch({ id: 41 })
  const { sent, panel } = await openSports('/match-detail/41', {
    [DETAIL]: () => match,
    '/x/v1/control/event': () => ({ matchId: 41, atMs: 61_000 }),
  })
  expect(await panel.findByText(match.nm!)).toBeTruthy()
  expect(panel.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Điều sẽ xảy ra',
    'Bàn thắng',
    'Thẻ đỏ',
    'Thẻ vàng',
    'Phạt góc',
    'Phạt đền',
    'Xem lại VAR',
    'Ghi điểm',
    'Trận đấu kết thúc',
  ])
  await userEvent.selectOptions(panel.getByLabelText('Điều sẽ xảy ra'), 'Phạt đền')
  await userEvent.click(panel.getByLabelText('Khách'))
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/Phạt đền, phút 1 /)).toBeTruthy()
  expect(sent('/x/v1/control/event')).toMatchObject([{ matchId: 41, kind: 'penalty', side: 'away' }])
})

test('a match that is typed can be turned, and of turns only those with a side ask for one', async () => {
  const { sent, panel } = await openSports('/sponsor', {
    [DETAIL]: ({ matchId }) => wireMatch({ id: Number(matchId) }),
    '/x/v1/control/turn': ({ kind }) => ({ matchId: 52, ms: kind === 'postponed' ? 1 : 0 }),
  })
  await userEvent.type(await panel.findByLabelText('Mã trận'), '52')
  await userEvent.click(await panel.findByLabelText('Tình trạng'))
  expect(panel.getAllByRole('option')).toHaveLength(10)
  const what = panel.getByLabelText('Điều sẽ xảy ra')
  await userEvent.selectOptions(what, 'Trận bị hoãn')
  expect(panel.queryByLabelText('Khách')).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/Trận bị hoãn\. Trận giờ: Hoãn/)).toBeTruthy()
  await userEvent.selectOptions(what, 'Bỏ cuộc')
  await userEvent.click(panel.getByLabelText('Khách'))
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/Bỏ cuộc\. Trận giờ: Kết thúc/)).toBeTruthy()
  const [postponed, retired] = sent('/x/v1/control/turn')
  expect(postponed).toMatchObject({ matchId: 52, kind: 'postponed' })
  expect(postponed).not.toHaveProperty('side')
  expect(retired).toMatchObject({ matchId: 52, kind: 'retired', side: 'away' })
})

test('what the provider refuses is said in its words, of a match it does not know and of what is forced', async () => {
  const { panel } = await openSports('/match-detail/63', {
    [DETAIL]: ({ matchId }) => (matchId === 63 ? wireMatch({ id: 63 }) : undefined),
    '/x/v1/control/event': () => refusal(12, 'Chậm lại một chút.'),
  })
  await userEvent.click(await panel.findByRole('button', { name: 'Ép' }))
  expect((await panel.findByRole('alert')).textContent).toBe('Chậm lại một chút.')
  await userEvent.type(panel.getByLabelText('Mã trận'), '4')
  expect(await panel.findByText('Không tìm thấy dữ liệu.')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Ép' })).toBeNull()
})

test('the provider is closed for an hour of the world, opened again, and its switches and tokens are turned', async () => {
  let isClosed = false
  let switches = ALL_ON
  const { sent, panel } = await openSports(
    '/sponsor',
    {
      '/v1/match/statistical': () => (isClosed ? refusal(8, 'Bảo trì') : NO_MATCHES),
      '/x/v1/control/maintenance': ({ startsAt = null, endsAt = null }) => {
        isClosed = startsAt !== null
        return { startsAt, endsAt }
      },
      '/x/v1/control/switches': (change) => (switches = { ...switches, reserve: change.reserve !== false }),
      '/x/v1/control/expire-tokens': () => ({ ended: 1 }),
    },
    'member',
  )
  const closed = await panel.findByRole<HTMLButtonElement>('switch', { name: 'Bảo trì thể thao' })
  await waitFor(() => expect(closed.disabled).toBe(false))
  await userEvent.click(closed)
  await waitFor(() => expect(closed.getAttribute('aria-checked')).toBe('true'))
  await waitFor(() => expect(closed.disabled).toBe(false))
  await userEvent.click(closed)
  await waitFor(() => expect(closed.getAttribute('aria-checked')).toBe('false'))
  const [on, off] = sent('/x/v1/control/maintenance')
  expect(on).toMatchObject({ startsAt: NOW, endsAt: NOW + 3_600_000 })
  expect(off).not.toHaveProperty('startsAt')
  await userEvent.click(panel.getByRole('switch', { name: 'Cược đặt trước' }))
  await waitFor(() =>
    expect(sent('/x/v1/control/switches')).toContainEqual(expect.objectContaining({ reserve: false })),
  )
  await userEvent.click(panel.getByRole('button', { name: 'Hết hạn token thể thao' }))
  await waitFor(() =>
    expect(sent('/x/v1/control/expire-tokens')).toMatchObject([{ merchantUserId: 'mbr_1' }]),
  )
})

test('in prod there is no panel, elsewhere there is', async () => {
  const config = `${getAgentConfig.method} ${getAgentConfig.path}`
  const inMode = async (mode: 'prod' | 'test') => {
    answerCalls({ [config]: () => ({ ...DEFAULT_AGENT_LINE, mode }) })
    await act(() => loadAgentLine())
  }
  answerProvider({})
  await openProduct('/sponsor')
  const handle = { name: 'Mở bảng nhà phát triển' }
  expect(await screen.findByRole('button', handle)).toBeTruthy()
  await inMode('prod')
  expect(screen.queryByRole('button', handle)).toBeNull()
  await inMode('test')
  expect(await screen.findByRole('button', handle)).toBeTruthy()
})
