import { askForPasskey, beginPasskey, confirmPasskey } from '@keo/contract/second-factor-passkeys'
import { beginTotp, confirmTotp } from '@keo/contract/second-factor'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { appCodeFor } from './authenticator-app.ts'
import type { CallOptions } from './call-world.ts'
import { GOOD_PASSWORD, person, type DoorWorld } from './door-world.ts'
import { softAuthenticator } from './soft-authenticator.ts'

/** Somebody with a known phone at the host that asks for nothing. */
export type FactorPerson = CallOptions & {
  readonly userName: string
  readonly token: string
  readonly host: string
}

/** What people do with an authenticator app and a security key. */
export function factorHand(world: DoorWorld) {
  async function newcomer(number: number): Promise<FactorPerson> {
    const userName = `factor${String(number).padStart(4, '0')}`
    const home = person(number)
    return { ...home, host: home.host ?? '', userName, token: await world.register(userName, home) }
  }

  const proofOf = async (who: CallOptions): Promise<string> =>
    (await world.call(proveSelf, { password: GOOD_PASSWORD }, who)).data.proofTicket

  /** The code that the app shows now, or so many steps away from it. */
  const appCode = (secret: string, steps = 0): string => appCodeFor(secret, world.clock.now(), steps)

  async function enrolTotp(who: CallOptions) {
    const proofTicket = await proofOf(who)
    const { secret } = (await world.call(beginTotp, { proofTicket }, who)).data
    const { data } = await world.call(confirmTotp, { proofTicket, code: appCode(secret) }, who)
    return { secret, recoveryCodes: data.recoveryCodes }
  }

  async function enrolPasskey(who: FactorPerson, name = 'Khóa mới') {
    const key = softAuthenticator(`https://${who.host}`)
    const proofTicket = await proofOf(who)
    const asked = (await world.call(beginPasskey, { proofTicket }, who)).data
    const { data } = await world.call(confirmPasskey, { proofTicket, name, passkey: key.create(asked) }, who)
    return { key, passkey: data.passkey, recoveryCodes: data.recoveryCodes }
  }

  const asked = async (who: CallOptions) => (await world.call(askForPasskey, {}, who)).data
  const login = async (who: FactorPerson) =>
    (await world.login(who.userName, GOOD_PASSWORD, { ...who, token: '' })).data

  return { newcomer, proofOf, appCode, enrolTotp, enrolPasskey, asked, login }
}
