import { betRecords } from '@keo/messages/bet-records/vi'
import { sharedTickets } from '@keo/messages/shared-tickets/vi'
import { createSay } from '@keo/messages/say'
import { expect, test } from 'vitest'
import { sampleBet } from '../../../testing/sample-bet.ts'
import { shownBet } from '../shown-bet.ts'
import { fit } from './draw-ticket.ts'
import { pictureWords } from './picture-words.ts'

const NOTHING = { showsName: false, showsStake: false, showsReturn: false }
const words = (shows: Partial<typeof NOTHING>, more: Parameters<typeof sampleBet>[0] = {}) =>
  pictureWords({
    bet: shownBet(sampleBet(more), undefined),
    currency: 'VND',
    nickName: 'maitran88',
    shows: { ...NOTHING, ...shows },
    say: createSay({ ...betRecords, ...sharedTickets }, 'vi'),
    amount: (amount) => amount,
    time: () => '20:00',
  })

test('a picture says what its owner agreed to and nothing else', () => {
  const bare = words({})
  expect(bare).toMatchObject({ title: 'Cược đơn', owner: '', figures: [['Tổng tỷ lệ', '1.88']] })
  expect(JSON.stringify(bare)).not.toMatch(/50000|94000|mai|1700000000000000101/)
  expect(words({ showsName: true }).owner).toBe('ma***88 chia sẻ')
  expect(words({ showsStake: true, showsReturn: true }).figures.slice(1)).toEqual([
    ['Tiền cược', '50000.00'],
    ['Có thể thắng', '94000.00'],
  ])
})

test('what came back counts cash-outs too', () => {
  const closed = { state: 'settled', closedAt: '2026-01-31 22:00:00', returned: '10000.00' } as const
  const { figures } = words({ showsReturn: true }, { ...closed, cashedPaid: '26500.00' })
  expect(figures.at(-1)).toEqual(['Tiền về', '36500.00'])
})

test('what is too long for its place is cut in the middle: its line stays', () => {
  const widthOf = (text: string) => [...text].length
  expect(fit('Lotus City', 10, widthOf)).toBe('Lotus City')
  expect(fit('Lotus City -0.5', 12, widthOf)).toBe('Lotus… -0.5')
  expect(fit('Lotus', 3, widthOf)).toBe('Lo…')
})
