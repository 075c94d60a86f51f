import type { Wallet } from '@keo/contract/wallet'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { money, moneyText } from '@keo/units/money'
import { useState } from 'react'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { ExplainedBalance } from '../explained-balance.tsx'
import { COVERED, useBalanceParts, useIsBalanceHidden } from '../hidden-balance.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import { useCollect } from '../transfer-queries.ts'
import { signedMoney, useMoneyText } from '../use-money-text.ts'

/** What is at hand, what lies at the games, and the way to bring it all back. */
export function MainWalletCard({ wallet }: { wallet: Wallet }) {
  const say = useMessages()
  const partsOf = useBalanceParts()
  const isHidden = useIsBalanceHidden()
  const textOf = useMoneyText()
  const { currency, memberWallet, gameWallets } = wallet
  const amounts = gameWallets.map(({ amount }) => signedMoney(amount, currency).minor)
  const atGames = money(
    amounts.reduce<bigint>((sum, minor) => sum + minor, 0n),
    currency,
  )
  const sum = textOf(moneyText(atGames), currency)
  return (
    <Card hero className="flex flex-col gap-3 p-4">
      <div>
        <h2 className="text-footnote text-text-2">{say('wallet.main')}</h2>
        <ExplainedBalance>
          <Amount parts={partsOf(signedMoney(memberWallet, currency))} size="hero" />
        </ExplainedBalance>
      </div>
      <div className="flex items-center gap-3 border-t border-line pt-3 large-text:flex-wrap">
        <p className="min-w-0 flex-1 text-footnote text-text-2 large-text:basis-full">
          {say('wallet.inGames')}
          <span className="num break-words block text-body font-semibold text-text">
            {isHidden ? COVERED : sum}
          </span>
        </p>
        <CollectButton sum={sum} isEmpty={atGames.minor === 0n} currency={currency} />
      </div>
    </Card>
  )
}

type CollectButtonProps = { sum: string; isEmpty: boolean; currency: Wallet['currency'] }

function CollectButton({ sum, isEmpty, currency }: CollectButtonProps) {
  const say = useMessages()
  const textOf = useMoneyText()
  const collect = useCollect()
  const [key, setKey] = useState(newTapKey)

  async function ask(): Promise<void> {
    const isAgreed = await confirm({
      title: say('transfer.collect'),
      text: say('transfer.collectSure', { amount: sum }),
      agree: say('transfer.collectSum', { amount: sum }),
    })
    if (!isAgreed) return
    try {
      const { transfers } = await collect.mutateAsync(key)
      const arrived = transfers.filter(({ state }) => state === 'done')
      const total = arrived.reduce<bigint>((all, { amount }) => all + signedMoney(amount, currency).minor, 0n)
      setKey(newTapKey())
      toast.show(say('transfer.collected', { amount: textOf(moneyText(money(total, currency)), currency) }), {
        kind: 'success',
      })
    } catch (error) {
      if (error instanceof ApiRefusal) setKey(newTapKey())
      else toast.error(say('transfer.unsure'))
    }
  }

  return (
    <Button kind="soft" size="s" busy={collect.isPending} disabled={isEmpty} onClick={() => void ask()}>
      {say('transfer.collect')}
    </Button>
  )
}
