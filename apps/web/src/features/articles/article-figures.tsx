import type {
  ArticleMatch,
  ArticleOffer,
  Form,
  Meeting,
  PreviewFigures,
  ReportFigures,
  SideForm,
} from '@keo/contract/articles'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { Card } from '@keo/ui/primitives/card'
import type { ReactNode } from 'react'
import type { Price } from '@keo/units/price'
import { formatDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { SideMark } from '../match-words/index.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import { instantOf } from './article-words.ts'
import './article-figures.css'

const FORM_WORDS = { won: 'articles.won', drawn: 'articles.drawn', lost: 'articles.lost' } as const
const MINUS = '\u2212'

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="article-card">
      <h3>{title}</h3>
      {children}
    </Card>
  )
}

/** The last results of both sides, newest first. */
export function FormCard({ match, figures }: { match: ArticleMatch; figures: PreviewFigures }) {
  const say = useMessages()
  return (
    <Figures title={say('articles.form')}>
      <FormRow match={match} side="home" form={figures.home} />
      <FormRow match={match} side="away" form={figures.away} />
    </Figures>
  )
}

type FormRowProps = { match: ArticleMatch; side: 'home' | 'away'; form: SideForm }

function FormRow({ match, side, form: { results } }: FormRowProps) {
  const say = useMessages()
  const { name } = match[side]
  const besideId = side === 'away' ? match.home.id : undefined
  const count = (wanted: Form) => results.filter((result) => result === wanted).length
  const counts = { won: count('won'), drawn: count('drawn'), lost: count('lost') }
  return (
    <div className="article-line">
      <SideMark sportId={match.sportId} side={match[side]} besideId={besideId} size={22} />
      <span className="ell">{name}</span>
      {results.length === 0 ? (
        <small>{say('articles.noForm')}</small>
      ) : (
        <span
          className="article-form"
          role="img"
          aria-label={say('articles.formOf', { team: name, ...counts })}
        >
          {Array.from(results, (result, ago) => (
            <i key={ago} data-form={result}>
              {say(FORM_WORDS[result])}
            </i>
          ))}
        </span>
      )}
    </div>
  )
}

export function MeetingsCard({ match, meetings }: { match: ArticleMatch; meetings: readonly Meeting[] }) {
  const say = useMessages()
  const language = useLanguage()
  if (meetings.length === 0) return null
  return (
    <Figures title={say('articles.meetings')}>
      {meetings.map(({ matchId, time, isSameHome, homeScore, awayScore }) => {
        const [first, second] = isSameHome ? [match.home, match.away] : [match.away, match.home]
        const score = isSameHome ? `${homeScore}–${awayScore}` : `${awayScore}–${homeScore}`
        return (
          <div key={matchId} className="article-line">
            <small className="num">{formatDate(instantOf(time), language)}</small>
            <span className="ell">{`${first.name} – ${second.name}`}</span>
            <b className="num">{score}</b>
          </div>
        )
      })}
    </Figures>
  )
}

export function GoalsCard({ match, goals }: { match: ArticleMatch; goals: ReportFigures['goals'] }) {
  const say = useMessages()
  if (goals.length === 0) return null
  return (
    <Figures title={say('articles.goals')}>
      {goals.map(({ minute, side, homeScore, awayScore }) => (
        <div key={`${homeScore}-${awayScore}`} className="article-line">
          <small className="num">{`${minute}'`}</small>
          <span className="ell">{match[side].name}</span>
          <b className="num">{`${homeScore}–${awayScore}`}</b>
        </div>
      ))}
    </Figures>
  )
}

export function PricesCard({ match, offers }: { match: ArticleMatch; offers: readonly ArticleOffer[] }) {
  const say = useMessages()
  if (offers.length === 0) return null
  return (
    <Figures title={say('articles.prices')}>
      {offers.map((offer) => (
        <OfferRow key={offer.marketId} match={match} offer={offer} />
      ))}
      <p className="article-source">{say('articles.pricesNote')}</p>
    </Figures>
  )
}

function OfferRow({ match, offer }: { match: ArticleMatch; offer: ArticleOffer }) {
  const say = useMessages()
  const format = useOddsFormat()
  const { kind, line, options } = offer
  const nameOf = (type: number): string => {
    if (kind === 'total') return say(type === OPTION.over ? 'articles.over' : 'articles.under')
    if (type === OPTION.draw) return say('articles.draw')
    const name = type === OPTION.home ? match.home.name : match.away.name
    return kind === 'handicap'
      ? `${name} ${signed(type === OPTION.home ? Number(line) : 0 - Number(line))}`
      : name
  }
  return (
    <div className="article-offer">
      <small>
        {kind === 'total'
          ? say('articles.total', { line: line ?? '' })
          : say(kind === 'winner' ? 'articles.winner' : 'articles.handicap')}
      </small>
      <div>
        {options.map(({ type, price }) => (
          <span key={type}>
            <span className="ell">{nameOf(type)}</span>
            <b className="num">{oddsText(price as Price, format)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

const signed = (line: number): string => (line === 0 ? '0' : `${line < 0 ? MINUS : '+'}${Math.abs(line)}`)
