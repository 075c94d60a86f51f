import { AppError } from '@keo/contract/errors'
import { expect, test } from 'vitest'
import { normalText, readRoomText } from './room-text.ts'

function verdict(text: string): string {
  try {
    readRoomText(text)
    return 'fine'
  } catch (refusal) {
    return refusal instanceof AppError ? refusal.code : 'defect'
  }
}

test.each([
  ['zero-width signs', 'Vi\u200bệt\u200c \u2060Nam\ufeff', 'Việt Nam'],
  ['signs that turn the line around', '\u202eđảo\u202c \u2066x\u2069', 'đảo x'],
  ['control signs and line breaks', 'một\nhai\u0007\tba', 'một hai ba'],
  ['empty letters', '\u3164\u2800a\u115f', 'a'],
  ['piles of marks', `a${'\u0301'.repeat(30)}`, 'á\u0301\u0301\u0301'.normalize('NFC')],
  ['marks apart from their letters', 'Việt'.normalize('NFD'), 'Việt'],
])('%s are gone from what is kept', (_what, raw, kept) => {
  expect(normalText(raw)).toBe(kept)
})

test('a picture of several people stays one', () => {
  expect(normalText('👨‍👩‍👧 ⚽')).toBe('👨‍👩‍👧 ⚽')
})

test('200 signs are counted once what does not show is gone', () => {
  expect(verdict(`${'ab '.repeat(66)}ab`)).toBe('fine')
  expect(verdict(`${'a\u200b'.repeat(200)}`)).toBe('fine')
  expect(verdict('⚽'.repeat(200))).toBe('fine')
  expect(verdict('a'.repeat(201))).toBe('ROOM_TEXT_LONG')
  expect(verdict('a'.repeat(10_000))).toBe('ROOM_TEXT_LONG')
  expect(verdict('\u200b\u200b \n')).toBe('ROOM_TEXT_EMPTY')
})

test.each([
  'vào https://keo.example nhé',
  'WWW.abc.xyz',
  'nhacai88.com',
  'nhacai88 . com',
  'nhacai88 chấm com',
  'nhacai88 (dot) net',
  'nhacai88。com',
  'ｎｈａｃａｉ．ｃｏｍ',
  'nhасаі88.соm',
  'bit.ly/abc',
  't.me/keothom',
  'kb zalo nha',
  'Z a l o: 99',
  'theo kênh @keothom88',
  'mail toi@keo.example',
  '10.20.30.40',
  '0912345678',
  '09 12 34 56 78',
  '0.9.1.2.3.4.5.6.7.8',
  '+84 912 345 678',
  '０９１２３４５６７８',
  '๐๙๑๒๓๔๕๖๗๘',
  '0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
  'stk 19034567890123',
  '加微信',
])('%s leads elsewhere', (text) => {
  expect(verdict(text)).toBe('ROOM_LINK')
})

test.each([
  'địt mẹ',
  'đ ị t m ẹ',
  'đ.ị.t',
  'DIT ME',
  'd1t m3',
  'địtttt',
  'lồn',
  'l ồ n',
  'vcl',
  'f u c k',
  'FUUUCK',
  'fucking ref',
  'ｆｕｃｋ',
  'sh!t',
  '操 你 妈',
  '傻-逼',
  'ไอ้เหี้ย',
])('%s is not said here', (text) => {
  expect(verdict(text)).toBe('ROOM_WORDS')
})

test.each([
  'Sắp có bàn thứ 3 rồi',
  'VÀOOO! Việt Nam vô địch',
  'Kèo X lên 4.10 rồi kìa',
  'Tỷ số 2-1, hiệp 2 Tài 3.5 ăn 1.85 2.10 3.40',
  'thắng 1.000.000.000 luôn',
  'Lớn quá, lợn rừng, lon bia, các bác ơi, buổi tối ăn bưởi',
  'Đi tìm em, thua rồi.cố lên nào',
  'Hay quá. Top 4 chắc rồi',
  'edit menu của Scunthorpe',
  'What a class assist, shame',
  '越南队加油',
  'สู้ ๆ ทีมชาติไทย',
  '<script>alert(1)</script> <b>đậm</b>',
  'tối nay 20:30 18/11/2026',
])('%s may be said, as letters', (text) => {
  expect(verdict(text)).toBe('fine')
})
