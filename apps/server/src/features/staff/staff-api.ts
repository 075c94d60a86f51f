import { fail } from '@keo/contract/errors'
import type { ParsedRequestOf, ResponseOf } from '@keo/contract/define-call'
import { CONSOLE_HEADER, type StaffCall } from '@keo/contract/staff-call'
import type { Language } from '@keo/messages/languages'
import type { Api, RequestContext } from '@keo/service-kit/http/api'
import type { StaffActing, StaffCaller, StaffOrigin } from './staff-acting.ts'
import type { StaffSessions } from './staff-sessions.ts'

type Needs = {
  sessions: Pick<StaffSessions, 'authenticate'>
  /** Whether the console may be spoken to from there. */
  isConsoleAddress(address: string): boolean
  /** Where people reach it; null takes the host they name. */
  origin: string | null
}

/** The console as this browser reached it: a passkey is made for the host and signed on one of the origins. */
export type ConsolePlace = { readonly host: string; readonly origins: readonly string[] }

type Asked<C extends StaffCall> = StaffOrigin & {
  /** Of the reader's page. */
  readonly language: Language
  readonly body: ParsedRequestOf<C>
  readonly at: ConsolePlace
  /** The session from now on; null forgets it. */
  keep(token: string | null): void
}

/** Calls before the door have no caller; every other one has somebody who may make it. */
type Handling<C extends StaffCall> = Asked<C> & { readonly caller: StaffCaller }

export type StaffApi = ReturnType<typeof createStaffApi>

/** Default deny: a call is answered only for who has the permission that its declaration names. */
export function createStaffApi(api: Api, { sessions, isConsoleAddress, origin }: Needs) {
  const isHttps = origin?.startsWith('https:') ?? false
  // A browser takes the prefix only over https, and then from this very host alone.
  const name = isHttps ? '__Host-keo-staff' : 'keo-staff'
  const traits = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
  const cookieOf = (token: string | null) =>
    token === null ? `${name}=; Max-Age=0; ${traits}` : `${name}=${token}; ${traits}`

  function askedOf<C extends StaffCall>(request: RequestContext & { body: unknown }): Asked<C> {
    const { address, userAgent, requestId, language } = request
    if (!isConsoleAddress(address) || !isFromConsole(request, origin)) fail('NOT_ALLOWED')
    return {
      address,
      userAgent,
      requestId,
      language,
      body: request.body as ParsedRequestOf<C>,
      at: { host: request.host, origins: originsOf(request, origin) },
      keep: (token) => request.setCookie(cookieOf(token)),
    }
  }

  return {
    /** Before the door. */
    handleOpen<C extends StaffCall>(call: C, answer: (asked: Asked<C>) => Promise<ResponseOf<C>>): void {
      if (call.permission !== 'anyone') throw new Error(`${call.path} is not for anyone.`)
      api.handle(call, async (request) => answer(askedOf<C>(request)))
    },
    handle<C extends StaffCall>(call: C, answer: (handling: Handling<C>) => Promise<ResponseOf<C>>): void {
      if (call.permission === 'anyone') throw new Error(`${call.path} needs nobody.`)
      const { permission } = call
      api.handle(call, async (request) => {
        const asked = askedOf<C>(request)
        const caller = await sessions.authenticate(readCookie(request, name), !call.background)
        if (permission !== 'staff' && !caller.permissions.has(permission)) fail('NOT_ALLOWED')
        return answer({ ...asked, caller })
      })
    },
  }
}

export const actingOf = ({ caller, address, userAgent, requestId }: StaffActing): StaffActing => ({
  caller,
  address,
  userAgent,
  requestId,
})

function readCookie({ headers }: RequestContext, name: string): string {
  const held = (headers.cookie ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return held?.slice(name.length + 1) ?? ''
}

/** Of the sandbox, which has no name of its own, exactly the port that was asked: the players' is next door. */
function originsOf({ headers }: RequestContext, origin: string | null): string[] {
  if (origin !== null) return [origin]
  const asked = [`http://${headers.host}`, `https://${headers.host}`]
  return asked.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}

/**
 * The site of the players may share our host, and then its pages are of the same site as ours: the cookie alone would let
 * them speak. Our header makes a browser ask first, and its own words say whose page it is.
 */
function isFromConsole({ headers }: RequestContext, origin: string | null): boolean {
  if (headers[CONSOLE_HEADER] === undefined) return false
  const from = headers.origin
  if (from === undefined) return true
  if (origin !== null) return from === origin
  return URL.canParse(from) && new URL(from).host === headers.host
}
