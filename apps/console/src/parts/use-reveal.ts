import type { StaffCall } from '@keo/contract/staff-call'
import { useEffect } from 'react'
import { useAct } from '../platform/queries.ts'
import { after } from '../platform/time.ts'

/** What was shown in full is masked again after this, read or not. */
const SHOWN_MS = 30_000

/** Personal data in full, for a reason and for a short time. */
export function useReveal<C extends StaffCall>(declared: C, onDone?: () => void) {
  const reveal = useAct(declared, onDone)
  const { reset, isSuccess } = reveal
  useEffect(() => (isSuccess ? after(SHOWN_MS, reset) : undefined), [isSuccess, reset])
  return reveal
}
