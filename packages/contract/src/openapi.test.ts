import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineCall } from './define-call.ts'
import { jsonSchemaOf, openApi, pathParameters } from './openapi.ts'

const showCard = defineCall({
  method: 'GET',
  path: '/api/user/card/{id}/show',
  access: 'member',
  summary: 'Shows one card',
  request: z.object({ id: z.string(), detail: z.optional(z.string()) }),
  response: z.object({ number: z.string() }),
  errors: ['NOT_ALLOWED'],
})
const addCard = defineCall({
  method: 'POST',
  path: '/api/user/card/{id}/add',
  access: 'public',
  summary: 'Adds a card',
  request: z.object({
    id: z.string(),
    holder: z.string().check(z.minLength(1)),
    note: z.optional(z.string()),
  }),
  response: z.null(),
})
const address = defineCall({
  method: 'GET',
  path: '/api/user/address',
  access: 'operator',
  summary: 'Your address',
  request: z.object({}),
  response: z.string(),
  format: 'text',
})

const document = openApi([showCard, addCard, address], { title: 'Cards', version: '1' })

test('a call without further words is a limited read with an envelope', () => {
  expect(addCard).toMatchObject({ limit: 'read', errors: [], ours: false, format: 'envelope', vital: false })
})

test('a GET call documents its fields as path and query parameters', () => {
  expect(document.paths['/api/user/card/{id}/show']?.get).toMatchObject({
    summary: 'Shows one card',
    operationId: 'getApiUserCardIdShow',
    security: [{ session: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'detail', in: 'query', required: false },
    ],
  })
})

test('a POST call documents its body without the path fields', () => {
  const post = document.paths['/api/user/card/{id}/add']?.post
  expect(post?.parameters).toMatchObject([{ name: 'id', in: 'path' }])
  expect(post?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { required: ['holder'], properties: { holder: { minLength: 1 } } } },
    },
  })
  expect(JSON.stringify(post?.requestBody)).not.toContain('"id"')
})

test('an answer is documented as an envelope, plain text as text, and refusals by number', () => {
  const responses = document.paths['/api/user/card/{id}/show']?.get?.responses as Record<string, unknown>
  expect(responses[200]).toMatchObject({
    content: {
      'application/json': { schema: { properties: { code: { const: 200 }, data: { type: 'object' } } } },
    },
  })
  expect(JSON.stringify(responses.default)).toContain('2000000006')
  expect(document.paths['/api/user/address']?.get?.responses).toMatchObject({
    200: { content: { 'text/plain': { schema: { type: 'string' } } } },
  })
})

test('a schema that JSON cannot say does not break the document', () => {
  expect(jsonSchemaOf(z.object({ size: z.bigint() }))).toMatchObject({ properties: { size: {} } })
})

test('path parameters are read from the path', () => {
  expect(pathParameters('/a/{b}/c/{dE}')).toEqual(['b', 'dE'])
})
