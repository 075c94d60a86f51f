import type { Insight } from '@keo/contract/insight'
import { Card } from '@keo/ui/primitives/card'
import { Fact } from '@keo/ui/primitives/fact'
import { parseServerTime } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { formatFullDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { readAmount, useAmounts } from '../../page-kit/amounts/signed-amounts.ts'
import { timeText } from './insight-words.ts'

/** What the whole span adds up to. */
export function OverviewCard({ insight }: { insight: Insight }) {
  const say = useMessages()
  const language = useLanguage()
  const { total, currency, timeSince } = insight
  const { text, textOf } = useAmounts(currency)
  const minor = (amount: string) => readAmount(amount, currency).minor
  const sum = (one: string, other: string) => textOf(money(minor(one) + minor(other), currency))
  const net = money(minor(total.deposits) - minor(total.withdrawals), currency)
  const since = parseServerTime(timeSince)
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <dl className="flex flex-col gap-2 text-callout">
        <Fact name={say('insight.time')}>{timeText(say, total.minutes)}</Fact>
        <Fact name={say('insight.deposits')}>{text(total.deposits)}</Fact>
        <Fact name={say('insight.withdrawals')}>{text(total.withdrawals)}</Fact>
        <Fact name={say('insight.netMoney')}>{textOf(net)}</Fact>
      </dl>
      <dl className="flex flex-col gap-2 border-t border-line pt-3 text-callout">
        <Fact name={say('insight.staked')}>{sum(total.sportsStaked, total.gamesStaked)}</Fact>
        <Fact name={say('insight.returned')}>{sum(total.sportsReturned, total.gamesReturned)}</Fact>
        <Fact name={say('insight.result')}>
          <b className="font-semibold">{text(total.result)}</b>
        </Fact>
      </dl>
      <p className="text-caption text-pretty text-text-2">
        {say('insight.resultNote')}{' '}
        {since === undefined ? null : say('insight.timeSince', { time: formatFullDate(since, language) })}
      </p>
    </Card>
  )
}
