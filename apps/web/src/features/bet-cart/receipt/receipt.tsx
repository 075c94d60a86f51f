import { oddsOf, type Price } from '@keo/units/price'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { XCircleIcon } from '@keo/ui/icons/x-circle'
import { Spinner } from '@keo/ui/primitives/spinner'
import { money } from '@keo/units/money'
import { useEffect, useState } from 'react'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { clock } from '../../../platform/time.ts'
import { suspensionCause } from '../../sportsbook/index.ts'
import type { Attempt, RowResult } from '../betting/attempt.ts'
import { moneyInWords, sumOf } from '../cart/cart-money.ts'
import { CAUSE_TEXTS, lineName } from '../cart/cart-words.ts'
import { ReceiptLegs } from './receipt-legs.tsx'
import { returnOf } from '../cart/stake-lines.ts'
import type { Ended, Submission } from '../betting/submission.ts'

type Sent = Exclude<Submission, { step: 'none' }>

/** What became of the bet, from the moment it is sent; it stays until the player puts it away. */
export function Receipt({ sent, oddsFormat }: { sent: Sent; oddsFormat: number }) {
  const say = useMessages()
  const { attempt } = sent
  const results = sent.step === 'ended' ? sent.results : []
  return (
    <div className="flex flex-col gap-3 pb-3">
      {sent.isResumed ? <p className="text-footnote text-text-2">{say('bet.resumed')}</p> : null}
      {sent.step === 'ended' ? <Verdict sent={sent} /> : <Pending step={sent.step} attempt={attempt} />}
      <Total rows={sent.step === 'ended' ? takenRows(results) : attempt.rows} currency={attempt.currency} />
      {attempt.rows.map((row) => (
        <RowCard
          key={row.relatedId}
          row={row}
          attempt={attempt}
          result={results.find((each) => each.row.relatedId === row.relatedId)}
          oddsFormat={oddsFormat}
        />
      ))}
    </div>
  )
}

const takenRows = (results: readonly RowResult[]) =>
  results.filter(({ outcome }) => outcome === 'accepted').map(({ row }) => row)

/** What several bets cost together; one says it in its own card. */
function Total({ rows, currency }: { rows: Attempt['rows']; currency: Attempt['currency'] }) {
  const say = useMessages()
  const language = useLanguage()
  const count = rows.reduce((sum, { subBets }) => sum + subBets, 0)
  const costs = rows.map(({ unitStake, subBets }) => BigInt(unitStake) * BigInt(subBets))
  if (count < 2) return null
  return (
    <p className="text-footnote font-semibold">
      {say('cart.total', { count, amount: moneyInWords(sumOf(costs, currency), language) })}
    </p>
  )
}

const SOCCER: ReadonlySet<number> = new Set([SPORT.soccer, SPORT.electronicSoccer])

/** Cards, penalties and the video referee are soccer's alone. */
function whyItWaits({ legs }: Attempt) {
  const live = legs.filter(({ ip }) => ip === 1)
  if (live.length === 0) return 'bet.waitingEarly'
  return live.some(({ sportId }) => SOCCER.has(sportId)) ? 'bet.waitingLive' : 'bet.waitingLiveScore'
}

/** The wait in seconds, and why there is one. */
function Pending({ step, attempt }: { step: 'sending' | 'looking' | 'waiting'; attempt: Attempt }) {
  const say = useMessages()
  const seconds = useSecondsSince(attempt.sentAt)
  const cause = attempt.legs.map(({ matchId }) => suspensionCause(matchId)).find((each) => each !== null)
  const words = cause === undefined || cause === null ? undefined : CAUSE_TEXTS[cause]
  const note = step === 'looking' ? 'bet.lookingNote' : whyItWaits(attempt)
  const picks = attempt.legs.map(({ betMatchMarket: { marketId, optionType } }) => ({ marketId, optionType }))
  const title = { sending: 'bet.sending', looking: 'bet.looking', waiting: 'bet.waiting' } as const
  return (
    <div role="status" className="flex items-center gap-3 rounded-card bg-surface-2 p-3">
      <Spinner />
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold">{say(title[step])}</p>
        <p className="text-footnote text-text-2">
          {words ? say('cart.suspendedFor', { cause: say(words) }) : say(note)}
        </p>
      </div>
      <Explained kind="betWait" of={{ picks }} className="num text-title-2 font-bold">
        <span aria-hidden="true">{seconds}s</span>
        <span className="sr-only">{say('bet.waited', { seconds })}</span>
      </Explained>
    </div>
  )
}

function useSecondsSince(at: number): number {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => clock.every(1000, () => setNow(clock.now())), [])
  return Math.max(0, Math.floor((now - at) / 1000))
}

function Verdict({ sent: { results, refusal } }: { sent: Ended }) {
  const say = useMessages()
  const isGood = results.some(({ outcome }) => outcome === 'accepted')
  const isNothing = !refusal && results.every(({ outcome }) => outcome === 'notPlaced')
  const note = refusal ? refusal.text : isNothing ? say('bet.notPlacedNote') : null
  return (
    <div role="status" className="flex items-center gap-3">
      {isGood ? (
        <CheckCircleIcon weight="fill" size={32} className="flex-none text-win" />
      ) : (
        <XCircleIcon weight="fill" size={32} className="flex-none text-error" />
      )}
      <div className="min-w-0 flex-1">
        <p className="bet-verdict text-title-3 font-semibold">
          {say(isGood ? 'bet.accepted' : isNothing ? 'bet.notPlaced' : 'bet.failed')}
        </p>
        {note ? <p className="text-footnote text-text-2">{note}</p> : null}
      </div>
    </div>
  )
}

type RowCardProps = {
  row: Attempt['rows'][number]
  attempt: Attempt
  result: RowResult | undefined
  oddsFormat: number
}

function RowCard({ row, attempt, result, oddsFormat }: RowCardProps) {
  const say = useMessages()
  const language = useLanguage()
  const legs = attempt.legs.filter(({ id }) => row.legIds.includes(id))
  const unit = money(BigInt(row.unitStake), attempt.currency)
  const priced = legs.map((leg) => withPrice(leg, result?.given[leg.id] ?? leg.betMatchMarket.odds))
  const odds = priced.flatMap(({ betMatchMarket }) => oddsOf(betMatchMarket.odds) ?? [])
  const most = returnOf({ key: '', ...row, legs: priced, limits: null, stake: unit })
  const stake = money(unit.minor * BigInt(row.subBets), attempt.currency)
  return (
    <section className="rounded-card bg-surface-2 p-3" aria-label={lineName({ ...row, legs }, say)}>
      {row.legsEach === 1 ? null : (
        <p className="flex justify-between pb-1 text-body font-semibold">
          {lineName({ ...row, legs }, say)}
          {row.legsEach === legs.length ? <span className="num">@ {combinedOddsText(odds)}</span> : null}
        </p>
      )}
      <ReceiptLegs legs={legs} result={result} oddsFormat={oddsFormat} />
      <p className="flex justify-between gap-2 pt-2 text-footnote text-text-2">
        <span>{say('bet.stake', { amount: moneyInWords(stake, language) })}</span>
        {most && (!result || result.outcome === 'accepted') ? (
          <span className="font-semibold text-text">
            {say('bet.mayReturn', { amount: moneyInWords(most, language) })}
          </span>
        ) : null}
      </p>
    </section>
  )
}

type Leg = Attempt['legs'][number]
const withPrice = (leg: Leg, odds: Price): Leg => ({
  ...leg,
  betMatchMarket: { ...leg.betMatchMarket, odds },
})
