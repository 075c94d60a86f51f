import { getGameDetails } from '@keo/contract/games'
import { getSandboxState } from '@keo/contract/sandbox'
import { giveSandboxFreeRounds, setSandboxGameWindow } from '@keo/contract/sandbox-games'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../testing/test-app.tsx'
import { openProduct, STATE } from '../../../testing/test-sports-panel.tsx'

const SLOW = { timeout: 60_000 }
const ID = '1001104001'
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** The panel at its tab of games: what the provider and our own calls were sent. */
async function openGames(who: 'member' | 'visitor' = 'member', status = 200) {
  let isMaintain = false
  const game = () => ({
    id: Number(ID),
    gameType: 1_001_104,
    name: 'Sen Vàng',
    provider: 'Nova',
    art: 'lotus',
    symbol: 'keo-slot-02',
    engine: 'slot',
    volatility: 'medium',
    cover: null,
    coverSeed: 'x',
    releasedOn: '2026-01-01',
    isNew: false,
    isFavourite: false,
    hasDemo: true,
    jackpot: null,
    isMaintain,
    startTime: '',
    endTime: '',
  })
  const asked = answerCalls({
    [named(getSandboxState)]: () => STATE,
    [named(getGameDetails)]: () => ({
      game: game(),
      returnLeast: null,
      returnMost: null,
      mostBack: null,
      minStake: null,
      maxStake: null,
      parameters: {},
      theme: null,
      measured: { rounds: 0, staked: '0.00', returned: '0.00' },
      sameEngine: [],
    }),
    [named(setSandboxGameWindow)]: (body) => {
      isMaintain = (body as { isOn: boolean }).isOn
      return { isMaintain, startTime: '', endTime: '' }
    },
    [named(giveSandboxFreeRounds)]: () => ({ code: 'gift_1' }),
  })
  const ours = globalThis.fetch
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    const path = /^\/games\/x\/(.+)$/.exec(pathname)?.[1]
    if (!path) return ours(address, init)
    sent.push({ path, ...JSON.parse(String(init.body)) })
    return Response.json({ isDone: true }, { status })
  })
  await openProduct('/sponsor', who)
  await userEvent.click(await screen.findByRole('button', { name: 'Mở bảng nhà phát triển' }, SLOW))
  await userEvent.click(await screen.findByRole('tab', { name: 'Trò chơi' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Bảng nhà phát triển' }))
  return { sent, asked, panel }
}

test('the next bet or result is answered late, sent twice, lost or overtaken', async () => {
  const { sent, panel } = await openGames('visitor')
  const press = async (name: string) => {
    const button = await panel.findByRole<HTMLButtonElement>('button', { name }, SLOW)
    await waitFor(() => expect(button.disabled).toBe(false), SLOW)
    await userEvent.click(button)
  }
  await press('Trả lời muộn')
  await press('Gửi hai lần')
  await userEvent.click(panel.getByLabelText('Kết quả'))
  await press('Mất câu trả lời')
  await press('Đến sau lần gọi kế')
  await waitFor(() => expect(sent).toHaveLength(4), SLOW)
  expect(sent).toEqual([
    { path: 'weather', calls: 1, only: 'bet', slowMs: 6000 },
    { path: 'weather', calls: 1, only: 'bet', duplicate: true },
    { path: 'weather', calls: 1, only: 'result', loseAnswer: true },
    { path: 'weather', calls: 1, only: 'result', reorder: true },
  ])
})

test('of a game that is named: its next draws, the end of a round and of a token, a window and free rounds', async () => {
  const { sent, asked, panel } = await openGames()
  expect(panel.getByText('Mở một trò chơi hoặc nhập mã 10 số.')).toBeTruthy()
  await userEvent.type(await panel.findByPlaceholderText('Mã trò chơi', undefined, SLOW), ID)
  expect(await panel.findByText('Sen Vàng', undefined, SLOW)).toBeTruthy()

  const force = panel.getByRole<HTMLButtonElement>('button', { name: 'Ép ván sau' })
  expect(force.disabled).toBe(true)
  await userEvent.type(panel.getByPlaceholderText(/^Số rút ra/), '16, 20 11')
  await userEvent.click(force)
  expect(await panel.findByText('Ván sau sẽ rút các số này', undefined, SLOW)).toBeTruthy()
  await userEvent.type(panel.getByPlaceholderText('Mã ván đang mở'), '42')
  await userEvent.click(panel.getByRole('button', { name: 'Kết thúc ván' }))
  expect(await panel.findByText('Ván đã kết thúc', undefined, SLOW)).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'Hết hạn token trò chơi' }))
  await waitFor(() => expect(sent).toHaveLength(3), SLOW)
  expect(sent).toEqual([
    { path: 'result', userId: 'mbr_1', gameId: 'keo-slot-02', outcome: [16, 20, 11] },
    { path: 'finalise', roundId: '42' },
    { path: 'token/expire', userId: 'mbr_1' },
  ])

  await userEvent.click(panel.getByRole('switch', { name: 'Bảo trì trò chơi' }))
  await waitFor(
    () =>
      expect(panel.getByRole('switch', { name: 'Bảo trì trò chơi' }).getAttribute('aria-checked')).toBe(
        'true',
      ),
    SLOW,
  )
  await userEvent.click(panel.getByRole('button', { name: 'Tặng 5 vòng miễn phí' }))
  const bodyOf = (call: object) =>
    asked.find(({ call: name }) => name === named(call as typeof getGameDetails))?.body
  await waitFor(() => expect(bodyOf(giveSandboxFreeRounds)).toEqual({ id: Number(ID), rounds: 5 }), SLOW)
  expect(bodyOf(setSandboxGameWindow)).toEqual({ id: Number(ID), isOn: true })
})

test('without an account there is nobody to force a round of, and the panel says so', async () => {
  const { panel } = await openGames('visitor')
  await userEvent.type(await panel.findByPlaceholderText('Mã trò chơi', undefined, SLOW), ID)
  expect(await panel.findByText('Đăng nhập để ra lệnh cho ván của mình.', undefined, SLOW)).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Ép ván sau' })).toBeNull()
})

test('an order that the provider does not take is said', async () => {
  const { panel } = await openGames('member', 404)
  await userEvent.type(await panel.findByPlaceholderText('Mã trò chơi', undefined, SLOW), ID)
  await userEvent.type(await panel.findByPlaceholderText('Mã ván đang mở', undefined, SLOW), '42')
  await userEvent.click(panel.getByRole('button', { name: 'Kết thúc ván' }))
  expect(await panel.findByRole('alert', undefined, SLOW)).toBeTruthy()
})
