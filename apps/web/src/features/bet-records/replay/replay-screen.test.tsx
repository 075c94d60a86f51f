import type { BetReplay } from '@keo/contract/bet-replay'
import { statementText } from '@keo/contract/statement'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../../proofs/proof.ts'
import { samplePlay, sampleReplay } from '../../../testing/sample-replay.ts'
import { answerCalls, openApp } from '../../../testing/test-app.tsx'

const REPLAY = 'POST /api/game/bet/order/mybet/replay'

async function open(replay: BetReplay) {
  const calls = answerCalls({ [REPLAY]: () => replay })
  await openApp('/user-center-bet-record?replay=7')
  return calls
}

/** A row of a wallet with nothing before it. */
function sealed() {
  const whose = { tenantId: 'keo', memberId: 'mbr_1', currency: 'VND' }
  const nothing = { available: 0n, held: 0n, bonus: 0n, debt: 0n }
  const genesis = sha256Hex('keo ledger|keo|mbr_1|VND')
  const postings = [
    { account: 'available', amount: -5n },
    { account: 'held', amount: 5n },
  ]
  const balances = { ...nothing, available: -5n, held: 5n }
  const row = {
    seq: 1n,
    atMs: 200,
    kind: 'bet.stake',
    reference: '7',
    key: 'k',
    postings,
    balances,
    corrects: null,
  }
  const text = '1|200|bet.stake|7|k|available:-5,held:5|-5|5|0|0|'
  const hash = sha256Hex(`${genesis}\n${text}`)
  const head = { ...whose, seq: 0n, hash: genesis, balances: nothing }
  const statement = statementText(head, [{ ...row, hash }])
  return { seq: 1, at: 200, kind: 'bet.stake', change: '-50000.00', hash, statement }
}

test('a ticket again: what it won, seen and given price, the wait, the goal and what it did, the end', async () => {
  await open(sampleReplay({ seals: [sealed()] }))
  expect(await screen.findByRole('heading', { name: 'Chuyện gì đã xảy ra' })).toBeTruthy()
  const page = document.body.textContent ?? ''
  expect(page).toContain('+44.000')
  const story = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(story[0]).toContain('Lúc bấm1.90Lúc nhận1.88Độ trễ1 giây')
  expect(story[2]).toContain('Bàn thắng · Lotus City 1–0 Red DeltaPhút 11 · Giá rút sớm từ 47.000')
  expect(story[3]).toContain('Lotus City -0.5/1 · 1.88')
  expect(story[4]).toContain('Ví cộng 94.000')
})

test('the seal is recomputed here: a row that was changed does not fit', async () => {
  const good = sealed()
  const changed = { ...good, seq: 2, statement: good.statement.replace('available:-5', 'available:-4') }
  await open(sampleReplay({ seals: [good, changed] }))
  expect(await screen.findByText('Khớp')).toBeTruthy()
  expect(screen.getByText('Không khớp')).toBeTruthy()
  expect(screen.getAllByText(good.hash)).toHaveLength(2)
  const [check] = screen.getAllByRole('link', { name: 'Tự kiểm ở trang riêng' })
  expect(decodeURIComponent(check?.getAttribute('href') ?? '')).toContain(
    `/verify.html?language=vi&theme=dark#keo statement 1`,
  )
})

test('the cursor is moved by keys and says its moment; a leg says its worth there', async () => {
  await open(sampleReplay())
  const slider = await screen.findByRole('slider', { name: 'Thời điểm' })
  expect(slider.getAttribute('aria-valuetext')).toContain('94.000')
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toContain('kèo tạm khóa')
  fireEvent.change(slider, { target: { value: '0' } })
  expect(screen.getByText('Đáng giá 0.98 lần tiền cược')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tốc độ 1×' }))
  expect(screen.getByRole('button', { name: 'Tốc độ 2×' })).toBeTruthy()
})

test('a match that the provider does not keep any more is named', async () => {
  await open(sampleReplay({ play: samplePlay({ matches: [] }) }))
  expect(await screen.findByText(/không còn giữ diễn biến của: Lotus City vs\. Red Delta/)).toBeTruthy()
})

test('a provider that is away leaves what the wallet wrote down', async () => {
  await open(sampleReplay({ play: null, seals: [] }))
  expect(await screen.findByText(/Nhà cái chưa trả lời/)).toBeTruthy()
  expect(screen.getByText('Vé này không có giá trị rút sớm để xem lại.')).toBeTruthy()
  expect(screen.getByText('Chưa có gì thay đổi trong ví.')).toBeTruthy()
})

test('a replay that cannot be read says so and is tried again', async () => {
  let isAway = true
  answerCalls({
    [REPLAY]: () => {
      if (isAway) throw new Error('away')
      return sampleReplay()
    },
  })
  await openApp('/user-center-bet-record?replay=7')
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  isAway = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: /Giá trị rút sớm/ })).toBeTruthy()
})
