import { loginByName, registerByName } from '@keo/contract/accounts'
import { CODE_ACTIONS, sendSms } from '@keo/contract/codes'
import type { CallOptions } from './call-world.ts'
import type { TestDatabase } from './test-database.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** Hosts whose line asks for nothing, for a captcha, or for a captcha and an SMS code, and one that hands over. */
export const HOSTS = {
  open: 'open.localhost',
  captcha: 'localhost',
  sms: 'strict.localhost',
  handingOver: 'handover.localhost',
} as const

export const GOOD_PASSWORD = 'conMeo7Vang'

/** A person with a device and a network of their own, at the host that asks for nothing. */
export function person(number: number, host: string = HOSTS.open): CallOptions {
  const mark = String(number).padStart(6, '0')
  return { deviceNo: `H5-AND-1-${mark}-00000000`, address: `203.0.${number % 250}.7`, host }
}

export type DoorWorld = World & {
  register(userName: string, from: CallOptions): Promise<string>
  login(userName: string, password: string, from: CallOptions): ReturnType<typeof loginOf>
  /** Asks for a code and reads it off the phone. */
  smsCode(
    mobile: string,
    purpose: keyof typeof CODE_ACTIONS,
    from: CallOptions,
    userName?: string,
  ): Promise<string>
}

function loginOf(world: World, userName: string, password: string, from: CallOptions) {
  return world.call(loginByName, { userName, password }, from)
}

/** The dev world with people from many networks, and lines of every kind. */
export async function startDoorWorld(database: TestDatabase, options: WorldOptions = {}): Promise<DoorWorld> {
  const world = await startWorld({
    databaseUrl: database.url,
    ...options,
    env: { TRUSTED_PROXIES: '127.0.0.1', ...options.env },
  })
  return withDoors(world)
}

/** What people do at the doors of a world. */
export function withDoors(world: World): DoorWorld {
  return {
    ...world,
    async register(userName, from) {
      const request = { userName, password: GOOD_PASSWORD, countryCode: 'VN' }
      return (await world.call(registerByName, request, from)).data.accessToken
    },
    login: (userName, password, from) => loginOf(world, userName, password, from),
    async smsCode(mobile, purpose, from, userName = '') {
      const actionType = CODE_ACTIONS[purpose]
      if (actionType === CODE_ACTIONS.bindMail) throw new Error('An e-mail address has no SMS.')
      const captchaTicket = await world.solveCaptcha('sms', from)
      const request = { actionType, mobileArea: '84', mobile, userName, captchaTicket }
      const { code, msg } = await world.call(sendSms, request, from)
      if (code !== 200) throw new Error(`The code was not sent: ${msg}`)
      return world.lastCode(mobile)
    },
  }
}
