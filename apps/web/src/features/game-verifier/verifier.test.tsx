import { recomputeRound } from '@keo/game-rules/recompute'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const round = { serverSeed: SEED, clientSeed: 'keo', nonce: 1 }
const { commitment } = recomputeRound({ ...round, game: 'mines', setting: 3 })
const address = (more: Record<string, string> = {}) =>
  `/game-verifier?${new URLSearchParams({ game: 'mines', serverSeed: SEED, clientSeed: 'keo', nonce: '1', setting: '3', commitment, ...more })}`

test('a round in the address is recomputed step by step, and fits the hash that was promised', async () => {
  answerCalls({})
  await openApp(address(), 'visitor')
  expect(await screen.findByText('Khớp từng bước')).toBeTruthy()
  expect(screen.getByText('16, 13, 22')).toBeTruthy()
  expect(screen.getByText('Seed máy chủ đúng với mã đã hứa')).toBeTruthy()
  expect(screen.getByText('HMAC-SHA256(server, keo:1:0)')).toBeTruthy()
  expect(screen.getByText(new RegExp(commitment))).toBeTruthy()
})

test('a seed that does not fit its hash is said so', async () => {
  answerCalls({})
  await openApp(address({ commitment: '0'.repeat(64) }), 'visitor')
  expect(await screen.findByText('Seed máy chủ KHÔNG khớp mã đã hứa')).toBeTruthy()
  expect(screen.queryByText('Khớp từng bước')).toBeNull()
  expect(screen.getByText(/^Không khớp\./)).toBeTruthy()
})

test('typed values are computed without any call; wrong ones are told at their field', async () => {
  const asked = answerCalls({})
  await openApp('/game-verifier', 'visitor')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Trò chơi' }), 'plinko')
  const before = asked.length
  await userEvent.type(screen.getByRole('textbox', { name: 'Seed máy chủ' }), 'xyz')
  await userEvent.click(screen.getByRole('button', { name: 'Tự kiểm lại ván này' }))
  expect(screen.getByText('Seed máy chủ có 64 ký tự 0–9, a–f')).toBeTruthy()
  expect(screen.getByText('Số ván là số nguyên từ 0')).toBeTruthy()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Seed máy chủ' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Seed máy chủ' }), SEED)
  await userEvent.type(screen.getByRole('textbox', { name: 'Seed của bạn' }), 'keo')
  await userEvent.type(screen.getByRole('textbox', { name: 'Số ván' }), '1')
  const rows = screen.getByRole('textbox', { name: 'Số hàng (8, 12 hoặc 16)' })
  await userEvent.clear(rows)
  await userEvent.type(rows, '8')
  await userEvent.click(screen.getByRole('button', { name: 'Tự kiểm lại ván này' }))
  expect(screen.getByText('00011100')).toBeTruthy()
  expect(asked).toHaveLength(before)
})

test('a round of the crash is recomputed from its link of the chain', async () => {
  answerCalls({})
  await openApp(`/game-verifier?game=crash&serverSeed=${SEED}&clientSeed=salt`, 'visitor')
  expect(await screen.findByText('Mã ván nối với ván trước')).toBeTruthy()
  expect(screen.getByText(/pointInHundredths/)).toBeTruthy()
})
