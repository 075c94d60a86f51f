import { fail } from '@keo/contract/errors'
import type { LockCause } from '@keo/contract/members'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Member } from './member-store.ts'

const CAUSE_TEXTS: Record<LockCause, MessageKey> = {
  identity: 'disabled.identity',
  security: 'disabled.security',
  request: 'disabled.request',
  terms: 'disabled.terms',
  review: 'disabled.review',
  withdrawPassword: 'disabled.withdrawPassword',
}

/** Whoever has proven to be the member learns why the door stays closed. */
export function refuseDisabled({ locks }: Pick<Member, 'locks'>, language: Language): void {
  const disabled = locks.find(({ lock }) => lock === 'disabled')
  if (disabled) fail('ACCOUNT_DISABLED', { cause: serverText(language, CAUSE_TEXTS[disabled.cause]) })
}

/** The same for whoever wants to put money into play. */
export function refuseBetLock({ locks }: Pick<Member, 'locks'>, language: Language): void {
  const held = locks.find(({ lock }) => lock === 'bet')
  if (held) fail('BET_LOCKED', { cause: serverText(language, CAUSE_TEXTS[held.cause]) })
}

/** And for whoever wants to withdraw. */
export function refuseWithdrawLock({ locks }: Pick<Member, 'locks'>, language: Language): void {
  const held = locks.find(({ lock }) => lock === 'withdraw')
  if (held) fail('WITHDRAW_LOCKED', { cause: serverText(language, CAUSE_TEXTS[held.cause]) })
}
