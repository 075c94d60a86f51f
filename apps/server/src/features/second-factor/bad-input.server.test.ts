import type { Call } from '@keo/contract/define-call'
import {
  beginTotp,
  confirmTotp,
  passSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '@keo/contract/second-factor'
import {
  beginPasskey,
  confirmPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { GOOD_PASSWORD } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { world } = sharedDoorWorld()

const challengeId = 'chl_01J00000000000000000000000'
const bytes = 'AAAA'
const made = { challengeId, id: bytes, clientDataJSON: bytes, attestationObject: bytes, transports: ['usb'] }
const used = { challengeId, id: bytes, clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
const proofTicket = 'ticket'
const id = 'psk_01J00000000000000000000000'
const RIGHT: [Call, Record<string, unknown>][] = [
  [proveSelf, { password: GOOD_PASSWORD }],
  [passSecondFactor, { totpCode: '123456' }],
  [beginTotp, { proofTicket }],
  [confirmTotp, { proofTicket, code: '123456' }],
  [removeTotp, { proofTicket }],
  [renewRecoveryCodes, { proofTicket }],
  [beginPasskey, { proofTicket }],
  [confirmPasskey, { proofTicket, name: 'Khóa', passkey: made }],
  [renamePasskey, { id, name: 'Khóa' }],
  [removePasskey, { id, proofTicket }],
  [loginByPasskey, { passkey: used }],
]

test.each(RIGHT)(
  '[ACS-01] [CFG-05] whatever stands in a field, $method $path names the field and never breaks',
  { timeout: 120_000 },
  async (call, right) => {
    const mai = await factorHand(world).newcomer(500 + RIGHT.findIndex(([known]) => known === call))
    expect(await badInputProblems(world, call, right, mai)).toEqual([])
  },
)

test('[CFG-05] bytes that are no answer of a key are refused, however they are made up', async () => {
  const mai = await factorHand(world).newcomer(600)
  const { data } = await world.call(beginPasskey, { proofTicket: await factorHand(world).proofOf(mai) }, mai)
  for (const attestationObject of ['AAAA', 'oA', '_w', 'v_9__w', 'A'.repeat(16_000)]) {
    const passkey = { ...made, challengeId: data.challengeId, attestationObject }
    const answer = await world.call(confirmPasskey, { proofTicket, name: 'Khóa', passkey }, mai)
    expect(answer.status).toBeLessThan(500)
    expect(answer.code).not.toBe(200)
  }
})
