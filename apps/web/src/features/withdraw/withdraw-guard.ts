import { getMember, type UserInfo } from '@keo/contract/members'
import { getWithdrawOrder } from '@keo/contract/withdraw'
import { isOpenStatus } from '@keo/contract/withdraw-states'
import { api } from '../../api/api.ts'
import { currentSay, loadArea } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { paths } from '../../navigation/paths.ts'
import { orderPath } from './order-path.ts'

type Verdict = { kind: 'open' } | { kind: 'cancel' } | { kind: 'redirect'; to: string }

const CAUSES = {
  identity: 'lockCause.identity',
  security: 'lockCause.security',
  request: 'lockCause.request',
  terms: 'lockCause.terms',
  review: 'lockCause.review',
  withdrawPassword: 'lockCause.withdrawPassword',
} as const

/** Locked: stays away, and says why. An order under way: to its page. Without an answer the page itself says so. */
export async function withdrawGuard({ isFirstPage }: { isFirstPage: boolean }): Promise<Verdict> {
  try {
    const [member, order] = await Promise.all([
      api(getMember, {}, { silent: true }),
      api(getWithdrawOrder, {}, { silent: true }),
    ])
    if (order && isOpenStatus(order.orderStatus)) return { kind: 'redirect', to: orderPath(order) }
    if (!(await isLocked(member))) return { kind: 'open' }
    return isFirstPage ? { kind: 'redirect', to: paths.home() } : { kind: 'cancel' }
  } catch {
    return { kind: 'open' }
  }
}

async function isLocked({ locks }: UserInfo): Promise<boolean> {
  const held = locks.find(({ lock }) => lock === 'withdraw')
  if (!held) return false
  await Promise.all([loadArea('withdraw'), loadArea('members')])
  const say = currentSay()
  toast.error(say('common.withdrawlLocked', { cause: say(CAUSES[held.cause]) }))
  return true
}
