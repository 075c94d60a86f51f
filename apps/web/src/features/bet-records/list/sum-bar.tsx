import type { BetSum } from '@keo/contract/bet-records'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { BetTab } from '../bet-filter.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'

type SumBarProps = { tab: BetTab; sum: BetSum | undefined; children: ReactNode }

/** What the list adds up to, and the choice of a sport. */
export function SumBar({ tab, sum, children }: SumBarProps) {
  const say = useMessages()
  const { whole } = useAmounts(sum?.currency ?? 'VND')
  const text = (amount: string | undefined) => (sum && amount ? whole(readAmount(amount, sum.currency)) : '–')
  const isOpen = tab === 'unsettled'
  const isUp = sum && readAmount(sum.result, sum.currency).minor > 0n
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-gutter py-3 min-[375px]:gap-x-[22px]">
      <Figure name={say('betRecord.stakeSum')}>{text(sum?.stake)}</Figure>
      {isOpen ? (
        <Figure name={say('betRecord.returnMax')} className="text-brand-text">
          {text(sum?.returnMax)}
        </Figure>
      ) : null}
      {tab === 'settled' ? (
        <Figure name={say('betRecord.result')} className={isUp ? 'text-win' : ''}>
          {isUp ? '+' : ''}
          {text(sum?.result)}
        </Figure>
      ) : null}
      {tab === 'cashedOut' ? <Figure name={say('betRecord.returned')}>{text(sum?.returned)}</Figure> : null}
      <div className="ml-auto flex-none">{children}</div>
    </div>
  )
}

type FigureProps = { name: string; children: ReactNode; className?: string }

/** Money is never cut: what has no room takes another line. */
function Figure({ name, children, className = '' }: FigureProps) {
  return (
    <p className="flex-none text-caption text-text-3">
      <span className="block">{name}</span>
      <span
        className={`num block text-[16px] min-[375px]:text-[18px] leading-6 font-bold ${className || 'text-text'}`}
      >
        {children}
      </span>
    </p>
  )
}
