import type { DepositChannel } from '@keo/contract/deposit'
import { Amount } from '@keo/ui/primitives/amount'
import { Art } from '@keo/ui/pictures/art'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { money, parseMoney } from '@keo/units/money'
import { amountParts, formatPercent, formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import type { DepositDraft } from './use-deposit-draft.ts'

type PartProps = { draft: DepositDraft; channel: DepositChannel }
const NOTHING = money(0n, 'VND')

/** Gift, rate, fee and what the wallet gets, with every key. */
export function FiguresPart({ draft, channel }: PartProps) {
  const say = useMessages()
  const language = useLanguage()
  const total = draft.figures?.total ?? NOTHING
  return (
    <>
      {channel.giftBp > 0 ? <GiftCard draft={draft} channel={channel} /> : null}
      <Card>
        <RateRow draft={draft} channel={channel} />
        <FeeRow draft={draft} channel={channel} />
        <ListRow
          title={<span className="text-text-2">{say('deposit.receive')}</span>}
          value={
            <Amount parts={amountParts(total, language)} className="text-section font-bold text-brand-text" />
          }
        />
      </Card>
    </>
  )
}

function GiftCard({ draft, channel }: PartProps) {
  const say = useMessages()
  const language = useLanguage()
  const percent = formatPercent(channel.giftBp / 10_000, language)
  const { whole } = amountParts(draft.figures?.gift ?? NOTHING, language)
  return (
    <Card className="flex flex-wrap items-center gap-x-3 px-3.5 pt-3 pb-1">
      <Art name="gift" size={36} />
      <div className="min-w-0 flex-1">
        <b className="block text-callout font-semibold">
          {say('deposit.giftTitle', { percent, channel: channel.name })}
        </b>
        <span className="text-footnote text-text-2">
          {say(draft.takesGift ? 'deposit.giftNote' : 'deposit.giftLeft')}
        </span>
      </div>
      <b className="num text-body font-bold text-brand-text">+{whole}</b>
      <div className="basis-full">
        <Checkbox on={draft.takesGift} onChange={draft.takeGift}>
          {say('deposit.takeGift')}
        </Checkbox>
      </div>
    </Card>
  )
}

function RateRow({ draft, channel }: PartProps) {
  const say = useMessages()
  const language = useLanguage()
  const rate = draft.rate === undefined ? undefined : parseMoney(draft.rate, 'VND')
  if (channel.kind !== 'crypto') return null
  return (
    <ListRow
      title={<span className="text-text-2">{say('deposit.rate')}</span>}
      note={say('deposit.rateNote')}
      value={
        rate ? (
          <Explained kind="usdtRate" of={{ dong: rate, until: draft.rateUntil }} className="num">
            {say('deposit.rateText', { dong: formatWholeMoney(rate, language) })}
          </Explained>
        ) : (
          '…'
        )
      }
    />
  )
}

function FeeRow({ draft, channel }: PartProps) {
  const say = useMessages()
  const language = useLanguage()
  if (channel.feeBp === 0) return null
  const fee = draft.figures?.fee ?? NOTHING
  const toPay = draft.figures?.toPay ?? NOTHING
  const percent = formatPercent(channel.feeBp / 10_000, language)
  return (
    <>
      <ListRow
        title={<span className="text-text-2">{say('deposit.fee', { percent })}</span>}
        value={
          <Explained
            kind="depositFee"
            of={{ channel: channel.name, paid: draft.paid, feeBp: channel.feeBp, fee }}
            className="num"
          >
            {formatWholeMoney(fee, language)}
          </Explained>
        }
      />
      <ListRow
        title={<span className="text-text-2">{say('deposit.toPay')}</span>}
        value={<span className="num">{formatWholeMoney(toPay, language)}</span>}
      />
    </>
  )
}
