import type { Language } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { articleFolder, readLibrary } from './article-library.ts'

const library = readLibrary(articleFolder('help'))
const best = (question: string, language: Language) => library.closest(question, language, 3)[0]?.id

test.each([
  ['Rút tiền mất bao lâu?', 'vi', 'withdraw-time'],
  ['phi rut tien', 'vi', 'withdraw-fees'],
  ['lam sao doi so dien thoai', 'vi', 'contacts'],
  ['kèo chấp là gì', 'vi', 'handicap'],
  ['rut som la gi', 'vi', 'cash-out'],
  ['How long does a withdrawal take?', 'en', 'withdraw-time'],
  ['is the game fair', 'en', 'fairness'],
  ['how do I deposit with usdt', 'en', 'deposit-usdt'],
  ['提现要多久', 'zh-CN', 'withdraw-time'],
  ['什么是让球', 'zh-CN', 'handicap'],
  ['怎么充值USDT', 'zh-CN', 'deposit-usdt'],
  ['ถอนเงินใช้เวลานานไหม', 'th', 'withdraw-time'],
  ['ฝาก usdt ยังไง', 'th', 'deposit-usdt'],
] as const)('%s is answered in %s by the article %s', (question, language, id) => {
  expect(best(question, language)).toBe(id)
})

test.each([
  ['thời tiết hôm nay thế nào', 'vi'],
  ['khong co bai nao nhu the nay ca', 'vi'],
  ['what is the weather', 'en'],
  ['天气怎么样', 'zh-CN'],
  ['วันนี้อากาศเป็นอย่างไร', 'th'],
  ['<script>alert(1)</script>', 'vi'],
  ['', 'vi'],
] as const)('nothing answers %s in %s', (question, language) => {
  expect(best(question, language)).toBeUndefined()
})
