import type { ChannelContent } from '@keo/contract/withdraw'
import { parseServerTime } from '@keo/units/instants'
import { Amount } from '@keo/ui/primitives/amount'
import { Card } from '@keo/ui/primitives/card'
import type { ReactNode } from 'react'
import { amountParts, formatMoney } from '../../language/format.ts'
import { formatDateTime, formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import type { PayoutTarget } from '../bindings/index.ts'
import { expectedWords } from './span-words.ts'
import { withdrawDay, withdrawFee, withdrawMost } from './explained-figures.ts'
import { dong, type Figures } from './withdraw-figures.ts'

type FigureRowsProps = { content: ChannelContent; figures: Figures; target: PayoutTarget | undefined }

/** Everything that decides what arrives and when, before the password is asked for. */
export function FigureRows({ content, figures, target }: FigureRowsProps) {
  const say = useMessages()
  const language = useLanguage()
  const money = (text: string) => <Amount parts={amountParts(dong(text), language)} />
  const expected = expectedWords(say, content.expected)
  const expiry = content.quote ? parseServerTime(content.quote.expiryTime) : undefined
  const youngUntil = target ? parseServerTime(target.largeFromTime) : undefined
  return (
    <Card className="flex flex-col gap-2.5 px-3.5 py-3">
      <Row name={say('withdraw.available')}>
        <Explained kind="withdrawMost" of={withdrawMost(content)}>
          {money(content.withdrawable)}
        </Explained>
      </Row>
      <Row name={say('withdraw.dayLeft')}>
        <Explained kind="withdrawDay" of={withdrawDay(content)}>
          {money(content.dayLeft)}
        </Explained>
      </Row>
      <Row name={say('withdraw.fee')}>
        <Explained kind="withdrawFee" of={withdrawFee(content, figures)}>
          <FeeText content={content} figures={figures} />
        </Explained>
      </Row>
      {content.quote ? (
        <Row
          name={say('withdraw.rate')}
          note={expiry === undefined ? '' : say('withdraw.rateHolds', { time: formatTime(expiry, language) })}
        >
          <Explained
            kind="usdtRate"
            of={{ dong: dong(content.quote.dongPerUsdt), until: expiry ?? null }}
            className="num"
          >
            1 USDT = {formatMoney(dong(content.quote.dongPerUsdt), language)}
          </Explained>
        </Row>
      ) : null}
      <Row name={say('withdraw.receive')}>
        <Amount parts={amountParts(figures.receive, language)} className="font-semibold" />
      </Row>
      <Row name={say('withdraw.time')} note={figures.isLarge ? say('withdraw.largeNote') : expected.source}>
        {expected.range}
      </Row>
      {figures.isLarge && youngUntil !== undefined ? (
        <p className="text-caption text-warn">
          {say('withdraw.youngNote', { time: formatDateTime(youngUntil, language) })}
        </p>
      ) : null}
    </Card>
  )
}

export function FeeText({ content, figures }: Omit<FigureRowsProps, 'target'>) {
  const say = useMessages()
  const language = useLanguage()
  return content.freeLeft > 0 ? (
    <span className="font-semibold text-win">{say('withdraw.free', { count: content.freeLeft })}</span>
  ) : (
    <Amount parts={amountParts(figures.fee, language)} />
  )
}

export function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3 text-footnote large-text:flex-wrap">
      <span className="flex-none text-text-2 large-text:flex-initial">{name}</span>
      <span className="min-w-0 text-right">
        {children}
        {note ? <span className="block text-caption text-text-3">{note}</span> : null}
      </span>
    </div>
  )
}
