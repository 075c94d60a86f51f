import { CONSOLE_HEADER } from '@keo/contract/staff-call'
import { getMe } from '@keo/contract/staff'
import { addressList } from '@keo/service-kit/http/forwarding'
import type { Api, Handled } from '@keo/service-kit/http/api'
import { expect, test } from 'vitest'
import { createStaffApi } from './staff-api.ts'

const OFFICE = '203.0.113.7'
const ME = {
  id: 'stf_00000000000',
  name: 'Person 1',
  email: 'one@staff.example',
  roles: [],
  permissions: [],
  idleMinutes: 15,
  now: 1,
  endsAt: 2,
  isSandbox: false,
}

/** What the console answers to somebody with a good session, from an address and a page. */
async function asked({ address = OFFICE, headers = {} }: { address?: string; headers?: object }) {
  const answers: ((request: Handled<typeof getMe>) => unknown)[] = []
  const api: Api = { handle: (_, answer) => void answers.push(answer as (typeof answers)[number]) }
  const staff = createStaffApi(api, {
    sessions: { authenticate: async () => ({ permissions: new Set() }) as never },
    isConsoleAddress: addressList(['203.0.113.0/24', '2001:db8:7::/48']),
    origin: 'https://console.keo.example',
  })
  staff.handle(getMe, async () => ME)
  const request = { address, headers: { [CONSOLE_HEADER]: '1', ...headers }, host: 'console.keo.example' }
  return answers[0]?.(request as unknown as Handled<typeof getMe>)
}

test.each([OFFICE, '2001:db8:7::1'])(
  '[BO-01] the networks of the staff reach the console: %s',
  async (address) => {
    expect(await asked({ address })).toBe(ME)
  },
)

test.each([
  ['from another network', { address: '198.51.100.7' }],
  ['from another network of the sixth version', { address: '2001:db8:8::1' }],
  ['from the page of the players', { headers: { origin: 'https://keo.example' } }],
  ['from our name without https', { headers: { origin: 'http://console.keo.example' } }],
  ['without the header of the console', { headers: { [CONSOLE_HEADER]: undefined } }],
])('[BO-01] %s nobody does, whatever session they bring', async (_where, from) => {
  await expect(asked(from)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})
