import type { Lock, LockCause, UserInfo } from '@keo/contract/members'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Strip } from '@keo/ui/primitives/strip'
import { useMessages } from '../../language/messages.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'

const LOCK_TEXTS: Record<Lock, PlainMessageKey> = {
  disabled: 'lock.disabled',
  deposit: 'lock.deposit',
  withdraw: 'lock.withdraw',
  bet: 'lock.bet',
}
const CAUSE_TEXTS: Record<LockCause, PlainMessageKey> = {
  identity: 'lockCause.identity',
  security: 'lockCause.security',
  request: 'lockCause.request',
  terms: 'lockCause.terms',
  review: 'lockCause.review',
  withdrawPassword: 'lockCause.withdrawPassword',
}

/** Every lock the account bears, why, and whom to ask. */
export function LockNotices({ locks }: Pick<UserInfo, 'locks'>) {
  const say = useMessages()
  return locks.map(({ lock, cause }) => (
    <Strip
      key={lock}
      tone={lock === 'disabled' ? 'error' : 'warn'}
      action={
        <button
          type="button"
          className="-my-2.5 min-h-11 flex-none font-semibold underline underline-offset-4"
          onClick={() => overlays.open('chatChannels')}
        >
          {say('lock.ask')}
        </button>
      }
    >
      <b className="font-semibold">{say(LOCK_TEXTS[lock])}</b> {say(CAUSE_TEXTS[cause])}
    </Strip>
  ))
}
