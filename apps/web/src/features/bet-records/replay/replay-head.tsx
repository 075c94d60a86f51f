import type { BetReplay } from '@keo/contract/bet-replay'
import { ownFigures } from '@keo/contract/own-figures'
import { Amount } from '@keo/ui/primitives/amount'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { money, moneyText } from '@keo/units/money'
import type { ReactNode } from 'react'
import { amountParts } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { seriesName, STATE_TEXTS } from '../bet-words.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { wholeOdds } from './happenings.ts'

const ID_END = 8

type ReplayHeadProps = { replay: BetReplay; oddsOf: (thousandths: number) => string }

/** The ticket in figures: what it won or lost, or what still runs. */
export function ReplayHead({ replay, oddsOf }: ReplayHeadProps) {
  const say = useMessages()
  const language = useLanguage()
  const { record, currency } = replay
  const { bare } = useAmounts(currency)
  const own = ownFigures(record, currency)
  const minorOf = (text: string | undefined) => readAmount(text ?? '0', currency).minor
  const back = minorOf(own.returned) + minorOf(own.cashedPaid)
  const result = money(back - minorOf(own.stake), currency)
  const isSettled = record.state === 'settled'
  const { text: state, tone } = STATE_TEXTS[record.state]
  const odds = wholeOdds(replay, 'odds')
  const won = result.minor > 0n
  const parts = amountParts(result, language)
  return (
    <Card className="replay-head" hero>
      <h2>
        <span>{`${seriesName(record, say) || say('betRecord.single')} · #${record.id.slice(-ID_END)}`}</span>
        {isSettled ? (
          <Badge tone={won ? 'win' : result.minor < 0n ? 'lose' : 'neutral'}>
            {say(
              won
                ? 'betRecord.outcome.won'
                : result.minor < 0n
                  ? 'betRecord.outcome.lost'
                  : 'betRecord.outcome.push',
            )}
          </Badge>
        ) : (
          <Badge tone={tone}>{say(state)}</Badge>
        )}
      </h2>
      {isSettled ? (
        <p data-tone={won ? 'won' : result.minor < 0n ? 'lost' : undefined}>
          <Amount size="hero" plain parts={won ? { ...parts, before: `+${parts.before}` } : parts} />
        </p>
      ) : null}
      <dl>
        <Figure name={say('betReplay.stake')}>
          <Amount parts={bare(record.stake)} />
        </Figure>
        <Figure name={say('betReplay.odds')}>
          <span className="num">{odds === null ? '—' : oddsOf(Math.trunc(odds * 1000 + 1e-6))}</span>
        </Figure>
        <Figure name={say(isSettled ? 'betReplay.returned' : 'betReplay.most')}>
          <Amount parts={bare(isSettled ? moneyText(money(back, currency)) : record.openReturnMax)} />
        </Figure>
      </dl>
      {record.isFreeBet ? <p className="replay-note">{say('betReplay.freeBet')}</p> : null}
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
