import { expect, test } from 'vitest'
import { definitionOf, NO_BLOCKS } from './blocks.ts'
import { previewOf } from './preview.ts'

const built = definitionOf({ ...NO_BLOCKS, vi: 'Leo thang', en: 'Ladder' })

test('what is built from blocks is shown in each language, with its steps', () => {
  expect(previewOf(built, 'vi')).toEqual({
    title: 'Leo thang',
    subtitle: 'Leo thang',
    steps: [{ id: 's1', words: 'Leo thang', target: 1_000_000, reward: 10_000 }],
    rules: [{ id: '0', title: 'Leo thang', text: 'Leo thang' }],
  })
  expect(previewOf(built, 'th')).toMatchObject({ title: '', steps: [{ words: '' }] })
})

test('what is half written shows what can be read of it, or nothing', () => {
  expect(previewOf(built.slice(0, -20), 'vi')).toBeNull()
  expect(previewOf('[1]', 'vi')).toBeNull()
  expect(previewOf('{"title":{"vi":7},"steps":[null,{"reward":{}}],"rules":"x"}', 'vi')).toEqual({
    title: '',
    subtitle: '',
    steps: [{ id: '0', words: '', target: null, reward: null }],
    rules: [],
  })
})
