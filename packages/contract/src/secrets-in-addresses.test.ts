import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import { takesBody } from './openapi.ts'

test('no password, cipher or code of any call ever stands in an address', () => {
  const inAddress = CALLS.filter((call) => !takesBody(call)).flatMap(({ path, request }) =>
    Object.keys(request.shape)
      .filter((field) => /pwd|password|cipher|smsCode|emailCode/i.test(field))
      .map((field) => `${path} ${field}`),
  )
  expect(inAddress).toEqual([])
})
