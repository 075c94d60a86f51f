import type { LetterPage, LetType } from '@keo/contract/inbox'

type Kind = { readonly letType: LetType; readonly page: LetterPage }

const NOTIFICATION = 0
const ACTIVITY = 1
const SPORTS = 2
const notification = (page: LetterPage): Kind => ({ letType: NOTIFICATION, page })
const sports = (page: LetterPage): Kind => ({ letType: SPORTS, page })

/** Everything a letter can tell. The words of a kind are the messages `letter.<kind>.title` and `letter.<kind>.text`. */
export const LETTER_KINDS = {
  depositCredited: notification('deposit'),
  depositCreditedWithGift: notification('deposit'),
  depositFailed: notification('deposit'),
  depositExpired: notification('deposit'),
  disputeAsked: notification('deposit'),
  disputeRefused: notification('deposit'),
  withdrawPaid: notification('withdraw'),
  withdrawRefused: notification('withdraw'),
  limitSet: notification('limits'),
  limitRemoved: notification('limits'),
  sessionLimitSet: notification('limits'),
  sessionLimitRemoved: notification('limits'),
  breakSet: notification('limits'),
  excluded: notification('limits'),
  excludedEndless: notification('limits'),
  playCare: notification('limits'),
  newDevice: notification('sessions'),
  passwordChanged: notification('password'),
  mobileChanged: notification('contacts'),
  emailChanged: notification('contacts'),
  totpAdded: notification('factors'),
  totpRemoved: notification('factors'),
  factorsReset: notification('factors'),
  passkeyAdded: notification('factors'),
  passkeyRemoved: notification('factors'),
  recoveryRenewed: notification('factors'),
  targetBound: notification('targets'),
  targetDeleted: notification('targets'),
  withdrawPasswordSet: notification('withdrawPassword'),
  changeUndone: notification('contacts'),
  complaintOpened: notification('feedback'),
  complaintAnswered: notification('feedback'),
  feedbackAnswered: notification('feedback'),
  chatAnswered: notification('chat'),
  ideaAccepted: notification('feedback'),
  betSettled: sports('bet'),
  betCorrected: sports('bet'),
  autoCashedOut: sports('bet'),
  rewardToClaim: { letType: ACTIVITY, page: 'welfare' },
  rewardPaid: { letType: ACTIVITY, page: 'welfare' },
  giftGiven: { letType: ACTIVITY, page: 'welfare' },
  expertAccepted: notification('ownPlans'),
  expertRefused: notification('ownPlans'),
  expertStopped: notification('ownPlans'),
  expertLetAgain: notification('ownPlans'),
  agentAccepted: notification('agents'),
  agentRefused: notification('agents'),
  planSealed: { letType: ACTIVITY, page: 'plan' },
  planPaidBack: notification('plan'),
  planCharged: notification('plan'),
  plansSealed: { letType: ACTIVITY, page: 'experts' },
  roomSoon: { letType: ACTIVITY, page: 'room' },
  hostOnAir: { letType: ACTIVITY, page: 'room' },
  campaign: { letType: ACTIVITY, page: 'campaign' },
} as const satisfies Record<string, Kind>

export type LetterKind = keyof typeof LETTER_KINDS
/** What fills the words: amounts as `moneyText` beside their `currency`, instants as milliseconds, the rest as it is. */
export type LetterValues = Readonly<Record<string, string>>

export type NewLetter = {
  readonly kind: LetterKind
  /** Where it stands in the inbox, if not where its kind does: what people write has one kind, whatever it is about. */
  readonly letType?: LetType
  /** What it tells of: of one kind there is one letter about it, however often it is told. Without it each is another. */
  readonly about?: string
  readonly values: LetterValues
}
