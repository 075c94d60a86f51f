import { expect, test } from 'vitest'
import { initialsOf, nationOf } from './side-names.ts'

test('a national team has its flag in every language, its women and its youth too', () => {
  const inVietnamese = ['Việt Nam', 'U23 Thái Lan', 'Nhật Bản (Nữ)', 'Anh', 'Mỹ', 'Đài Bắc Trung Hoa']
  expect(inVietnamese.map((name) => nationOf(name, 'vi'))).toEqual(['vn', 'th', 'jp', 'en', 'us', 'tw'])
  expect(nationOf('Vietnam U23', 'en')).toBe('vn')
  expect([nationOf('越南', 'zh-CN'), nationOf('日本U20', 'zh-CN')]).toEqual(['vn', 'jp'])
  expect([nationOf('เวียดนาม', 'th'), nationOf('ไทย ยู-23', 'th')]).toEqual(['vn', 'th'])
})

test('a club is no nation, whatever is in its name', () => {
  const clubs = ['Hà Nội FC', 'Thái Sơn Nam', 'Nhật Tân', 'Công An Hà Nội (Dự bị)', 'Việt Nam Sài Gòn', '']
  expect(clubs.map((name) => nationOf(name, 'vi'))).toEqual(clubs.map(() => null))
})

test('a player has initials, a pair the letter of each', () => {
  const names = ['Nguyễn Văn Thắng', 'Ana Sousa', 'Đặng / Öz', '王伟', '安娜·索萨', 'Élodie']
  expect(names.map(initialsOf)).toEqual(['NT', 'AS', 'Đ/Ö', '王', '安索', 'É'])
})
