import { Badge } from '@keo/ui/primitives/badge'
import { Fact } from '@keo/ui/primitives/fact'
import { Strip } from '@keo/ui/primitives/strip'
import { GameCover } from '@keo/ui/pictures/game-cover'
import type { Instant } from '@keo/units/instants'
import { Suspense } from 'react'
import { formatCompact } from '../../../language/format.ts'
import { formatTime } from '../../../language/format-dates.ts'
import { loadArea, useLanguage, useMessages } from '../../../language/messages.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { VOLATILITY_TEXTS } from '../lobby-words.ts'
import { type Details, parameterName, parameterText, ruleOf } from './engine-words.ts'
import { returnView } from './return-band.ts'
import { ReturnCard } from './return-card.tsx'

/** Symbols, rules and their words come when a game is looked at. */
const PayTable = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./pay-table.tsx'),
    loadArea('gamePlay'),
    loadArea('gameTables'),
  ])
  return module
})

type GameFactsProps = { details: Details; until: Instant | null; onOpen: (id: number) => void }

export function GameFactsView({ details, until, onOpen }: GameFactsProps) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-2.5">
      <Head details={details} />
      {until === null ? null : (
        <Strip tone="warn">
          {say('lobby.resting')} {say('lobby.resting.until', { time: formatTime(until, language) })}
        </Strip>
      )}
      <ReturnCard view={returnView(details)} studio={details.game.provider} />
      <Bounds details={details} />
      <Parameters details={details} />
      <Suspense fallback={null}>
        <PayTable details={details} />
      </Suspense>
      <SameEngine details={details} onOpen={onOpen} />
      <Rules details={details} />
    </div>
  )
}

/** The cover large behind the sheet's buttons, then small beside name and studio. The sheet's title is the spoken one. */
function Head({ details: { game } }: { details: Details }) {
  const say = useMessages()
  return (
    <>
      <div className="details-hero" aria-hidden="true">
        <GameCover name={game.cover} seed={game.coverSeed} />
      </div>
      <div className="details-head">
        <div className="details-cover">
          <GameCover name={game.cover} seed={game.coverSeed} />
        </div>
        <div className="min-w-0">
          <p className="details-name" aria-hidden="true">
            {game.name}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-callout text-text-2">
            {game.provider}
            {game.engine === null ? null : <Badge tone="win">{say('gameDetails.provable')}</Badge>}
          </p>
        </div>
      </div>
    </>
  )
}

const BARS = { low: 2, medium: 3, high: 5 } as const
const BARS_MOST = 5
const TEN_THOUSANDTHS = 10_000

function Bounds({ details }: { details: Details }) {
  const say = useMessages()
  const language = useLanguage()
  const { volatility } = details.game
  const compact = (amount: string) => formatCompact(Number(amount), language)
  return (
    <dl className="details-bounds">
      {volatility === null ? null : (
        <div>
          <dt>{say('gameDetails.volatility')}</dt>
          <dd>
            <span className="sr-only">{say(VOLATILITY_TEXTS[volatility])}</span>
            <span className="details-bars" aria-hidden="true">
              {Array.from({ length: BARS_MOST }, (_, place) => (
                <i key={place} data-on={place < BARS[volatility] || undefined} />
              ))}
            </span>
          </dd>
        </div>
      )}
      {details.mostBack === null ? null : (
        <div>
          <dt>{say('gameDetails.mostBack')}</dt>
          <dd className="num">{formatCompact(details.mostBack / TEN_THOUSANDTHS, language)}×</dd>
        </div>
      )}
      {details.minStake === null || details.maxStake === null ? null : (
        <div>
          <dt>{say('gameDetails.stakes')}</dt>
          <dd>
            <Explained
              kind="gameStakes"
              of={{
                least: readAmount(details.minStake, 'VND'),
                most: readAmount(details.maxStake, 'VND'),
                studio: details.game.provider,
              }}
              className="num"
            >
              {compact(details.minStake)}–{compact(details.maxStake)}
            </Explained>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Parameters({ details: { parameters } }: { details: Details }) {
  const say = useMessages()
  const rows = Object.entries(parameters)
  if (rows.length === 0) return null
  return (
    <section className="details-card">
      <h3 className="pb-1.5 text-callout font-semibold">{say('gameDetails.parameters')}</h3>
      <dl className="flex flex-col gap-1.5 text-callout">
        {rows.map(([name, value]) => (
          <Fact key={name} name={parameterName(name, say)}>
            {parameterText(value, say)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

const NAMED_MOST = 5

/** Tiles that share an engine say so. */
function SameEngine({ details: { sameEngine }, onOpen }: Omit<GameFactsProps, 'until'>) {
  const say = useMessages()
  if (sameEngine.length === 0) return null
  const named = sameEngine.slice(0, NAMED_MOST)
  const names = named.map(({ name }) => name).join(', ')
  return (
    <section className="details-card">
      <p className="text-footnote text-text-2">
        {say('gameDetails.sameEngine', { count: sameEngine.length, names })}
      </p>
      <div className="flex flex-wrap gap-x-3 pt-1">
        {named.map(({ id, name }) => (
          <button key={id} type="button" className="details-other" onClick={() => onOpen(id)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}

function Rules({ details }: { details: Details }) {
  const say = useMessages()
  const rule = ruleOf(details)
  if (!rule) return null
  return (
    <details className="details-card">
      <summary className="text-callout font-semibold">{say('gameDetails.rules')}</summary>
      <p className="pt-1.5 text-footnote text-text-2">{say(rule)}</p>
    </details>
  )
}
