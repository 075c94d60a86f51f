import { LockIcon } from '@keo/ui/icons/lock'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { MarketGroup, MatchHead } from '../../sportsbook/index.ts'
import { marketTitle } from '../markets/market-title.ts'
import { type Blocked, BuilderGroup } from './builder-group.tsx'
import { type BuilderGroup as Built, builderGroups } from './builder-options.ts'
import { type JoinedPick, useJoinedPicks } from './builder-picks.ts'
import { builderQuery } from './builder-queries.ts'
import './builder.css'
import { JointPrice } from './joint-price.tsx'

type BuilderPanelProps = { head: MatchHead; groups: readonly MarketGroup[] }

const NO_PICKS: readonly JoinedPick[] = []

/** Picks of one match put together at one joint price. Loaded with its tab. */
export default function BuilderPanel({ head, groups }: BuilderPanelProps) {
  const say = useMessages()
  const picks = useJoinedPicks(head.id)
  const shown = useMemo(() => builderGroups(groups), [groups])
  const options = useMemo(() => optionsOf(shown), [shown])
  const first = useQuery(builderQuery(head.id, NO_PICKS, options))
  const joinable = useMemo(() => withoutUnpriced(shown, first.data?.options ?? []), [shown, first.data])
  const quote = useQuery(builderQuery(head.id, picks, options))
  if (first.isPending) return <Skeleton shape="card" height={160} />
  if (first.isError)
    return (
      <EmptyState
        title={say('match.builder.failed')}
        action={<Button onClick={() => void first.refetch()}>{say('crash.retry')}</Button>}
      />
    )
  if (joinable.length === 0) return <EmptyState title={say('match.builder.none')} />
  return (
    <>
      {joinable.map((each) => (
        <BuilderGroup
          key={each.key}
          head={head}
          built={each}
          title={marketTitle(each.group, groups, say)}
          picks={picks}
          blocked={picks.length > 0 ? (quote.data?.options ?? []) : []}
        />
      ))}
      <p className="builder-why">
        <LockIcon size={15} weight="fill" />
        {say(picks.length > 0 ? 'match.builder.blocked' : 'match.builder.hint')}
      </p>
      {picks.length > 0 ? <JointPrice head={head} picks={picks} quote={quote} /> : null}
    </>
  )
}

function optionsOf(groups: readonly Built[]) {
  return groups.flatMap(({ marketId, options }) =>
    options.map(({ type }) => ({ marketId, optionType: type })),
  )
}

/** Without what has no joint price with anything. */
function withoutUnpriced(groups: readonly Built[], blocked: Blocked): Built[] {
  return groups.filter(({ marketId }) => !blocked.some((each) => each.marketId === marketId))
}
