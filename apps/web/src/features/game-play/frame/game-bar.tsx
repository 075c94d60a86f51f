import { CaretLeftIcon } from '@keo/ui/icons/caret-left'
import { PlusIcon } from '@keo/ui/icons/plus'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { Amount } from '@keo/ui/primitives/amount'
import { IconButton } from '@keo/ui/primitives/icon-button'
import type { ReactNode } from 'react'
import { amountParts } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { link } from '../../../page-kit/link.ts'
import { playMoney } from '../session/play-money.ts'

type GameBarProps = {
  title: string
  isDemo: boolean
  wallet?: { readonly balance: string; readonly currency: string }
  onFairness?: () => void
  /** The line of the session under the bar. */
  children?: ReactNode
}

/** Over the stage: back, the game's name, what can be staked, and the proof. */
export function GameBar({ title, isDemo, wallet, onFairness, children }: GameBarProps) {
  const say = useMessages()
  const go = useGo()
  return (
    <header className="play-bar">
      <div className="play-bar-row">
        <IconButton label={say('nav.back')} icon={<CaretLeftIcon size={22} />} onClick={go.back} />
        <h1 className="ell">{title}</h1>
        {wallet ? <Wallet {...wallet} isDemo={isDemo} /> : null}
        {onFairness ? (
          <IconButton
            label={say('game.fairness')}
            icon={<ShieldCheckIcon size={22} />}
            onClick={onFairness}
          />
        ) : null}
      </div>
      {children}
    </header>
  )
}

function Wallet({ balance, currency, isDemo }: { balance: string; currency: string; isDemo: boolean }) {
  const say = useMessages()
  const language = useLanguage()
  const parts = amountParts(playMoney(balance, currency), language)
  return (
    <div className="play-wallet" data-demo={isDemo || undefined}>
      <WalletIcon size={16} weight="fill" />
      <span aria-label={say('game.balance')} role="group">
        <Amount parts={{ ...parts, decimals: parts.decimals.endsWith('00') ? '' : parts.decimals }} />
      </span>
      {isDemo ? null : (
        <a aria-label={say('game.deposit')} {...link(paths.deposit())}>
          <PlusIcon size={14} />
        </a>
      )}
    </div>
  )
}
