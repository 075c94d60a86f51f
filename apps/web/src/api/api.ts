import { heartbeat as heartbeatCall } from '@keo/contract/heartbeat'
import type { SessionEnd } from './api-outcome.ts'
import { bridge } from '../platform/bridge.ts'
import { clientCode } from './client-code.ts'
import { createApi } from './create-api.ts'
import { deviceId } from '../platform/device-id.ts'
import { environment } from '../platform/environment.ts'
import { createErrorReports, type Incident } from './error-reports.ts'
import { createHeartbeat } from './heartbeat.ts'
import { backendLanguage, currentSay } from '../language/messages.ts'
import { readPlatform } from '../platform/platform.ts'
import { requestHeaders, type Sender } from './request-headers.ts'
import { currentSession, logout, session, type SessionMember } from '../session/session.ts'
import { createSessionExpiry } from './session-expiry.ts'
import { shell } from './shell-port.ts'
import { clock, setServerTime } from '../platform/time.ts'
import { toast } from '../toasts/toast.ts'

async function sender(): Promise<Sender> {
  const { token, member } = currentSession()
  return {
    userName: member?.userName,
    token,
    language: backendLanguage(),
    client: clientCode(readPlatform()),
    deviceNo: await deviceId(),
    userAgent: navigator.userAgent,
    appVersion: environment.appVersion,
  }
}

type Noted = { readonly incident: Incident; readonly member: SessionMember | undefined }

/** Goes past `api`, so that a report that fails is not reported in its turn. Its words are loaded when there is one. */
async function sendReport({ incident, member }: Noted): Promise<void> {
  const { errorReport, method, path } = await import('./error-report.ts')
  const report = errorReport(incident, { member, userAgent: navigator.userAgent })
  const headers = requestHeaders(await sender(), { isAnonymous: false, isForm: false, bodyToken: undefined })
  await fetch(environment.apiOrigin + path, {
    method,
    headers,
    credentials: 'omit',
    body: JSON.stringify(report),
  })
}

export const errorReports = createErrorReports(clock, sendReport)

export function reportIncident(incident: Incident): void {
  void errorReports.report({ incident, member: currentSession().member })
}

function sessionEndText(reason: SessionEnd, words: string): string {
  if (reason === 'told') return words
  return currentSay()(reason === 'expired' ? 'loginExpired' : 'loginExpired2')
}

const sessionExpiry = createSessionExpiry({
  runningMs: clock.monotonicMs,
  confirm: async (reason, words) => (await shell()?.confirm(sessionEndText(reason, words))) ?? true,
  token: () => currentSession().token,
  logout,
  isNative: bridge.isNative,
  redirectNativeToLogin: () => bridge.call('redirectToLogin', {}),
  goToLogin: () => shell()?.goToLogin(),
})

export const api = createApi({
  fetch: (path, init) => fetch(environment.apiOrigin + path, init),
  sender,
  clock,
  knowServerTime: setServerTime,
  toastError: toast.error,
  requestSetupText: () => currentSay()('error.requestSetup'),
  report: reportIncident,
  endSession(reason, token, words) {
    if (token !== undefined && token === currentSession().token) void sessionExpiry.end(reason, words)
  },
})

/** For a form, which says a refusal beside its fields and not in a toast as well. */
export const IN_FORM = { silent: true } as const

const heartbeat = createHeartbeat(clock, () => void api(heartbeatCall, {}, { silent: true }).catch(() => {}))

/** Heartbeat and expiry guard follow the session from now on. */
export function followSession(): void {
  heartbeat.follow(currentSession().token !== undefined)
  session.onChange((isLoggedIn) => {
    heartbeat.follow(isLoggedIn)
    if (isLoggedIn) sessionExpiry.rearm()
  })
}
