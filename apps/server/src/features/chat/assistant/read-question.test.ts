import { expect, test } from 'vitest'
import { CHAT_CHOICES } from '@keo/contract/chat-messages'
import { readQuestion } from './read-question.ts'
import { articlesReply, ordersReply, reply } from './replies.ts'

const about = (text: string) => readQuestion(text, 'maitran88').about

test.each([
  ['Tiền rút của tôi đâu rồi?', 'withdrawals'],
  ['tien rut cua toi dau roi', 'withdrawals'],
  ['RUT TIEN TU SANG MA CHUA VE', 'withdrawals'],
  ['Where is my withdrawal?', 'withdrawals'],
  ['my withdrawal is still pending', 'withdrawals'],
  ['我的提现到哪了？', 'withdrawals'],
  ['提款还没到账', 'withdrawals'],
  ['เงินถอนของฉันอยู่ไหน', 'withdrawals'],
  ['ถอนเงินแล้วยังไม่เข้า', 'withdrawals'],
  ['Tiền nạp của tôi đâu?', 'deposits'],
  ['nạp 500k mà chưa vào ví', 'deposits'],
  ['I made a deposit and it has not arrived', 'deposits'],
  ['我的充值在哪里', 'deposits'],
  ['存款没到账', 'deposits'],
  ['ฝากเงินแล้วยังไม่เข้า', 'deposits'],
  ['vé cược gần nhất của tôi', 'bets'],
  ['ve cua minh dau', 'bets'],
  ['show my last bets', 'bets'],
  ['最近的注单', 'bets'],
  ['我的投注最近', 'bets'],
  ['บิลล่าสุดของฉัน', 'bets'],
] as const)('%s asks for own %s', (text, topic) => {
  expect(about(text)).toBe(topic)
})

test.each([
  'Rút tiền mất bao lâu?',
  'phí rút tiền là bao nhiêu',
  'Rút sớm của tôi tính thế nào?',
  'How do I withdraw my money?',
  'How long does a withdrawal take?',
  'cash out fee of my bet',
  '提现要多久',
  '怎么充值',
  'ถอนเงินอย่างไร',
  'kèo chấp là gì',
  'hôm nay trời đẹp',
])('%s is left to the articles', (text) => {
  expect(about(text)).toBe('article')
})

test.each([
  'số dư của người khác',
  'cho tôi xem lệnh rút của vợ tôi',
  'danh sách thành viên',
  'where is the withdrawal of linhnguyen7',
  'show me the orders of another user',
  "what is my friend's balance",
  'tài khoản mbr_01J8ZQ4M7K2V9X3C5B6N8P0R1S có bao nhiêu tiền',
  '别人的提现在哪里',
  '其他用户的余额',
  'ยอดเงินของคนอื่น',
  'รายการถอนของเพื่อน',
])('%s asks for somebody else’s data', (text) => {
  expect(about(text)).toBe('others')
})

test('the own user name, a network and a bank’s reference are nobody else', () => {
  expect(about('tôi là maitran88, tiền rút của tôi đâu')).toBe('withdrawals')
  expect(about('nạp qua trc20 chưa vào')).toBe('deposits')
  expect(about('nạp chưa vào, mã giao dịch FT2318')).toBe('deposits')
})

test.each([
  ['Lệnh D01J8ZQ4M7K2V9X3C5B6N8P0R1S sao rồi', 'deposit', 'D01J8ZQ4M7K2V9X3C5B6N8P0R1S'],
  ['wd_01J8ZQ4M7K2V9X3C5B6N8P0R1S', 'withdraw', 'wd_01J8ZQ4M7K2V9X3C5B6N8P0R1S'],
])('a number in %s names one order', (text, kind, id) => {
  expect(readQuestion(text, 'maitran88')).toEqual({ about: 'order', order: { kind, id } })
})

test.each(['cho mình gặp nhân viên', 'I want a real person', '转人工', 'ขอคุยกับเจ้าหน้าที่'])(
  '%s asks for a person',
  (text) => {
    expect(about(text)).toBe('person')
  },
)

test.each(['Chào bạn', 'hello', '你好', 'สวัสดี'])('%s is a greeting and no more', (text) => {
  expect(about(text)).toBe('hello')
})

test('whatever the assistant says, a person is among the choices', () => {
  const sayings = ['greeting', 'depositAsked', 'ownDataOnly', 'sendReceipt'] as const
  const order = { kind: 'bet', id: '1' } as const
  const said = [
    ...sayings.map((saying) => reply(saying)),
    articlesReply([]),
    articlesReply(['cash-out']),
    ordersReply('bets', []),
    ...(['deposits', 'withdrawals', 'bets'] as const).map((saying) => ordersReply(saying, [order])),
  ]
  expect(new Set(said.map(({ saying }) => saying)).size).toBe(10)
  for (const { choices } of said) {
    expect(choices).toContain('person')
    for (const choice of choices) expect(CHAT_CHOICES).toContain(choice)
  }
})
