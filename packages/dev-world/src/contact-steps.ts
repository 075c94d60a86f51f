import { CODE_ACTIONS, sendEmail } from '@keo/contract/codes'
import { bindMobile } from '@keo/contract/member-security'
import { getMember } from '@keo/contract/members'
import { person, type DoorWorld } from './door-world.ts'
import { minutes } from '@keo/units/instants'

type Person = ReturnType<typeof person> & { readonly token: string }

/** What people do on the way to a bound number or address. */
export function contactSteps(world: DoorWorld) {
  let people = 0
  const codeFor = (by: Person, mobile: string) => world.smsCode(mobile, 'bindMobile', by)
  return {
    /** Somebody new, signed in, with a device and a network of their own. */
    async newcomer(): Promise<Person> {
      people += 1
      const from = person(people)
      return { ...from, token: await world.register(`newcomer${people}`, from) }
    },
    me: async (by: Person) => (await world.call(getMember, {}, by)).data,
    codeFor,
    async mailCode(by: Person, email: string) {
      await world.call(sendEmail, { actionType: CODE_ACTIONS.bindMail, email }, by)
      return world.lastCode(email)
    },
    async bind(by: Person, mobile: string) {
      return world.call(bindMobile, { mobileArea: '84', mobile, smsCode: await codeFor(by, mobile) }, by)
    },
    /** A code to the bound number. */
    async oldCode(by: Person, mobile: string) {
      await world.clock.jump(minutes(1))
      return world.smsCode(mobile, 'oldMobile', by)
    },
  }
}
