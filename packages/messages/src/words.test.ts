import { expect, test } from 'vitest'
import type { Message } from './keys.ts'

const modules = import.meta.glob<Record<string, Record<string, Message>>>('./*/{vi,en,zh-CN,th}.ts', {
  eager: true,
})

/** One word for one thing: what a language says, and what it must not say for it. */
const WORDS: readonly [language: string, word: string, not: RegExp][] = [
  [
    'vi',
    'tỷ lệ',
    /tỷ lệ cược|(xem|kiểm tra|cập nhật|theo|lấy được) giá(?! rút sớm)|(?<!tỷ )giá (mới|cũ|hiện tại|lúc đặt)/i,
  ],
  [
    'vi',
    'tỷ lệ, not kèo, is what moves and is reached',
    /kèo (mong muốn|lúc đặt|hiện tại|lên tới|đã tới)|tổng kèo|(tăng|giảm) kèo/i,
  ],
  ['vi', 'Rút sớm', /bán (vé|sớm|toàn bộ)|hẹn bán|giá bán|giá rút(?! sớm)/i],
  ['vi', 'Đặt trước', /cược chờ|tỷ lệ chờ/i],
  ['vi', 'Nhắc giá', /báo giá/i],
  ['vi', 'Hiệp 1, Hiệp 2', /nửa trận|hiệp \{n\}\//i],
  ['vi', 'nhà cái', /nhà cung cấp (đang điều|gặp|mở)/i],
  ['en', '1st half, 2nd half', /\bhalf (1|2|\{n\})/i],
  ['zh-CN', '充值, 提现', /存款|取款|提款/],
  ['zh-CN', '上半场, 下半场', /第\{n\}半场/],
  ['th', 'แคชเอาต์', /ถอนก่อน/],
  ['th', 'ครึ่งแรก, ครึ่งหลัง', /ครึ่งที่ \{n\}/],
]

test.each(WORDS)('%s says %s', (language, _word, not) => {
  const others = Object.entries(modules)
    .filter(([file]) => file.endsWith(`/${language}.ts`))
    .flatMap(([, module]) => Object.entries(Object.values(module)[0] ?? {}))
    .filter(([, message]) =>
      not.test(typeof message === 'string' ? message : `${message.one} ${message.other}`),
    )
  expect(others).toEqual([])
})
