import { fail } from '@keo/contract/errors'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Origin } from '../sessions/index.ts'
import { isOwnOrigin } from './own-origin.ts'
import type { ChallengeBond, PasskeyChallenges } from './passkey-challenges.ts'
import type { HeldPasskey, PasskeyStore } from './passkey-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  log: Log
  /** Of members, or of the staff. */
  store: Pick<PasskeyStore, 'findByCredential' | 'noteUse'>
  challenges: PasskeyChallenges
  siteOrigins: readonly string[]
  userHandleOf(ownerId: string): Promise<Buffer | undefined>
}

/** EdDSA, ES256 and RS256: what authenticators have. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export type MadePasskey = Pick<
  HeldPasskey,
  'credentialId' | 'rpId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>

/** Whose passkey it must be; null at the door, where it says who comes. */
export type PasskeyUse = {
  readonly assertion: PasskeyAssertion
  readonly bond: ChallengeBond
  readonly ownerId: string | null
}

/** Where the signature came from; the staff's browsers carry no number of a device. */
export type UsedFrom = Pick<Origin, 'address' | 'requestId'> & { readonly deviceNo: string | null }

export type Passkeys = {
  /** Fails with PASSKEY_REFUSED. The challenge is used up either way. */
  made(registration: PasskeyRegistration, bond: ChallengeBond): Promise<MadePasskey>
  /** Fails with PASSKEY_REFUSED. The challenge is used up either way. */
  used(use: PasskeyUse, from: UsedFrom): Promise<HeldPasskey>
}

export function createPasskeys(needs: Needs): Passkeys {
  const { database, clock, store, challenges } = needs

  function refuse(reason: string, err?: unknown): never {
    needs.log.info({ reason, ...(err instanceof Error ? { err } : {}) }, 'a passkey was refused')
    return fail('PASSKEY_REFUSED')
  }

  /** The library wants the origins it may meet; whether this one is ours depends on the host that was asked. */
  function ownOriginOf(clientDataJSON: string, host: string): string {
    const { origin, crossOrigin } = readClientData(clientDataJSON)
    if (typeof origin !== 'string' || !isOwnOrigin(origin, host, needs.siteOrigins)) refuse('foreign origin')
    // Our pages never stand in somebody else's frame.
    if (crossOrigin === true) refuse('foreign frame')
    return origin
  }

  async function made(registration: PasskeyRegistration, bond: ChallengeBond): Promise<MadePasskey> {
    const { id, clientDataJSON, attestationObject, transports } = registration
    const challenge = (await challenges.take(registration.challengeId, bond)) ?? refuse('challenge')
    const verified = await verifyRegistrationResponse({
      response: { ...wrapped(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: ownOriginOf(clientDataJSON, bond.rpId),
      expectedRPID: bond.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }).catch((err: unknown) => refuse('registration', err))
    if (!verified.verified) return refuse('registration')
    const { credential, credentialBackedUp } = verified.registrationInfo
    return {
      credentialId: credential.id,
      rpId: bond.rpId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      isSynced: credentialBackedUp,
    }
  }

  async function used({ assertion, bond, ownerId }: PasskeyUse, from: UsedFrom): Promise<HeldPasskey> {
    const challenge = (await challenges.take(assertion.challengeId, bond)) ?? refuse('challenge')
    const passkey = (await store.findByCredential(assertion.id)) ?? refuse('unknown')
    if (passkey.rpId !== bond.rpId || passkey.ownerId !== (ownerId ?? passkey.ownerId)) refuse('not theirs')
    await demandHandle(passkey, assertion.userHandle, ownerId === null)
    const counter = await signedCounter(assertion, challenge, passkey)
    await noteUse(passkey, counter, from)
    return passkey
  }

  /** At the door the passkey itself says whose it is, and must say the same as our own record. */
  async function demandHandle(passkey: HeldPasskey, given: string | undefined, isOwed: boolean) {
    if (given === undefined) return void (isOwed && refuse('no user handle'))
    const kept = await needs.userHandleOf(passkey.ownerId)
    if (!kept?.equals(Buffer.from(given, 'base64url'))) refuse('user handle')
  }

  async function signedCounter(assertion: PasskeyAssertion, challenge: string, passkey: HeldPasskey) {
    const { clientDataJSON, authenticatorData, signature } = assertion
    const { credentialId: id, publicKey, rpId } = passkey
    const verified = await verifyAuthenticationResponse({
      response: { ...wrapped(id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: ownOriginOf(clientDataJSON, rpId),
      expectedRPID: rpId,
      // The counter is ours to judge, once the signature under it is known to be right.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    }).catch((err: unknown) => refuse('assertion', err))
    return verified.verified ? verified.authenticationInfo.newCounter : refuse('signature')
  }

  /** A counter that does not go up was signed by a copy of the key. Those that do not count stay at nought. */
  async function noteUse(passkey: HeldPasskey, counter: number, from: UsedFrom): Promise<void> {
    const hasGoneUp = counter > passkey.counter || (counter === 0 && passkey.counter === 0)
    if (hasGoneUp && (await store.noteUse(passkey, counter, clock.now()))) return
    await database.tx((tx) =>
      needs.audit.write(tx, {
        actor: passkey.ownerId,
        session: null,
        address: from.address,
        device: from.deviceNo,
        action: 'passkey.counter-regressed',
        object: passkey.id,
        before: { counter: passkey.counter },
        after: { counter },
        requestId: from.requestId,
      }),
    )
    refuse('counter')
  }

  return { made, used }
}

/** What the wire leaves out, because it is always the same. */
function wrapped(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

function readClientData(clientDataJSON: string): { origin?: unknown; crossOrigin?: unknown } {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
