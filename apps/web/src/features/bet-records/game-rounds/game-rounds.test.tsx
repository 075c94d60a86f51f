import { getGameRound, getGameRoundSum, listGameRounds } from '@keo/contract/games'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { seeListEnds } from '../../../testing/see-list-ends.ts'
import { answerCalls, here, openApp } from '../../../testing/test-app.tsx'

const SUM = `${getGameRoundSum.method} ${getGameRoundSum.path}`
const LIST = `${listGameRounds.method} ${listGameRounds.path}`
const ROUND = `${getGameRound.method} ${getGameRound.path}`
const SLOW = { timeout: 60_000 }
const PATH = '/user-center-bet-record?tab=games'

const record = (id: string, own: object = {}) => ({
  id,
  game: { id: 1001106103, name: 'Dò Mìn', engine: 'mines' },
  roundId: `77${id}`,
  state: 'closed',
  stake: '20000.00',
  returned: '52000.00',
  startedAt: '2026-01-31 20:00:00',
  endedAt: '2026-01-31 20:00:09',
  ...own,
})
const SEED = '0f'.repeat(32)
const replay = {
  engine: 'mines',
  number: 4,
  bet: { stake: '20000.00', mines: 3 },
  view: { picked: [4, 9], mines: [15, 17, 23], multiplier: 26_000, next: null },
}

function answer(more: Parameters<typeof answerCalls>[0] = {}) {
  return answerCalls({
    [SUM]: () => ({
      currency: 'VND',
      count: 2,
      stake: '40000.00',
      returned: '52000.00',
      result: '12000.00',
    }),
    [LIST]: ({ before }) => ({
      currency: 'VND',
      records: before ? [record('1', { state: 'void', returned: '20000.00' })] : [record('2')],
      next: before ? null : '2',
    }),
    [ROUND]: () => ({
      record: record('2'),
      movements: [
        { kind: 'bet', amount: '-20000.00', time: '2026-01-31 20:00:00' },
        { kind: 'result', amount: '52000.00', time: '2026-01-31 20:00:09' },
      ],
      seals: [
        {
          seq: 7,
          at: 1_769_864_400_000,
          kind: 'game.bet',
          change: '-20000.00',
          hash: 'ab'.repeat(32),
          statement: 'not one',
        },
      ],
      replay,
      look: null,
    }),
    ...more,
  })
}

beforeEach(seeListEnds)

test('rounds of games are a tab of the records, page by page, with their sum', async () => {
  const asked = answer()
  await openApp(PATH)
  expect(await screen.findByText('Hết danh sách')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Trò chơi', selected: true })).toBeTruthy()
  expect(screen.getByText('+12.000 ₫')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Xem ván Dò Mìn' })).toHaveLength(2)
  expect(screen.getByText('Đã hoàn')).toBeTruthy()
  const pages = asked.filter(({ call }) => call === LIST).map(({ body }) => body.before)
  expect(pages).toEqual([undefined, '2'])
})

test('a round shows its movements and how it went, and leads to the verifier', async () => {
  answer()
  await openApp(PATH)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Xem ván Dò Mìn' }))[0]!)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Đặt cược')).toBeTruthy()
  expect(sheet.getByText('Trả thưởng')).toBeTruthy()
  expect(await sheet.findByRole('img', { name: 'Ô 16, mìn' }, SLOW)).toBeTruthy()
  expect(sheet.getByRole('img', { name: 'Ô 5, ngọc' })).toBeTruthy()
  expect(sheet.getByText('2.60×')).toBeTruthy()
  expect(await sheet.findByText('Trừ tiền cược', undefined, SLOW)).toBeTruthy()
  // Recomputed here: a row that is not in its chain is told so.
  expect(sheet.getByText('Không khớp')).toBeTruthy()
  await userEvent.click(sheet.getByRole('link', { name: 'Kiểm chứng ván này' }))
  await waitFor(() => expect(here()).toBe('/game-verifier?game=mines&nonce=4&setting=3'))
})

test('seeds that the provider has revealed go with the link', async () => {
  answer({
    [ROUND]: () => ({
      record: record('2'),
      movements: [],
      seals: [],
      replay: { round: replay, serverSeed: SEED, clientSeed: 'keo', nonce: 4, commitment: 'ab' },
      look: null,
    }),
  })
  await openApp(PATH)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Xem ván Dò Mìn' }))[0]!)
  const verify = await screen.findByRole('link', { name: 'Kiểm chứng ván này' })
  expect(verify.getAttribute('href')).toBe(
    `/game-verifier?game=mines&nonce=4&serverSeed=${SEED}&clientSeed=keo&commitment=ab&setting=3`,
  )
})

test('a round without a replay says so; without rounds the way leads to the lobby', async () => {
  answer({ [ROUND]: () => ({ record: record('2'), movements: [], seals: [], replay: null, look: null }) })
  const { unmount } = await openApp(PATH)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Xem ván Dò Mìn' }))[0]!)
  expect(await screen.findByText('Nhà cung cấp chưa gửi diễn biến ván này.', undefined, SLOW)).toBeTruthy()
  unmount()
  answer({ [LIST]: () => ({ currency: 'VND', records: [], next: null }) })
  await openApp(PATH)
  await userEvent.click(await screen.findByRole('button', { name: 'Vào sảnh trò chơi' }))
  await waitFor(() => expect(here()).toBe('/game'))
})

test('a round of a slot leads to the verifier of its own machine, with all that is known', async () => {
  const look = { theme: 'plain', cover: null, volatility: 'high', parameters: { machine: 'low' } }
  answer({
    [ROUND]: () => ({
      record: record('2', { game: { id: 1001104101, name: 'Sen Vàng', engine: 'slot' } }),
      movements: [],
      seals: [],
      replay: { round: {}, serverSeed: SEED, clientSeed: 'keo', nonce: 9, commitment: 'ab' },
      look,
    }),
    [LIST]: () => ({
      currency: 'VND',
      records: [record('2', { game: { id: 1001104101, name: 'Sen Vàng', engine: 'slot' } })],
      next: null,
    }),
  })
  await openApp(PATH)
  await userEvent.click(await screen.findByRole('button', { name: 'Xem ván Sen Vàng' }))
  const verify = await screen.findByRole('link', { name: 'Kiểm chứng ván này' })
  expect(verify.getAttribute('href')).toBe(
    `/game-verifier?game=slot-low&nonce=9&serverSeed=${SEED}&clientSeed=keo&commitment=ab`,
  )
})
