import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

const answer = (id: string, title: string, uses: number) => ({ id, title, uses, text: '', version: 1 })

test('canned answers are found without marks, the most used first', () => {
  const all = [
    answer('1', 'Tiền treo: còn bao lâu', 3),
    answer('2', 'Đổi mật khẩu', 9),
    answer('3', 'Tiền treo: trả lại', 8),
  ]
  expect(fitting(all, 'treo').map(({ id }) => id)).toEqual(['3', '1'])
  expect(fitting(all, 'doi mat').map(({ id }) => id)).toEqual(['2'])
  expect(fitting(all, '')).toHaveLength(3)
})
