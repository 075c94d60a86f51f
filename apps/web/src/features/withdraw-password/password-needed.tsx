import { Strip } from '@keo/ui/primitives/strip'
import type { ReactNode } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'
import { useWithdrawPasswordState } from './withdraw-password-queries.ts'

/** Shown where the withdraw password is about to be asked for and there is none. */
export function PasswordNeeded() {
  const say = useMessages()
  const { data } = useWithdrawPasswordState()
  if (!data || data.isSet) return null
  return (
    <Strip tone="warn" action={<StripLink to={paths.withdrawPassword()}>{say('pin.setNow')}</StripLink>}>
      {say('pin.needed')}
    </Strip>
  )
}

export function StripLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="-my-2.5 flex min-h-11 flex-none items-center font-semibold underline underline-offset-4"
      onClick={(event) => followLink(event, to)}
    >
      {children}
    </a>
  )
}
