import type { PlainMessageKey } from '@keo/messages/keys'
import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowsLeftRightIcon } from '@keo/ui/icons/arrows-left-right'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { BankIcon } from '@keo/ui/icons/bank'
import { ChartLineUpIcon } from '@keo/ui/icons/chart-line-up'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { GearSixIcon } from '@keo/ui/icons/gear-six'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { TicketIcon } from '@keo/ui/icons/ticket'
import { UserIcon } from '@keo/ui/icons/user'
import type { ReactNode } from 'react'
import { type Pattern, patterns } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'
import '@keo/ui/bars/side-ways.css'

type Way = { readonly pattern: Pattern; readonly label: PlainMessageKey; readonly icon: ReactNode }

const ACCOUNT_WAYS: readonly Way[] = [
  { pattern: patterns.me, label: 'tab.me', icon: <UserIcon size={20} /> },
  { pattern: patterns.betRecords, label: 'tab.betRecords', icon: <TicketIcon size={20} /> },
  { pattern: patterns.messages, label: 'me.letters', icon: <EnvelopeSimpleIcon size={20} /> },
  { pattern: patterns.profile, label: 'me.security', icon: <ShieldCheckIcon size={20} /> },
  { pattern: patterns.settings, label: 'me.settings', icon: <GearSixIcon size={20} /> },
]
const MONEY_WAYS: readonly Way[] = [
  { pattern: patterns.deposit, label: 'me.deposit', icon: <ArrowDownLeftIcon size={20} /> },
  { pattern: patterns.withdraw, label: 'me.withdraw', icon: <ArrowUpRightIcon size={20} /> },
  { pattern: patterns.transfer, label: 'me.transfer', icon: <ArrowsLeftRightIcon size={20} /> },
  { pattern: patterns.transactions, label: 'record.title', icon: <ListBulletsIcon size={20} /> },
  { pattern: patterns.financialDetails, label: 'financial.title', icon: <ChartLineUpIcon size={20} /> },
  { pattern: patterns.bankCards, label: 'me.bank', icon: <BankIcon size={20} /> },
]

/** Every page of the account one step away, as the sports are beside their list. */
export default function AccountColumn({ pattern }: { pattern: string }) {
  const say = useMessages()
  return (
    <nav className="side-ways" aria-label={say('me.column')}>
      <Ways title={say('me.column')} ways={ACCOUNT_WAYS} pattern={pattern} />
      <Ways title={say('me.columnMoney')} ways={MONEY_WAYS} pattern={pattern} />
    </nav>
  )
}

function Ways({ title, ways, pattern }: { title: string; ways: readonly Way[]; pattern: string }) {
  const say = useMessages()
  return (
    <section>
      <h2>{title}</h2>
      {ways.map(({ pattern: way, label, icon }) => (
        <a key={way} aria-current={way === pattern ? 'page' : undefined} {...link(way)}>
          {icon}
          <span className="ell flex-1">{say(label)}</span>
        </a>
      ))}
    </section>
  )
}
