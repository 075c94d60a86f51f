import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameSize, wordSize } from './word-size.ts'

test('a name is as large as its longest word allows', () => {
  const names = [
    'Thể Công Viettel',
    'Saint-Étienne',
    'Wolfsberger AC',
    'Mönchengladbach',
    '北京国安足球俱乐部',
  ]
  expect(names.map((name) => wordSize(name))).toEqual([undefined, 'long', undefined, 'longest', undefined])
})

test('beside a score of many figures a name has less room', () => {
  const names = ['Sharks', 'Shandong Heroes', 'Leopards', 'Stockholm', 'Mönchengladbach']
  expect(names.map((name) => wordSize(name, 8))).toEqual([undefined, undefined, undefined, 'long', 'longest'])
})

test('no rule breaks the name of a side inside a word', () => {
  const features = '../../../apps/web/src/features'
  const sheets = [
    './product/match-row.css',
    `${features}/home-matches/home-matches.css`,
    `${features}/match/board/board.css`,
  ]
  for (const sheet of sheets) {
    const css = readFileSync(new URL(sheet, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')
    expect(css).not.toMatch(/overflow-wrap|word-break|hyphens/)
  }
})

test('a name that would need a third line is written smaller, so that two hold it', () => {
  const names = ['Hà Nội', 'Thể Công Viettel', 'VTV Bình Điền Long An', 'Bournemouth']
  expect(names.map((name) => nameSize(name, 11))).toEqual([undefined, undefined, 'longest', undefined])
})
