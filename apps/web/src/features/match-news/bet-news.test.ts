import { betRecords as words } from '@keo/messages/bet-records/vi'
import { createSay } from '@keo/messages/say'
import { expect, test } from 'vitest'
import { createBetNews } from './bet-news.ts'

const say = createSay(words, 'vi')
const message = (businessType: string, businessContent: unknown) => ({
  businessType,
  topic: 'owner:me',
  source: 'node',
  seq: 1,
  businessContent,
})

function news() {
  const texts: string[] = []
  let changes = 0
  const made = createBetNews({
    changed: () => (changes += 1),
    show: (text) => texts.push(text(say, 'vi').replaceAll('\u00a0', ' ')),
  })
  return { ...made, texts, changes: () => changes }
}

test('a settled bet says what came back; one that is merely taken says nothing', () => {
  const { onMessage, texts, changes } = news()
  const bet = { orderId: '1', currency: 'VND', stake: '50000.00', isFromReservation: false, isFreeBet: false }
  onMessage(message('betNews', { ...bet, state: 'accepted' }))
  onMessage(message('betNews', { ...bet, state: 'settled', returned: '72000.00' }))
  onMessage(message('betNews', { ...bet, state: 'settled', returned: '0.00' }))
  onMessage(message('betNews', { ...bet, state: 'cancelled' }))
  expect(texts).toEqual([
    'Cược 50.000,00 ₫ đã kết toán: nhận về 72.000,00 ₫.',
    'Cược 50.000,00 ₫ đã kết toán: thua.',
    'Cược đã hủy, hoàn lại 50.000,00 ₫.',
  ])
  expect(changes()).toBe(4)
})

test('a reservation whose odds were reached says so', () => {
  const { onMessage, texts } = news()
  const bet = { orderId: '1', currency: 'VND', stake: '20000.00', isFromReservation: true, isFreeBet: false }
  onMessage(message('betNews', { ...bet, state: 'confirming' }))
  onMessage(message('betNews', { ...bet, state: 'accepted' }))
  expect(texts).toEqual(['Tỷ lệ đã tới mức bạn đặt trước: cược 20.000,00 ₫ đã được nhận.'])
})

test('a cash-out says that it is done or refused; nonsense says nothing', () => {
  const { onMessage, texts, changes } = news()
  const cashOut = { id: '7', orderId: '1', currency: 'VND', stake: '50000.00', paid: '61000.00' }
  onMessage(message('cashOutNews', { ...cashOut, state: 'settled' }))
  onMessage(message('cashOutNews', { ...cashOut, state: 'rejected' }))
  onMessage(message('cashOutNews', { ...cashOut, paid: 'much', state: 'settled' }))
  expect(texts).toEqual(['Đã rút sớm 61.000,00 ₫.', 'Rút sớm không thành công. Cược vẫn tiếp tục.'])
  expect(changes()).toBe(2)
})
