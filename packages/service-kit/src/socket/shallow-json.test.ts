import { expect, test } from 'vitest'
import { parseShallowJson } from './shallow-json.ts'

test('[WSS-03] text within the depth is parsed, brackets inside strings do not count', () => {
  expect(parseShallowJson('{"a":["[[[[\\"[[["]}', 2)).toEqual({ a: ['[[[["[[['] })
})

test.each(['[[[1]]]', '['.repeat(4000), '{"a":{"b":{}}}', 'no json', '', '{"a":1,}'])(
  '[WSS-03] %j is refused',
  (text) => {
    expect(parseShallowJson(text, 2)).toBeUndefined()
  },
)
