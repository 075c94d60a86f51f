import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { loadParties } from './parties.ts'

async function moduleOf(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'keo-party-')), 'party.mjs')
  await writeFile(file, text)
  return file
}

test('a setting names the module of a party, whose create makes its gateway; the sandbox needs none', async () => {
  const SMS_PARTY = await moduleOf('export const create = () => ({ send: async () => {} })')
  const parties = await loadParties(readConfig({ SMS_PARTY, MAIL_PARTY: 'sandbox' }))
  expect(Object.keys(parties)).toEqual(['SMS_PARTY'])
})

test.each([
  [
    'is not there',
    async () => join(tmpdir(), 'no-such-party.mjs'),
    'SMS_PARTY names a module that is not there.',
  ],
  [
    'makes nothing',
    () => moduleOf('export const x = 1'),
    'SMS_PARTY names a module without a function create.',
  ],
])('a module that %s ends the start with a sentence', async (_, path, message) => {
  const config = readConfig({ SMS_PARTY: await path() })
  await expect(loadParties(config)).rejects.toMatchObject({ name: 'StartError', message })
})
