/** 0, 2, 7 and 8 are the specification's states in progress; the other numbers and all meanings are ours. */
export const DEPOSIT_STATUS = {
  created: 0,
  done: 1,
  paidByPlayer: 2,
  failed: 3,
  cancelled: 4,
  expired: 5,
  suspense: 6,
  proofAsked: 7,
  crediting: 8,
} as const
export type DepositStatus = (typeof DEPOSIT_STATUS)[keyof typeof DEPOSIT_STATUS]

export const DEPOSIT_STATUSES = Object.values(DEPOSIT_STATUS)

const IN_PROGRESS: ReadonlySet<number> = new Set([
  DEPOSIT_STATUS.created,
  DEPOSIT_STATUS.paidByPlayer,
  DEPOSIT_STATUS.proofAsked,
  DEPOSIT_STATUS.crediting,
])

/** A player has one such order at most; opening /deposit leads to it (NAV-20). */
export function isDepositInProgress(status: number): boolean {
  return IN_PROGRESS.has(status)
}

/**
 * What happens to an order. `seen` is a payment on its way, `matched` the ordered amount received, `mismatched` another
 * amount, or the right one for a player who may not have it; a reviewer then credits or returns it.
 */
export const DEPOSIT_EVENTS = [
  'paid',
  'proofAsked',
  'proofGiven',
  'seen',
  'matched',
  'mismatched',
  'refused',
  'cancelled',
  'expired',
  'reviewedCredited',
  'reviewedReturned',
] as const
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number]

const { created, done, paidByPlayer, failed, cancelled, expired, suspense, proofAsked, crediting } =
  DEPOSIT_STATUS

const COMING_IN = { matched: done, mismatched: suspense, refused: failed, expired } as const

/** The one written machine. What is not written here does not happen: the order stays as it is. */
const MACHINE: Readonly<Record<DepositStatus, Partial<Record<DepositEvent, DepositStatus>>>> = {
  [created]: { ...COMING_IN, paid: paidByPlayer, proofAsked, seen: crediting, cancelled },
  [paidByPlayer]: { ...COMING_IN, proofAsked, seen: crediting },
  [proofAsked]: { ...COMING_IN, proofGiven: paidByPlayer, seen: crediting, cancelled },
  [crediting]: COMING_IN,
  [suspense]: { reviewedCredited: done, reviewedReturned: failed },
  [done]: {},
  [failed]: {},
  [cancelled]: {},
  [expired]: {},
}

/** The state after an event; null when the event changes nothing. */
export function nextDepositStatus(status: DepositStatus, event: DepositEvent): DepositStatus | null {
  return MACHINE[status][event] ?? null
}
