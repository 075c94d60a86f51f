import { PLAY_LIMIT_KINDS, type PlayLimit, type PlayLimitKind } from '@keo/contract/play-limits'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Segmented } from '@keo/ui/bars/segmented'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { Currency } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney, formatWholeMoney } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import type { ProposedLimit } from '../proposed-limit.ts'
import { playLimitsQuery } from './limit-queries.ts'
import { LimitSheet } from './limit-sheet.tsx'
import { amountOf, KIND_TEXTS, nearnessOf, PERIOD_TEXTS } from './limit-words.ts'

type ProposedAmount = Extract<ProposedLimit, { kind: unknown }>

/** How much a player allows themself to deposit, lose and stake; a limit that is proposed stands open with its amount. */
export function LimitsCard({ proposed }: { proposed: ProposedAmount | null }) {
  const say = useMessages()
  const [kind, setKind] = useState<PlayLimitKind>(proposed?.kind ?? 'deposit')
  const { data, isError, isFetching, refetch } = useQuery(playLimitsQuery)
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
      </Card>
    )
  return (
    <Card>
      <div className="flex flex-col gap-2.5 p-3.5 pb-2">
        <p className="text-footnote text-pretty text-text-2">{say('playLimit.note')}</p>
        <Segmented
          label={say('playLimit.kind')}
          segments={PLAY_LIMIT_KINDS.map((key) => ({ key, label: say(KIND_TEXTS[key].name) }))}
          value={kind}
          onChange={setKind}
        />
        <p className="text-caption text-pretty text-text-2">{say(KIND_TEXTS[kind].note)}</p>
      </div>
      {data.limits
        .filter((limit) => limit.kind === kind)
        .map((limit) => (
          <LimitRow
            key={`${limit.kind}.${limit.period}`}
            limit={limit}
            currency={data.currency}
            proposed={proposed?.kind === kind && proposed.period === limit.period ? proposed.amount : ''}
          />
        ))}
    </Card>
  )
}

type LimitRowProps = { limit: PlayLimit; currency: Currency; proposed: string }

function LimitRow({ limit, currency, proposed }: LimitRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(proposed !== '')
  const { amount, used, period } = limit
  const { nearness } = nearnessOf(limit, currency)
  return (
    <>
      <ListRow
        title={
          <span className="flex items-center gap-2">
            {say(PERIOD_TEXTS[period])}
            {nearness === 'far' ? null : (
              <Badge tone={nearness === 'near' ? 'pending' : 'error'}>
                {say(nearness === 'near' ? 'playLimit.near' : 'playLimit.reached')}
              </Badge>
            )}
          </span>
        }
        note={say('playLimit.used', { used: formatMoney(amountOf(used, currency), language) })}
        value={
          <Explained kind="playLimit" of={{ limit, currency }} isInside>
            {amount === null ? say('limit.none') : formatWholeMoney(amountOf(amount, currency), language)}
          </Explained>
        }
        onClick={() => setOpen(true)}
      />
      <LimitSheet
        limit={limit}
        currency={currency}
        proposed={proposed}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}
