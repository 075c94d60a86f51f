import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { beginStaffPasskey, confirmStaffPasskey } from '@keo/contract/console-passkeys'
import { acceptInvitation, inviteStaff, readInvitation, signInStaff } from '@keo/contract/staff'
import { CONSOLE_HEADER, type StaffCall } from '@keo/contract/staff-call'
import type { Role } from '@keo/contract/staff-permissions'
import { seconds } from '@keo/units/instants'
import { appCodeFor } from './authenticator-app.ts'
import type { Answer } from './call-world.ts'
import { softAuthenticator } from './soft-authenticator.ts'
import type { World } from './world.ts'

export const STAFF_PASSWORD = 'mot-hai-ba-bon-nam'

/** Somebody of the staff: their session, and the secret in their authenticator app. */
export type Staff = {
  readonly cookie: string
  readonly id: string
  readonly email: string
  readonly secret: string
}

/** Browsers have passkeys under a name. */
const CONSOLE_HOST = 'localhost:8081'

type Sent = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> }

/** What the operator's people do at the console. */
export function consoleSteps(world: World) {
  let people = 0

  async function ask<C extends StaffCall>(
    call: C,
    request: RequestOf<C>,
    { cookie = '', headers = { [CONSOLE_HEADER]: '1' } }: Sent = {},
  ): Promise<Answer<ResponseOf<C>> & { readonly cookie: string }> {
    const response = await world.app.console.http.fastify.inject({
      method: 'POST',
      url: call.path,
      headers: { 'content-type': 'application/json', language: 'en', host: CONSOLE_HOST, cookie, ...headers },
      payload: JSON.stringify(request),
    })
    const set = response.headers['set-cookie']
    return {
      status: response.statusCode,
      cookie: typeof set === 'string' ? set : '',
      ...(response.json() as Omit<Answer<ResponseOf<C>>, 'status'>),
    }
  }

  const sessionIn = (cookie: string) => cookie.split(';', 1)[0] ?? ''

  /** By a one-time link, as the person it invites. */
  async function join(link: string, as = { name: 'Trần Thu Hà', email: 'ha@staff.example' }): Promise<Staff> {
    const { data } = await ask(readInvitation, { link })
    const code = appCodeFor(data.secret, world.clock.now())
    const who = data.email === '' ? as : { name: data.name, email: data.email }
    const joined = await ask(acceptInvitation, { link, ...who, password: STAFF_PASSWORD, code })
    if (joined.code !== 200) throw new Error(`Nobody joined: ${joined.msg}`)
    return {
      cookie: sessionIn(joined.cookie),
      id: joined.data.id,
      email: who.email,
      secret: data.secret,
    }
  }

  async function first(): Promise<Staff> {
    const link = await world.app.console.firstLink()
    if (link === null) throw new Error('There is staff already.')
    return join(link)
  }

  /** Invited by an administrator who is the only one. */
  async function hire(admin: Staff, ...roles: Role[]): Promise<Staff> {
    people += 1
    const invited = { name: `Person ${people}`, email: `person${people}@staff.example`, roles }
    const { data } = await ask(inviteStaff, { ...invited, reason: 'a new colleague' }, admin)
    return join(data.link)
  }

  /** Codes count once: the next one is half a minute away. */
  function freshCode({ secret }: Staff): string {
    world.clock.set(world.clock.now() + seconds(31))
    return appCodeFor(secret, world.clock.now())
  }

  async function signIn(who: Staff, password = STAFF_PASSWORD) {
    const { email } = who
    const code = freshCode(who)
    const answer = await ask(signInStaff, { email, password, code })
    return { ...answer, session: sessionIn(answer.cookie) }
  }

  /** A key made of software, for the console at its own origin. */
  async function enrolPasskey(who: Staff) {
    const key = softAuthenticator(`http://${CONSOLE_HOST}`)
    const { data } = await ask(beginStaffPasskey, { code: freshCode(who) }, who)
    const made = await ask(confirmStaffPasskey, { name: 'Key', passkey: key.create(data) }, who)
    if (made.code !== 200) throw new Error(`No passkey: ${made.msg}`)
    return { key, who }
  }

  return { ask, join, first, hire, signIn, freshCode, enrolPasskey }
}
