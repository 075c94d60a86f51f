import type { Engine } from '@keo/games-contract/engines'
import { commitmentTo } from '@keo/game-rules/draws'
import type { Fairness } from '@keo/games-contract/play-round'
import type { CrashTable, SharedTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadArea, startLanguage } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { SAMPLE_FACTS, sampleRound } from '../../../testing/test-engine.tsx'
import { createPlayClient } from '../session/play-client.ts'
import { openSession } from '../session/play-session.ts'
import FairnessSheet from './fairness-sheet.tsx'

const SECRET = 'b7'.repeat(32)
const OWN_COMMITMENT = 'c0ffee'
const SEALED = commitmentTo(SECRET)

const CRASH: CrashTable = {
  kind: 'crash',
  gameId: '3100000001',
  number: 8,
  phase: 'betting',
  now: 0,
  phaseAt: 0,
  phaseEndsAt: 6000,
  point: null,
  hash: null,
  previousHash: SEALED,
  salt: 'keo-salt',
  seats: [],
  players: 0,
  history: [],
}
const TAI_XIU: TaiXiuTable = {
  kind: 'tai-xiu',
  gameId: '3100000001',
  number: 8,
  phase: 'betting',
  now: 0,
  phaseAt: 0,
  phaseEndsAt: 20_000,
  tai: { amount: '0.00', players: 0 },
  xiu: { amount: '0.00', players: 0 },
  crowdPlayers: 0,
  dice: null,
  commitment: SEALED,
  clientSeed: 'keo-table',
  history: [],
}

type Told = { readonly table?: SharedTable; readonly fairness?: Partial<Fairness> }

/** The sheet of a game whose player has one round behind them. */
async function openSheet(engine: Engine, { table, fairness }: Told) {
  await startLanguage('vi')
  await Promise.all([loadArea('gamePlay'), loadArea('proof')])
  const round = sampleRound(engine, { id: '990017', number: 7 })
  const answers: Record<string, unknown> = {
    open: {
      play: 'token',
      gameId: '3100000001',
      facts: { ...SAMPLE_FACTS, engine },
      isDemo: false,
      currency: 'VND',
      balance: '60000.00',
      minStake: '1000.00',
      maxStake: '10000000.00',
      chips: [],
      seeds: { commitment: OWN_COMMITMENT, clientSeed: 'lua-moi', nextNonce: 12 },
      openRounds: [],
      hasAutoPlay: false,
      hasFastSpin: false,
    },
    rounds: { rounds: [round], next: null },
    table,
    fairness: {
      kind: 'pair',
      round,
      commitment: SEALED,
      serverSeed: null,
      clientSeed: 's',
      nonce: 7,
      ...fairness,
    },
  }
  const asked: string[] = []
  const client = createPlayClient('http://localhost/games', async (address) => {
    const name = String(address).split('/').at(-1) ?? ''
    asked.push(name)
    return Response.json({ code: null, data: answers[name] })
  })
  const session = await openSession(client, 'launch', clock)
  await session.readRounds()
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FairnessSheet session={session} onClose={() => {}} />
      </QueryClientProvider>,
    )
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Kiểm chứng công bằng' }))
  return { sheet, asked }
}

const codesOf = () =>
  [...screen.getByRole('dialog').querySelectorAll('code')].map(({ textContent }) => textContent)
const openRound = (sheet: ReturnType<typeof within>) =>
  fireEvent.click(sheet.getByRole('button', { name: /^Ván 7/ }))

test('crash shows the link and the salt that were published before the round, and no pair of the player', async () => {
  const { sheet, asked } = await openSheet('crash', { table: CRASH })
  expect(await sheet.findByText('Mã của ván trước')).toBeTruthy()
  expect(sheet.getByText('công bố trước ván 8')).toBeTruthy()
  expect(codesOf()).toEqual([SEALED, 'keo-salt'])
  expect(sheet.queryByLabelText('Seed của bạn')).toBeNull()
  expect(sheet.queryByRole('button', { name: 'Đổi cặp' })).toBeNull()
  expect(sheet.queryByText(/đổi cặp/)).toBeNull()
  expect(asked.filter((name) => name === 'table')).toHaveLength(1)
})

test('tài xỉu shows the whole commitment and says when the seed of the series is opened', async () => {
  const { sheet } = await openSheet('tai-xiu', { table: TAI_XIU })
  expect(await sheet.findByText('Seed của bàn')).toBeTruthy()
  expect(codesOf()).toEqual([SEALED, 'keo-table'])
  expect(sheet.getByText(/seed máy chủ mở ra sau ván cuối của loạt/)).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Đổi cặp' })).toBeNull()
  openRound(sheet)
  expect(await sheet.findByText('Seed máy chủ mở sau ván cuối của loạt.')).toBeTruthy()
})

test('a round of the chain whose flight is not over says when its secret is opened', async () => {
  const told: Partial<Fairness> = { kind: 'chain', clientSeed: 'keo-salt', serverSeed: null }
  const { sheet } = await openSheet('crash', { table: CRASH, fairness: told })
  openRound(sheet)
  expect(await sheet.findByText('Mã bí mật mở khi ván kết thúc.')).toBeTruthy()
})

test('a round of the chain whose hash is out is computed again in the sheet', async () => {
  const told: Partial<Fairness> = { kind: 'chain', clientSeed: 'keo-salt', serverSeed: SECRET }
  const { sheet } = await openSheet('crash', { table: CRASH, fairness: told })
  openRound(sheet)
  expect(await sheet.findByText('Mã bí mật của ván')).toBeTruthy()
  await waitFor(() => expect(sheet.getByText('Khớp từng bước')).toBeTruthy())
})

test('a round that does not match is named by its id, to be copied, with the way to support', async () => {
  const told: Partial<Fairness> = { kind: 'chain', commitment: 'of another', serverSeed: SECRET }
  const { sheet } = await openSheet('crash', { table: CRASH, fairness: told })
  openRound(sheet)
  expect(await sheet.findByText(/^Không khớp\. Hãy gửi mã ván/)).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Sao chép Mã ván' })).toBeTruthy()
  expect(codesOf()).toContain('990017')
  expect(sheet.getByRole('link', { name: 'Nhắn hỗ trợ' }).getAttribute('href')).toBe('/service')
})

test('a game of the player alone shows the own pair and the way to change it', async () => {
  const { sheet, asked } = await openSheet('dice', {})
  expect(codesOf()).toEqual([OWN_COMMITMENT, '12'])
  expect(sheet.getByRole('button', { name: 'Đổi cặp' })).toBeTruthy()
  openRound(sheet)
  expect(await sheet.findByText('Seed máy chủ mở sau khi bạn đổi cặp.')).toBeTruthy()
  expect(asked).not.toContain('table')
})
