import { expect, test } from 'vitest'
import { plainText } from '../../../language/plain-text.ts'
import { runnersOf } from './runners.ts'

const option = (ty: number, od: number, tid?: number) => ({
  na: `r${ty}`,
  nm: `r${ty}`,
  ty,
  od,
  ...(tid && { tid }),
})

test('[SPT-05a] the runners of a champion stand by their price, who is locked at the end', () => {
  const op = [option(1, 9), option(2, -999), option(3, 1.5, 77)]
  const runners = runnersOf({ mks: [{ id: 5, ss: 1, au: 0, op }] })
  expect(runners.map(({ cell }) => cell.option.ty)).toEqual([3, 1, 2])
  expect(runners.map(({ crestId }) => crestId)).toEqual([77, '5/1', '5/2'])
})

test('a runner is found without accents', () => {
  expect(plainText('Đồng Tháp')).toBe('dong thap')
  expect(plainText('Bình Định')).toContain(plainText('dinh'))
})
