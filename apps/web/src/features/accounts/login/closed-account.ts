import type { ErrorCode } from '@keo/contract/errors'
import { useMessages } from '../../../language/messages.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { isRefusal } from '../../../page-kit/is-refusal.ts'

const CLOSED = [
  'SELF_EXCLUDED',
  'SELF_EXCLUDED_ENDLESS',
  'EXCLUSION_OVER',
  'REOPEN_WAITING',
] as const satisfies readonly ErrorCode[]

export function isClosedAccount(error: unknown): error is Error {
  return CLOSED.some((code) => isRefusal(error, code))
}

/** Whoever has excluded themselves may still come in to withdraw, and is asked whether that is what they want. */
export function useOfferVisit(): (error: Error) => Promise<boolean> {
  const say = useMessages()
  return (error) =>
    confirm({ title: say('login.closedTitle'), text: error.message, agree: say('login.visit') })
}
