/** Signs that somebody may be harmed by play: each is computed daily (RSP-16). */
export const HARM_MARKERS = [
  'risingDeposits',
  'manyMethods',
  'withdrawals',
  'nightPlay',
  'chasing',
  'complaintWords',
  'limitChanges',
] as const
export type HarmMarker = (typeof HARM_MARKERS)[number]

export const HARM_ACTIONS = ['message', 'limit', 'break'] as const
export type HarmAction = (typeof HARM_ACTIONS)[number]

/** What a marker asks for once it is past its threshold. A message goes out by itself, the others take a person. */
export const ACTION_FOR: Readonly<Record<HarmMarker, HarmAction>> = {
  risingDeposits: 'message',
  manyMethods: 'message',
  withdrawals: 'message',
  nightPlay: 'message',
  chasing: 'break',
  complaintWords: 'break',
  limitChanges: 'limit',
}

/** `open` waits for its action, `acted` for its outcome. */
export const HARM_STATES = ['open', 'acted', 'closed'] as const
export type HarmState = (typeof HARM_STATES)[number]

export const HARM_OUTCOMES = ['playsLess', 'unchanged', 'excluded', 'mistaken'] as const
export type HarmOutcome = (typeof HARM_OUTCOMES)[number]
