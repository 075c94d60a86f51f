import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/plain-text.ts'
import { runnersOf } from './runners.ts'

const option = (type: number, odds: number, teamId?: number) => ({
  name: `r${type}`,
  shortName: `r${type}`,
  type,
  odds: priceOf(odds),
  ...(teamId && { teamId }),
})

test('[SPT-05a] the runners of a champion stand by their price, who is locked at the end', () => {
  const options = [option(1, 9), option(2, -999), option(3, 1.5, 77)]
  const runners = runnersOf({ markets: [{ id: 5, saleStatus: 1, series: 0, options: options }] })
  expect(runners.map(({ cell }) => cell.option.type)).toEqual([3, 1, 2])
  expect(runners.map(({ crestId }) => crestId)).toEqual([77, '5/1', '5/2'])
})

test('a runner is found without accents', () => {
  expect(plainText('Đồng Tháp')).toBe('dong thap')
  expect(plainText('Bình Định')).toContain(plainText('dinh'))
})
