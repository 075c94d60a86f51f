import type { LetterPage } from '@keo/contract/inbox'
import type { PushKind } from '@keo/contract/push'
import { LETTER_KINDS, type LetterKind } from '../inbox/index.ts'

const BY_PAGE: Readonly<Record<LetterPage, PushKind>> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  bet: 'bets',
  limits: 'limits',
  sessions: 'security',
  password: 'security',
  contacts: 'security',
  factors: 'security',
  targets: 'security',
  withdrawPassword: 'security',
  welfare: 'campaigns',
  plan: 'campaigns',
  experts: 'campaigns',
  room: 'campaigns',
  feedback: 'support',
  chat: 'support',
  campaign: 'campaigns',
  ownPlans: 'campaigns',
  agents: 'support',
}

/** What a member switches off to be spared letters of this kind: it goes by what the letter is about. */
export function pushKindOf(kind: LetterKind): PushKind {
  return BY_PAGE[LETTER_KINDS[kind].page]
}
