import { expect, test } from 'vitest'
import { amountRuns } from './amount-runs.ts'

const dong = (language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'VND', minimumFractionDigits: 2 })

test('the decimals of an amount are a run of their own, so that they can step back', () => {
  const runs = amountRuns(dong('vi').formatToParts(12_580_000))
  expect(runs.map((run) => run.kind)).toEqual(['whole', 'decimals', 'currency'])
  expect(runs.map((run) => run.text)).toEqual(['12.580.000', ',00\u00a0', '₫'])
})

test('a currency before the number and a minus sign keep their order', () => {
  const runs = amountRuns(dong('en').formatToParts(-1250.5))
  expect(runs.map((run) => run.text).join('')).toBe('-₫1,250.50')
  expect(runs.at(-1)).toEqual({ kind: 'decimals', text: '.50' })
})
