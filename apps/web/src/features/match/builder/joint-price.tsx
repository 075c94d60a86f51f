import { ArrowRightIcon } from '@keo/ui/icons/arrow-right'
import { XIcon } from '@keo/ui/icons/x'
import { Button } from '@keo/ui/primitives/button'
import { type BuilderQuote, keepBuilder } from '@keo/sportsbook-contract/builder'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { priceOf } from '@keo/units/price'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { shell } from '../../../api/shell-port.ts'
import { useSession } from '../../../session/session.ts'
import { toggleBet } from '../../bet-cart/index.ts'
import { type MatchHead, oddsText, provider, useOddsFormat } from '../../sportsbook/index.ts'
import { clearJoined, type JoinedPick, toggleJoined } from './builder-picks.ts'
import { reasonOf, tieShares } from './builder-reason.ts'
import { refusalWords } from './refusal-words.ts'
import { TieBar } from './tie-bar.tsx'

type JointPriceProps = {
  head: MatchHead
  picks: readonly JoinedPick[]
  quote: UseQueryResult<BuilderQuote>
}

/** The picks, their joint price beside the product, why they differ, and the way into the slip. */
export function JointPrice({ head, picks, quote }: JointPriceProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const { data } = quote
  const isCurrent = data !== undefined && !quote.isPlaceholderData && !quote.isError
  const odds = isCurrent ? data.odds : null
  const shares = isCurrent ? tieShares(data) : []
  const shown = (price: number | null) => (price === null ? '–' : oddsText(priceOf(price), format))
  return (
    <section className="builder-dock" aria-label={say('match.builder.picks')}>
      <ul className="builder-chips scroll-x">
        {picks.map((pick) => (
          <li key={`${pick.marketId}-${pick.optionType}`}>
            <button
              type="button"
              aria-label={say('match.builder.remove', { option: pick.name })}
              onClick={() => toggleJoined(head.id, pick, picks.length)}
            >
              {pick.name}
              <XIcon size={13} />
            </button>
          </li>
        ))}
      </ul>
      <div className="builder-prices">
        <p>
          <span>{say('match.builder.product', { count: picks.length })}</span>
          <s className="num">{shown(isCurrent ? data.product : null)}</s>
        </p>
        <ArrowRightIcon size={20} />
        <p>
          <span>{say('match.builder.joint')}</span>
          <b className="num">{shown(odds)}</b>
        </p>
      </div>
      <div className="builder-reason">
        {shares.length > 0 ? <TieBar shares={shares} nameOf={(place) => picks[place]?.name ?? ''} /> : null}
        <p role="status">
          <Why picks={picks} quote={quote} />
        </p>
      </div>
      <AddButton head={head} picks={picks} odds={odds} price={shown(odds)} />
    </section>
  )
}

/** One sentence: why lower or higher, or why there is no price. */
function Why({ picks, quote }: Pick<JointPriceProps, 'picks' | 'quote'>) {
  const say = useMessages()
  const { data } = quote
  const name = (place: number) => picks[place]?.name ?? ''
  if (quote.isError) return say('match.builder.failed')
  if (!data || quote.isPlaceholderData) return say('match.builder.waiting')
  if (picks.length < 2) return say('match.builder.hint')
  const refused = refusalWords(
    data,
    picks.map((pick) => pick.name),
    say,
  )
  if (refused) return refused
  const reason = reasonOf(data)
  const implied = data.implied.map(name).join(' + ')
  const sentence =
    reason === null || reason.kind === 'alike'
      ? say('match.builder.alike')
      : say(reason.kind === 'lower' ? 'match.builder.lower' : 'match.builder.higher', {
          first: name(reason.first),
          second: name(reason.second),
        })
  return implied ? `${say('match.builder.implied', { options: implied })} ${sentence}` : sentence
}

type AddProps = Pick<JointPriceProps, 'head' | 'picks'> & { odds: number | null; price: string }

/** As one selection into the slip; a guest signs in first, as the provider keeps the picks under a number. */
function AddButton({ head, picks, odds, price }: AddProps) {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const add = useMutation({
    mutationFn: () =>
      provider(keepBuilder, {
        matchId: head.id,
        picks: picks.map(({ marketId, optionType }) => ({ marketId, optionType })),
      }),
    onSuccess(kept) {
      toggleBet({
        matchId: head.id,
        marketId: kept.marketId,
        optionType: kept.optionType,
        odds: priceOf(kept.odds),
        optionName: kept.name,
        marketName: kept.marketName,
        matchName: head.name,
        leagueName: head.league.name,
        sportId: head.sportId,
        marketType: kept.marketType,
        period: kept.period,
        isLive: head.status === MATCH_STATUS.live,
        startsAt: head.startsAt,
      })
      clearJoined()
    },
  })
  return (
    <Button
      kind="primary"
      size="l"
      wide
      spread
      busy={add.isPending}
      disabled={odds === null}
      onClick={() => (isLoggedIn ? add.mutate() : shell()?.goToLogin())}
    >
      <span>{say('match.builder.add')}</span>
      <span className="num">@ {price}</span>
    </Button>
  )
}
