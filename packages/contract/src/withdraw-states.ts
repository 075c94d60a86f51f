/** Numbers on the wire. 2 and 3 are the specification's: finished. The others are ours, and open. */
export const WITHDRAW_STATES = {
  requested: 0,
  inReview: 1,
  paid: 2,
  refused: 3,
  approved: 4,
  sending: 5,
  /** The party has paid; the player confirms that it came. */
  awaitingConfirmation: 6,
} as const
export type WithdrawState = keyof typeof WITHDRAW_STATES

export const WITHDRAW_STATE_NAMES = Object.keys(WITHDRAW_STATES) as WithdrawState[]

/** The whole machine: nothing else leads anywhere, so what is paid is never refused and what is refused never paid. */
export const WITHDRAW_STEPS: Readonly<Record<WithdrawState, readonly WithdrawState[]>> = {
  requested: ['inReview', 'approved'],
  inReview: ['approved', 'refused'],
  approved: ['sending', 'awaitingConfirmation', 'paid', 'refused'],
  sending: ['awaitingConfirmation', 'paid', 'refused'],
  awaitingConfirmation: ['paid'],
  paid: [],
  refused: [],
}

export function mayStep(from: WithdrawState, to: WithdrawState): boolean {
  return WITHDRAW_STEPS[from].includes(to)
}

/** 2 and 3 mean finished; any other number, also one we do not know, is an order under way (section 4). */
export function isOpenStatus(orderStatus: number): boolean {
  return orderStatus !== WITHDRAW_STATES.paid && orderStatus !== WITHDRAW_STATES.refused
}

export function withdrawStateOf(orderStatus: number): WithdrawState | undefined {
  return WITHDRAW_STATE_NAMES.find((name) => WITHDRAW_STATES[name] === orderStatus)
}
