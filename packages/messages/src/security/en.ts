import type { PackOf } from '../keys.ts'
import type { security as vi } from './vi.ts'

export const security: PackOf<typeof vi> = {
  'sessions.title': 'Sessions',
  'sessions.this': 'This device',
  'sessions.inUse': 'In use',
  'sessions.waiting': 'Awaiting the check',
  'sessions.waitingNote':
    'Somebody got through the door but has not passed the check. If it was not you, end the session and change your password.',
  'sessions.newDevice': 'New device',
  'sessions.newNetwork': 'New network',
  'sessions.owesFactor': 'Second factor owed',
  'sessions.started': 'Signed in {time}',
  'sessions.network': 'Network {network}',
  'sessions.unknownDevice': 'Unknown device',
  'sessions.end': 'End',
  'sessions.endTitle': 'End this session?',
  'sessions.endQuestion':
    'The session on {device} ends at once. That device has to sign in again from the start.',
  'sessions.keep': 'Leave it',
  'sessions.ended': 'Session ended',
  'sessions.history': 'Sign-in history',
  'sessions.historyMore': 'Show more',
  'sessions.historyEnd': 'KÈO keeps the history for 180 days',
  'sessions.wayName': 'Name and password',
  'sessions.wayMobile': 'SMS code',
  'sessions.wayPasskey': 'Passkey',
  'sessions.wayHandOver': 'From another app',
  'sessions.wayRegistration': 'Registration',
  'sessions.full': 'Signed in',
  'sessions.checking': 'Check owed',
  'sessions.checked': 'Check passed',
  'sessions.refused': 'Wrong password',
  'sessions.locked': 'Locked for a while',
}
