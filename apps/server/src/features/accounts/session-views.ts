import type { LoginRecord, SessionView } from '@keo/contract/account-sessions'
import type { SessionId } from '@keo/contract/ids'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import { serverTimeText } from '@keo/units/instants'
import { deviceLabel } from './device-label.ts'
import type { KeptLogin } from './login-record-store.ts'
import { owesNothing, type Session } from '../sessions/index.ts'

/** The token's hash, the full address and the user agent stay here. */
export function sessionView(session: Session, thisSessionId: string): SessionView {
  return {
    id: session.id as SessionId,
    isThis: session.id === thisSessionId,
    isFull: owesNothing(session),
    loginState: session.loginState,
    ...whereabouts(session),
    startTime: serverTimeText(session.createdAt),
    lastActionTime: serverTimeText(session.lastActionAt),
  }
}

export function loginRecordView(login: KeptLogin): LoginRecord {
  const { id, way, result } = login
  return { id, way, result, ...whereabouts(login), time: serverTimeText(login.at) }
}

function whereabouts({ userAgent, deviceNo, address }: Pick<Session, 'userAgent' | 'deviceNo' | 'address'>) {
  return { device: deviceLabel(userAgent), deviceNo, place: networkPrefix(address) }
}
