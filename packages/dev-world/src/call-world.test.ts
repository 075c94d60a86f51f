import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { getAgentConfig } from '@keo/contract/site'
import { afterEach, expect, test } from 'vitest'
import { callWorld } from './call-world.ts'

let stop = () => {}
afterEach(() => stop())

/** A server that answers every call with this code. */
async function answering(code: number): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ code, msg: '', data: null })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a code that its call does not declare fails the test that got it', async () => {
  const url = await answering(ERRORS.BALANCE_SHORT.wire)
  await expect(callWorld(url, getMember, {})).rejects.toThrow(
    'GET /api/member/get answered BALANCE_SHORT, which it does not declare.',
  )
})

test('a session that is over is an answer to calls of members, and to no public one', async () => {
  const url = await answering(ERRORS.SESSION_EXPIRED.wire)
  expect((await callWorld(url, getMember, {})).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  await expect(callWorld(url, getAgentConfig, {})).rejects.toThrow(
    'SESSION_EXPIRED, which it does not declare',
  )
})

test('what the entrance answers is an answer to every call', async () => {
  const url = await answering(ERRORS.TOO_MANY_REQUESTS.wire)
  expect((await callWorld(url, getAgentConfig, {})).code).toBe(ERRORS.TOO_MANY_REQUESTS.wire)
})
