import type { DepositOrder } from '@keo/contract/deposit'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { parseServerTime } from '@keo/units/instants'
import { parseMoney, type Currency } from '@keo/units/money'
import { formatMoney } from '../../language/format.ts'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { CHANNEL_WORDS } from './channel-words.ts'

/** The order as the server keeps it. */
export function OrderFacts({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const language = useLanguage()
  const amount = (text: string, currency: Currency) => {
    const read = parseMoney(text, currency)
    return read && read.minor > 0n ? formatMoney(read, language) : ''
  }
  const rows = [
    {
      title: say('depositOrder.channel'),
      value: [order.channelName, order.optionName].filter(Boolean).join(' · '),
    },
    {
      title: say('depositOrder.createdAt'),
      value: formatDateTime(parseServerTime(order.createTime) ?? 0, language),
    },
    { title: say(CHANNEL_WORDS[order.kind].paying), value: amount(order.payAmount, order.payCurrency) },
    { title: say('depositOrder.gift'), value: amount(order.gift, 'VND') },
    { title: say('depositOrder.received'), value: amount(order.received, order.payCurrency) },
    { title: say('depositOrder.credited'), value: amount(order.credited, 'VND') },
  ]
  return (
    <Card>
      {/* Long, so it has a line of its own. */}
      <ListRow
        title={<span className="text-text-2">{say('depositOrder.number')}</span>}
        note={<span className="num break-all">{order.orderNo}</span>}
      />
      {rows.map(({ title, value }) =>
        value ? (
          <ListRow
            key={title}
            title={<span className="flex-none text-text-2">{title}</span>}
            value={<span className="num text-footnote">{value}</span>}
          />
        ) : null,
      )}
    </Card>
  )
}
