import { BalancePill } from '@keo/ui/product/balance-pill'
import { Button } from '@keo/ui/primitives/button'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { useBalance, useBalanceParts } from '../wallet/index.ts'

/** What the member can stake and the way to more of it, or the way in. */
export function Purse() {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return <Balance />
  return (
    <Button size="s" kind="primary" onClick={() => go.to(paths.login())}>
      {say('nav.signIn')}
    </Button>
  )
}

function Balance() {
  const say = useMessages()
  const balance = useBalance()
  const partsOf = useBalanceParts()
  if (!balance) return <span className="h-[38px] w-[108px] rounded-m bg-surface-2" />
  // Whole dong: the pill is narrow, and the wallet shows every decimal.
  const parts = { ...partsOf(balance), decimals: '' }
  return <BalancePill parts={parts} add={{ label: say('home.deposit'), ...link(paths.deposit()) }} />
}
