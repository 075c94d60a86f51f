import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import { ERRORS } from './errors.ts'
import { NOT_BUILT } from './not-built.ts'
import { pathParameters } from './openapi.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('a call is declared once, and never both declared and listed as not built', () => {
  const declared = CALLS.map(nameOf)
  const waiting: string[] = Object.values(NOT_BUILT).flat()
  const all = [...declared, ...waiting]
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all).size).toBe(all.length)
})

test('every path parameter is a field of its request', () => {
  for (const call of CALLS) {
    expect(Object.keys(call.request.def.shape)).toEqual(expect.arrayContaining(pathParameters(call.path)))
  }
})

test('every call says what it does, and refuses only with errors of the catalogue', () => {
  for (const call of CALLS) {
    expect(call.summary).not.toBe('')
    for (const code of call.errors) expect(ERRORS).toHaveProperty(code)
  }
})

test('[SES-09] what changes something is never a GET', () => {
  const reads = CALLS.filter(({ method }) => method === 'GET')
  // The specification asks its registration checks by GET; they count tries and change nothing else.
  expect(reads.filter(({ limit }) => limit !== 'read' && limit !== 'check').map(nameOf)).toEqual([])
})
