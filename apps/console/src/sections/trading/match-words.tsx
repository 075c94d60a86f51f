import { clock, house } from '../../platform/figures.ts'
import type { TradingMarket, TradingMatch } from '@keo/contract/console-trading'
import { useLook } from '../../platform/look.ts'
import { price } from './trading-figures.ts'
import { words } from './words.ts'

/** Who plays, where, and how it stands. */
export function MatchName({ match }: { match: TradingMatch }) {
  const { time } = useLook()
  return (
    <span className="match-name">
      <span className="strong">{match.name}</span>
      <span className="meta">
        {match.leagueName} ·{' '}
        <span className="num">{match.score ? match.score.join('–') : time(match.startsAt)}</span>{' '}
        <span className="num live">{clock(match.clockSeconds)}</span>
      </span>
    </span>
  )
}

/** Whether it is sold, and whose doing it is when it is not. */
export function MatchMode({ match }: { match: TradingMatch }) {
  const { say } = useLook(words)
  if (match.isOver) return <span className="mode">{say('closed')}</span>
  if (match.stop !== null)
    return (
      <span className="mode" data-mode="held">
        {say(match.stop === 'all' ? 'heldAll' : 'heldLeague')}
      </span>
    )
  if (match.isHeld)
    return (
      <span className="mode" data-mode="held">
        {say('held')}
      </span>
    )
  if (match.heldMarkets > 0)
    return (
      <span className="mode" data-mode="held">
        {match.heldMarkets} {say('heldSome')}
      </span>
    )
  return match.isSuspended ? (
    <span className="mode" data-mode="suspended">
      {say('suspended')}
    </span>
  ) : (
    <span className="mode" data-mode="open">
      {say('open')}
    </span>
  )
}

/** Each option with its price and what the house has when it wins. */
export function Options({ market }: { market: TradingMarket }) {
  return (
    <span className="options" data-held={market.state === 'held' || undefined}>
      {market.options.slice(0, 3).map(({ type, name, odds, house: has }) => (
        <span key={type} className="option">
          <span className="meta">{name}</span> <span className="num">{price(odds)}</span>{' '}
          <span className="num house" data-loss={has < 0 || undefined}>
            {house(has)}
          </span>
        </span>
      ))}
      {market.options.length > 3 ? <span className="meta">+{market.options.length - 3}</span> : null}
    </span>
  )
}
