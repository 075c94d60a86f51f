import { expect, test } from 'vitest'
import { isNickNameLongEnough, nickNameKept } from './nick-name-entry.ts'

test('[MEM-02b] ten characters are kept, however their marks were typed', () => {
  expect(nickNameKept('Nguyễn Thị Ngọc')).toBe('Nguyễn Thị')
  expect(nickNameKept('Nguyễn Thị Ngọc'.normalize('NFD'))).toBe('Nguyễn Thị')
  expect(nickNameKept('一二三四五六七八九十百')).toBe('一二三四五六七八九十')
})

test('[MEM-02c] four count once the spaces around are gone', () => {
  expect(['Mai', ' Mai ', '    ', 'Maii', '  Maii '].map(isNickNameLongEnough)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})
