import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowsLeftRightIcon } from '@keo/ui/icons/arrows-left-right'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { EyeIcon } from '@keo/ui/icons/eye'
import { EyeSlashIcon } from '@keo/ui/icons/eye-slash'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import type { Money } from '@keo/units/money'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ActionTile } from '@keo/ui/pictures/quick-tile'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import { link } from '../../../page-kit/link.ts'
import {
  ExplainedBalance,
  setBalanceHidden,
  useBalance,
  useBalanceParts,
  useIsBalanceHidden,
  useWallet,
} from '../../wallet/index.ts'
import './me.css'

/** The balance as the hero, once there is a wallet, and the four things to do with it. */
export function WalletCard({ alone }: { alone: boolean }) {
  const balance = useBalance()
  return (
    <Card hero className="me-wallet" data-alone={alone || undefined}>
      {balance ? <Balance balance={balance} /> : <NoBalance />}
      <WalletActions />
    </Card>
  )
}

function Balance({ balance }: { balance: Money }) {
  const say = useMessages()
  const isHidden = useIsBalanceHidden()
  const partsOf = useBalanceParts()
  return (
    <>
      <button
        type="button"
        aria-pressed={isHidden}
        aria-label={say(isHidden ? 'me.showBalance' : 'me.hideBalance')}
        className="relative flex items-center gap-1.5 text-footnote text-text-2 before:absolute before:-inset-3"
        onClick={() => setBalanceHidden(!isHidden)}
      >
        {say('me.wallet')}
        {isHidden ? <EyeSlashIcon size={17} /> : <EyeIcon size={17} />}
      </button>
      <p className="mt-0.5 mb-3 min-h-[42px] overflow-hidden">
        <ExplainedBalance>
          <Amount parts={partsOf(balance)} size="hero" />
        </ExplainedBalance>
      </p>
    </>
  )
}

/** No figure is better than a made-up one. */
function NoBalance() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const { isError, isFetching, refetch } = useWallet()
  return (
    <>
      <h2 className="text-footnote text-text-2">{say('me.wallet')}</h2>
      <div className="mt-0.5 mb-3 flex min-h-[42px] items-center text-body text-text-2">
        {isError ? (
          <>
            <span className="flex-1">{say('failed.title')}</span>
            <Button size="s" busy={isFetching} onClick={() => void refetch()}>
              {say('site.retry')}
            </Button>
          </>
        ) : isLoggedIn ? (
          <span role="status" aria-label={say('page.loading')}>
            <Skeleton width={180} height={30} />
          </span>
        ) : (
          say('me.walletGuest')
        )}
      </div>
    </>
  )
}

function WalletActions() {
  const say = useMessages()
  return (
    <div className="grid grid-cols-4">
      <ActionTile
        primary
        icon={<ArrowDownLeftIcon weight="bold" size={22} />}
        label={say('me.deposit')}
        {...link(paths.deposit())}
      />
      <ActionTile
        icon={<ArrowUpRightIcon size={23} />}
        label={say('me.withdraw')}
        {...link(paths.withdraw())}
      />
      <ActionTile
        icon={<ArrowsLeftRightIcon size={23} />}
        label={say('me.transfer')}
        {...link(paths.transfer())}
      />
      <ActionTile
        icon={<ListBulletsIcon size={23} />}
        label={say('me.history')}
        {...link(paths.transactions())}
      />
    </div>
  )
}
