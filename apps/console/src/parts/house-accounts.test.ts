import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseAccount } from './house-accounts.ts'

const LEDGER = new URL('../../../server/src/features/ledger/ledger-types.ts', import.meta.url)

test('every account of the house has words in both languages', () => {
  const [, list = ''] = /HOUSE_ACCOUNTS = \[(.*?)\] as const/s.exec(readFileSync(LEDGER, 'utf8')) ?? []
  const accounts = [...list.matchAll(/'(house:[\w-]+)'/g)].map(([, account = '']) => account)
  expect(accounts.length).toBeGreaterThan(10)
  for (const account of accounts)
    for (const language of ['vi', 'en'] as const)
      expect(houseAccount(account, language), `${account} ${language}`).toMatch(/\p{L}/u)
})
