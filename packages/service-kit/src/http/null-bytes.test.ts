import { expect, test } from 'vitest'
import { refuseNullBytes } from './null-bytes.ts'

test('[CFG-05] a null byte anywhere in a field is refused by the name of the field', () => {
  for (const field of ['a\0', ['a', '\0'], { b: { c: '\0' } }])
    expect(() => refuseNullBytes({ fine: 'a', field })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', fields: { field: 'field.invalid' } }),
    )
})

test('anything else passes, and so do the bytes of a file', () => {
  const request = { text: 'Mai', none: null, list: [1, true], file: new Uint8Array([0, 1]), of: { a: '' } }
  expect(() => refuseNullBytes(request)).not.toThrow()
})
