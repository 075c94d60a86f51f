import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUS, type DepositStatus } from '@keo/contract/deposit-states'
import type { PlainMessageKey } from '@keo/messages/keys'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { ClockIcon } from '@keo/ui/icons/clock'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { XCircleIcon } from '@keo/ui/icons/x-circle'
import { Amount } from '@keo/ui/primitives/amount'
import { Card } from '@keo/ui/primitives/card'
import { parseMoney } from '@keo/units/money'
import type { ReactNode } from 'react'
import { amountParts } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { CHANNEL_WORDS } from './channel-words.ts'

const { created, done, paidByPlayer, failed, cancelled, expired, suspense, proofAsked, crediting } =
  DEPOSIT_STATUS

type Look = { title: PlainMessageKey; note: PlainMessageKey; icon: ReactNode }
const WAITING = <ClockIcon weight="bold" size={44} className="text-pending" />
const WARNING = <WarningCircleIcon weight="fill" size={44} className="text-warn" />
const ENDED = <XCircleIcon weight="fill" size={44} className="text-text-3" />

const LOOKS: Record<Exclude<DepositStatus, typeof created>, Look> = {
  [paidByPlayer]: { title: 'depositOrder.state2', note: 'depositOrder.state2Note', icon: WAITING },
  [crediting]: { title: 'depositOrder.state8', note: 'depositOrder.state8Note', icon: WAITING },
  [proofAsked]: { title: 'depositOrder.state7', note: 'depositOrder.state7Note', icon: WARNING },
  [suspense]: { title: 'depositOrder.state6', note: 'depositOrder.state6Note', icon: WARNING },
  [done]: {
    title: 'depositOrder.state1',
    note: 'depositOrder.state1Note',
    icon: <CheckCircleIcon weight="fill" size={44} className="text-win" />,
  },
  [failed]: {
    title: 'depositOrder.state3',
    note: 'depositOrder.state3Note',
    icon: <XCircleIcon weight="fill" size={44} className="text-error" />,
  },
  [cancelled]: { title: 'depositOrder.state4', note: 'depositOrder.state4Note', icon: ENDED },
  [expired]: { title: 'depositOrder.state5', note: 'depositOrder.state5Note', icon: ENDED },
}

const CAUSE_NOTES: Partial<Record<DepositOrder['cause'], PlainMessageKey>> = {
  returned: 'depositOrder.returnedNote',
  dispute: 'depositOrder.disputeNote',
}

/** What became of a paid or ended order, in words. */
export function OrderState({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const language = useLanguage()
  if (order.status === created) return null
  const { title, note, icon } = LOOKS[order.status]
  const amount = parseMoney(order.credited || order.amount, 'VND')
  return (
    <Card hero className="flex flex-col items-center gap-1 px-5 py-6 text-center" role="status">
      {icon}
      <h2 className="pt-2 text-title-2 font-bold">{say(title)}</h2>
      {amount ? <Amount parts={amountParts(amount, language)} size="hero" /> : null}
      <p className="text-footnote text-balance text-text-2">
        {say(CAUSE_NOTES[order.cause] ?? noteOf(order, note))}
      </p>
    </Card>
  )
}

/** Who confirms, and by what it is proven, differs by channel. */
function noteOf({ status, kind }: DepositOrder, note: PlainMessageKey): PlainMessageKey {
  if (status === paidByPlayer) return CHANNEL_WORDS[kind].confirming
  return status === proofAsked ? CHANNEL_WORDS[kind].proof : note
}
