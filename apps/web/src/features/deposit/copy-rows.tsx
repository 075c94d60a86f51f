import type { DepositOrder } from '@keo/contract/deposit'
import { Card } from '@keo/ui/primitives/card'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { copyText } from '../../page-kit/clipboard.ts'
import { useMessages } from '../../language/messages.ts'
import { CHANNEL_WORDS } from './channel-words.ts'

type CopyRowsProps = { order: DepositOrder; payTo: NonNullable<DepositOrder['payTo']> }
type Line = { label: string; value: string; shown?: string; brand?: boolean; words?: boolean }

export function CopyRows({ order, payTo }: CopyRowsProps) {
  const say = useMessages()
  const name = CHANNEL_WORDS[order.kind]
  const lines: Line[] = [
    { label: say(name.place), value: payTo.bankName, words: true },
    {
      label: say(name.account),
      value: payTo.accountNumber,
      shown: payTo.accountNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    },
    { label: say(name.holder), value: payTo.accountName, words: true },
    { label: say('depositOrder.network'), value: payTo.network },
    { label: say('depositOrder.address'), value: payTo.address },
    { label: say('depositOrder.note'), value: payTo.note, brand: true },
  ]
  return (
    <Card>
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value, shown, brand, words }) => (
          <CopyRow
            key={label}
            label={label}
            value={shown ?? value}
            copyLabel={say('depositOrder.copy', { what: label.toLowerCase() })}
            onCopy={() => void copyText(value)}
            {...(brand ? { brand } : {})}
            {...(words ? { words } : {})}
          />
        ))}
    </Card>
  )
}
