import { expect, test } from 'vitest'
import { NewUserName, Password, PATTERNS, UserName } from './patterns.ts'

type Name = keyof typeof PATTERNS

const RIGHT: [Name, string[]][] = [
  ['userName', ['abcdef', 'Mai123', '12345678901234567890']],
  ['newUserName', ['abcde1', '1abcde', 'Mai1234567890123']],
  ['password', ['abcdefg1', '1bcdefgh', 'A1345678901234567890']],
  ['smsCode', ['012345']],
  ['code', ['1234', '12345', '123456']],
  ['email', ['mai@site.example', 'mai.tran+keo@mail.site.vn', 'm_1@a-b.co']],
  ['agentAccount', ['a_abc', 'a_123456789012345']],
  ['phone', ['13812345678']],
  ['internationalPhone', ['912345', '13812345678']],
]
const WRONG: [Name, string[]][] = [
  ['userName', ['abcde', 'a'.repeat(21), 'mai_123', 'mai 123', 'mái1234', 'ｍａｉ１２３', 'mаi1234']],
  ['newUserName', ['abcde', 'abcdef', '123456', 'a1'.repeat(9), 'mai-12', 'abc123!']],
  [
    'password',
    ['abcdef1', 'abcdefgh', '12345678', 'a1'.repeat(11), 'abc 12345', 'pass123\u202e4', 'abc12345😀'],
  ],
  ['smsCode', ['12345', '1234567', '１２３４５６', '12345a']],
  ['code', ['123', '1234567', 'abcd']],
  [
    'email',
    ['mai@site', '@site.vn', 'mai@@site.vn', 'mai @site.vn', '.mai@site.vn', `${'a'.repeat(65)}@b.vn`],
  ],
  ['agentAccount', ['a_ab', 'b_abc', 'a_1234567890123456', 'A_abc', 'a_ab!']],
  ['phone', ['1381234567', '138123456789']],
  ['internationalPhone', ['91234', '138123456789', '+84912345']],
]

const CLAUSES: Partial<Record<Name, string>> = {
  userName: '[ACC-10a]',
  newUserName: '[ACC-10a]',
  password: '[ACC-10b]',
  smsCode: '[ACC-10c]',
  code: '[ACC-10c]',
  email: '[ACC-10c]',
  agentAccount: '[ACC-10d]',
  phone: '[ACC-10e]',
  internationalPhone: '[ACC-10e]',
}
const withClause = (rows: [Name, string[]][]) =>
  rows.map(([name, values]) => [CLAUSES[name] ?? '', name, values] as const)

test.each(withClause(RIGHT))('%s %s takes %j', (_clause, name, values) => {
  for (const value of values) expect(value).toMatch(PATTERNS[name])
})

test.each(withClause(WRONG))('%s %s refuses %j', (_clause, name, values) => {
  for (const value of values) expect(value).not.toMatch(PATTERNS[name])
})

const names = Object.keys(PATTERNS) as Name[]
test.each(names)('[ACS-01] %s is anchored: no newline, no null byte, nothing behind it', (name) => {
  const [right] = RIGHT.find(([known]) => known === name)?.[1] ?? ['VN']
  for (const tail of ['\n', '\0', '\r\n', '\n<script>']) expect(PATTERNS[name].test(right + tail)).toBe(false)
})

/** Written out beforehand, so that only the pattern is timed. */
const MEGABYTES = ['a', '1', 'a1', 'a.', 'a-', '@a.', ' ', '+'].map((part) =>
  Buffer.from(`${part.repeat(2 ** 20 / part.length)}!`).toString(),
)

test.each(names)('[ACS-01] %s refuses a megabyte in under 50 ms', (name) => {
  for (const text of MEGABYTES) {
    // The best of five: a busy machine may take the processor away in the middle of one.
    const times = [1, 2, 3, 4, 5].map(() => {
      const before = performance.now()
      expect(PATTERNS[name].test(text)).toBe(false)
      return performance.now() - before
    })
    expect(Math.min(...times)).toBeLessThan(50)
  }
})

test('[ACS-13] a password is read exactly as typed', () => {
  expect(Password.parse('Con1Meo2Vang3')).toBe('Con1Meo2Vang3')
  expect(Password.safeParse(' Con1Meo2 ').success).toBe(false)
})

test('a pattern says in its own words what it wants', () => {
  expect(UserName.safeParse('x').error?.issues[0]?.message).toBe('field.userName')
  expect(NewUserName.safeParse('abcdef').error?.issues[0]?.message).toBe('field.newUserName')
})
