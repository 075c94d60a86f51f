import type { LoginRecord, SessionView } from '@keo/contract/account-sessions'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { BadgeTone } from '@keo/ui/primitives/badge'

export const WAY_TEXTS: Record<LoginRecord['way'], PlainMessageKey> = {
  name: 'sessions.wayName',
  mobile: 'sessions.wayMobile',
  passkey: 'sessions.wayPasskey',
  'hand-over': 'sessions.wayHandOver',
  registration: 'sessions.wayRegistration',
}

export const RESULT_TEXTS: Record<LoginRecord['result'], { text: PlainMessageKey; tone: BadgeTone }> = {
  full: { text: 'sessions.full', tone: 'neutral' },
  checking: { text: 'sessions.checking', tone: 'pending' },
  checked: { text: 'sessions.checked', tone: 'neutral' },
  refused: { text: 'sessions.refused', tone: 'error' },
  locked: { text: 'sessions.locked', tone: 'error' },
}

/** What a session that waits still has to show. */
export function owedText({ loginState }: Pick<SessionView, 'loginState'>): PlainMessageKey {
  if (loginState === 0) return 'sessions.owesFactor'
  return loginState === 1 ? 'sessions.newDevice' : 'sessions.newNetwork'
}

/** The part of an address that is known, with a star for the rest, as people write it. */
export function networkName(place: string): string {
  return place.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*')
}
