import { ownFigures } from '@keo/contract/own-figures'
import { parseServerTime } from '@keo/units/instants'
import { type Currency, money, moneyText } from '@keo/units/money'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { STATE_TEXTS } from '../bet-words.ts'
import type { ShownBet } from '../shown-bet.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { arithmeticOf } from './arithmetic.ts'

/** How the ticket came to its return, to the last unit. */
export function TicketSum({ bet, currency }: { bet: ShownBet; currency: Currency }) {
  const say = useMessages()
  const { text, textOf } = useAmounts(currency)
  const sum = bet.state === 'settled' ? arithmeticOf(bet, currency) : null
  const result = resultOf(bet, currency)
  return (
    <section className="flex flex-col gap-1.5 text-footnote">
      <CashOuts bet={bet} currency={currency} />
      {sum ? (
        <>
          <h3 className="text-callout font-semibold">{say('betRecord.why')}</h3>
          {sum.subBets ? (
            <p className="text-text-2">
              {say('betRecord.sum.subBets', { count: sum.subBets.count, amount: textOf(sum.subBets.each) })}
            </p>
          ) : null}
          <p className="num text-callout">
            {textOf(sum.subBets?.each ?? sum.stake)} {sum.factors.map((factor) => `× ${factor}`).join(' ')} ={' '}
            <b className="font-semibold">{textOf(sum.returned)}</b>
          </p>
          {sum.isCapped ? <p className="text-text-2">{say('betRecord.sum.capped')}</p> : null}
        </>
      ) : null}
      {bet.isFreeBet ? <p className="text-text-2">{say('betRecord.sum.freeBet')}</p> : null}
      {bet.settlements > 1 ? <p className="text-text-2">{say('betRecord.sum.settledAgain')}</p> : null}
      {bet.state === 'settled' ? (
        <p className="flex items-baseline justify-between text-callout">
          <span className="text-text-2">{say('betRecord.result')}</span>
          <b className={`num font-semibold ${result.minor > 0n ? 'text-win' : ''}`}>
            {result.minor > 0n ? '+' : ''}
            {text(moneyText(result))}
          </b>
        </p>
      ) : null}
    </section>
  )
}

function CashOuts({ bet, currency }: { bet: ShownBet; currency: Currency }) {
  const say = useMessages()
  const language = useLanguage()
  const { text } = useAmounts(currency)
  if (bet.cashOuts.length === 0) return null
  return (
    <>
      <h3 className="text-callout font-semibold">{say('betRecord.cashOut.list')}</h3>
      {bet.cashOuts.map(({ id, stake, paid, state, time }) => (
        <p key={id} className="flex items-baseline justify-between gap-3 text-text-2">
          <span>
            {formatDateTime(parseServerTime(time) ?? 0, language)} · {say(STATE_TEXTS[state].text)}
          </span>
          <span className="num text-text">
            {text(stake)} → {text(paid)}
          </span>
        </p>
      ))}
      <p className="flex items-baseline justify-between gap-3 text-text-2">
        <span>{say('betRecord.sum.rest')}</span>
        <span className="num text-text">{text(bet.openStake)}</span>
      </p>
    </>
  )
}

/** Everything that came back, less what was staked. */
function resultOf(bet: ShownBet, currency: Currency) {
  const { returned, cashedPaid, stake } = ownFigures(bet, currency)
  const read = (amount: string) => readAmount(amount, currency).minor
  return money(read(returned ?? '0.00') + read(cashedPaid) - read(stake), currency)
}
