import type { ChannelKind, DepositChannel } from '@keo/contract/deposit'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Card } from '@keo/ui/primitives/card'
import { RadioList } from '@keo/ui/fields/radio-list'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import type { DepositDraft } from './use-deposit-draft.ts'

const LABELS: Partial<Record<ChannelKind, PlainMessageKey>> = {
  ewallet: 'deposit.option.ewallet',
  crypto: 'deposit.option.crypto',
  c2c: 'deposit.option.c2c',
}

/** The wallet, the network or the merchant, where the channel has several. */
export function OptionPart({ draft, channel }: { draft: DepositDraft; channel: DepositChannel }) {
  const say = useMessages()
  const label = LABELS[channel.kind]
  if (!label) return null
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <h2 className="text-body font-semibold">{say(label)}</h2>
        {channel.kind === 'crypto' ? (
          <a className="py-1 text-footnote text-brand-text" {...link(paths.cryptoGuide())}>
            {say('deposit.guide')}
          </a>
        ) : null}
      </div>
      <Card>
        <RadioList
          label={say(label)}
          value={draft.optionId}
          onChange={draft.chooseOption}
          options={draft.options.map(({ id, name, note, isOpen }) => ({
            key: id,
            label: name,
            disabled: !isOpen,
            ...(note ? { note } : {}),
          }))}
        />
      </Card>
    </section>
  )
}
