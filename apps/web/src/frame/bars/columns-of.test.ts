import { expect, test } from 'vitest'
import { patterns } from '../../navigation/paths.ts'
import { routes } from '../../routes/route-table.ts'
import { columnsOf } from './columns-of.ts'

const besides = (pattern: string) => {
  const route = routes.find((each) => each.pattern === pattern)
  return route && columnsOf(route)
}

test.each([
  patterns.me,
  patterns.deposit,
  patterns.withdraw,
  patterns.transfer,
  patterns.financialDetails,
  patterns.transactions,
  patterns.betRecords,
  patterns.bankCards,
  patterns.profile,
  patterns.settings,
])('%s of a wide screen has the ways through the account beside it', (pattern) => {
  expect(besides(pattern)).toBe('account')
})

test.each([patterns.home, patterns.promotions, patterns.results, patterns.bulletins, patterns.matchDetail])(
  '%s of a wide screen has the sports beside it',
  (pattern) => {
    expect(besides(pattern)).toBe('sports')
  },
)

test.each([patterns.login, patterns.register, patterns.maintain, patterns.notFound, patterns.iconList])(
  '%s of a wide screen stands alone',
  (pattern) => {
    expect(besides(pattern)).toBe('none')
  },
)
