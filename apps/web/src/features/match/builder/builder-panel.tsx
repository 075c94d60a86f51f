import { LockIcon } from '@keo/ui/icons/lock'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { OddsButton } from '@keo/ui/product/odds-button'
import { type BuilderQuote, PICKS_MAX } from '@keo/sportsbook-contract/builder'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMessages } from '../../../language/messages.ts'
import {
  type MarketGroup,
  type MatchHead,
  oddsText,
  type Option,
  useOddsFormat,
  useOption,
} from '../../sportsbook/index.ts'
import { marketTitle } from '../markets/market-title.ts'
import { type BuilderGroup, builderGroups, joinedName } from './builder-options.ts'
import { isSamePick, type JoinedPick, toggleJoined, useJoinedPicks } from './builder-picks.ts'
import { builderQuery } from './builder-queries.ts'
import './builder.css'
import { JointPrice } from './joint-price.tsx'

type BuilderPanelProps = { head: MatchHead; groups: readonly MarketGroup[] }
type Blocked = BuilderQuote['options']

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
        <Group
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

function optionsOf(groups: readonly BuilderGroup[]) {
  return groups.flatMap(({ marketId, options }) =>
    options.map(({ type }) => ({ marketId, optionType: type })),
  )
}

/** Without what has no joint price with anything. */
function withoutUnpriced(groups: readonly BuilderGroup[], blocked: Blocked): BuilderGroup[] {
  return groups.filter(({ marketId }) => !blocked.some((each) => each.marketId === marketId))
}

type GroupProps = {
  head: MatchHead
  built: BuilderGroup
  title: string
  picks: readonly JoinedPick[]
  blocked: Blocked
}

function Group({ head, built, title, picks, blocked }: GroupProps) {
  const { marketId, options } = built
  return (
    <section className="ui-card builder-group" aria-label={title}>
      <h3 className="ell">{title}</h3>
      <div className="match-cells" data-columns={options.length % 3 === 0 ? 3 : 2}>
        {options.map((option) => {
          const pick = { marketId, optionType: option.type, name: joinedName(option) }
          return (
            <Cell
              key={option.type}
              head={head}
              title={title}
              option={option}
              pick={pick}
              isPicked={picks.some((each) => isSamePick(each, pick))}
              isFull={picks.length >= PICKS_MAX}
              block={blocked.find((each) => isSamePick(each, pick))?.state ?? null}
            />
          )
        })}
      </div>
    </section>
  )
}

type CellProps = {
  head: MatchHead
  title: string
  option: Option
  pick: JoinedPick
  isPicked: boolean
  isFull: boolean
  block: Blocked[number]['state'] | null
}

/** A price that joins; what cannot be true with the picks is dimmed and says so. */
function Cell({ head, title, option, pick, isPicked, isFull, block }: CellProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const { odds, state } = useOption(pick.marketId, option.type)
  const isBlocked = !isPicked && (isFull || block === 'impossible' || block === 'apart')
  const price = odds > 0 ? oddsText(odds, format) : ''
  const named = { match: head.name, market: title, option: pick.name }
  return (
    <OddsButton
      price={price}
      name={pick.name}
      selected={isPicked}
      state={state === 'open' && isBlocked ? 'stale' : state}
      label={
        state === 'open' && isBlocked
          ? say(isFull ? 'match.builder.full' : 'match.builder.impossibleOption', {
              option: pick.name,
              max: PICKS_MAX,
            })
          : say('match.market.option', { ...named, odds: price })
      }
      onSelect={() => toggleJoined(head.id, pick, PICKS_MAX)}
    />
  )
}
