import type { RecordGroup, WalletRecord } from '@keo/contract/wallet-records'
import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowsLeftRightIcon } from '@keo/ui/icons/arrows-left-right'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { GameControllerIcon } from '@keo/ui/icons/game-controller'
import { GiftIcon } from '@keo/ui/icons/gift'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { Amount } from '@keo/ui/primitives/amount'
import { Badge } from '@keo/ui/primitives/badge'
import { ListRow } from '@keo/ui/primitives/list-row'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import type { ReactNode } from 'react'
import { amountParts } from '../../../language/format.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { STATE_TEXTS, titleKey } from '../record-words.ts'
import { signedMoney } from '../use-money-text.ts'

const ICONS: Record<RecordGroup, ReactNode> = {
  deposit: <ArrowDownLeftIcon size={19} />,
  withdraw: <ArrowUpRightIcon size={19} />,
  transfer: <ArrowsLeftRightIcon size={19} />,
  bet: <SoccerBallIcon size={19} />,
  game: <GameControllerIcon size={19} />,
  gift: <GiftIcon size={19} />,
  other: <ReceiptIcon size={19} />,
}

type RecordRowProps = { record: WalletRecord; currency: Currency; onOpen?: (seq: number) => void }

export function RecordRow({ record, currency, onOpen }: RecordRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const { seq, group, state, amount, time } = record
  return (
    <ListRow
      icon={ICONS[group]}
      tile
      title={
        <span className="flex items-center gap-2">
          <span className="ell">{say(titleKey(record))}</span>
          {state === 'done' ? null : (
            <Badge tone={STATE_TEXTS[state].tone} className="flex-none">
              {say(STATE_TEXTS[state].text)}
            </Badge>
          )}
        </span>
      }
      note={formatDateTime(parseServerTime(time) ?? 0, language)}
      value={<SignedAmount amount={amount} currency={currency} />}
      {...(onOpen ? { onClick: () => onOpen(seq) } : {})}
    />
  )
}

type SignedAmountProps = {
  amount: string
  currency: Currency
  /** In the size of the text around it instead of a row's. */
  large?: boolean
}

/** What came in carries a plus, and its colour. */
export function SignedAmount({ amount, currency, large }: SignedAmountProps) {
  const language = useLanguage()
  const changed = signedMoney(amount, currency)
  const parts = amountParts(changed, language)
  const isIn = changed.minor > 0n
  return (
    <Amount
      {...(large ? {} : { size: 'row' as const })}
      parts={isIn ? { ...parts, before: `+${parts.before}` } : parts}
      className={isIn ? 'text-win' : 'text-text'}
    />
  )
}
