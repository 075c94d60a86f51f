import { AppError } from '@keo/contract/errors'
import { expect, test } from 'vitest'
import { envelopeOf, languageOf, providerRefusalOf } from './refusal-envelope.ts'
import { ProviderRefusal } from '../ground/refusal.ts'

test.each([
  ['a row that the database keeps locked', new AppError('TRY_AGAIN'), 11],
  ['a database that too many wait for', new AppError('BUSY'), 11],
  ['a body that is none', new AppError('BROKEN_BODY'), 5],
  ['what nobody expected', new Error('broken'), 6],
  ['what the provider refuses itself', new ProviderRefusal('NOT_FOUND'), 14002],
])('%s has its code', (_, error, code) => {
  const envelope = envelopeOf(providerRefusalOf(error), languageOf({ languageType: 'VIE' }))
  expect(envelope).toMatchObject({ success: false, code, data: null })
  expect(envelope.message).toMatch(/\p{L}/u)
})
