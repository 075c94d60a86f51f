import { OddsButton } from '@keo/ui/product/odds-button'
import { type BuilderQuote, PICKS_MAX } from '@keo/sportsbook-contract/builder'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { type MatchHead, oddsText, type Option, useOddsFormat, useOption } from '../../sportsbook/index.ts'
import { BarredReason } from './barred-reason.tsx'
import { type BuilderGroup as Built, joinedName } from './builder-options.ts'
import { isSamePick, type JoinedPick, toggleJoined } from './builder-picks.ts'

export type Blocked = BuilderQuote['options']

type BuilderGroupProps = {
  head: MatchHead
  built: Built
  title: string
  picks: readonly JoinedPick[]
  blocked: Blocked
}

/** One market, and below it why the dimmed price that was tapped last cannot be added to these picks. */
export function BuilderGroup({ head, built, title, picks, blocked }: BuilderGroupProps) {
  const { marketId, options } = built
  const [asked, setAsked] = useState<{ pick: JoinedPick; picks: readonly JoinedPick[] } | null>(null)
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
              onAsk={() => setAsked({ pick, picks })}
            />
          )
        })}
      </div>
      {asked && asked.picks === picks ? (
        <BarredReason matchId={head.id} picks={picks} asked={asked.pick} />
      ) : null}
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
  onAsk: () => void
}

/** A price that joins. One that cannot is dimmed and says why when it is tapped; one that the picks bring with them says so. */
function Cell({ head, title, option, pick, isPicked, isFull, block, onAsk }: CellProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const { odds, state } = useOption(pick.marketId, option.type)
  const isBarred = state === 'open' && !isPicked && (isFull || block === 'impossible' || block === 'apart')
  const isImplied = state === 'open' && !isPicked && !isBarred && block === 'implied'
  const price = odds > 0 ? oddsText(odds, format) : ''
  const spoken = say('match.market.option', {
    match: head.name,
    market: title,
    option: pick.name,
    odds: price,
  })
  const barred = isFull ? 'match.builder.full' : 'match.builder.impossibleOption'
  return (
    <OddsButton
      price={price}
      name={pick.name}
      line={isImplied ? say('match.builder.impliedMark') : undefined}
      selected={isPicked}
      state={isBarred ? 'barred' : state}
      label={
        isBarred
          ? say(barred, { option: pick.name, max: PICKS_MAX })
          : isImplied
            ? `${spoken}, ${say('match.builder.impliedMark')}`
            : spoken
      }
      onSelect={isBarred ? onAsk : () => toggleJoined(head.id, pick, PICKS_MAX)}
    />
  )
}
