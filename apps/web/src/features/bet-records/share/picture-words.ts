import { combinedOddsText } from '@keo/betting/combined-odds'
import { ownReturn } from '@keo/contract/own-figures'
import type { TicketShows } from '@keo/contract/shared-tickets'
import { maskName } from '@keo/contract/masks'
import type { Say } from '@keo/messages/say'
import type { Currency } from '@keo/units/money'
import { parseOdds } from '@keo/units/odds'
import { OUTCOME_TEXTS, seriesName, STATE_TEXTS } from '../bet-words.ts'
import { matchText } from '../list/series-legs.tsx'
import type { ShownBet, ShownLeg } from '../shown-bet.ts'

export type PictureLeg = {
  readonly option: string
  readonly about: string
  readonly odds: string
  readonly state: string
  readonly tone: 'won' | 'lost' | 'open'
}
/** Everything that a picture of a ticket says, in its order. */
export type PictureWords = {
  readonly title: string
  readonly state: string
  readonly owner: string
  readonly legs: readonly PictureLeg[]
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly note: string
}

type Drawn = {
  readonly bet: ShownBet
  readonly currency: Currency
  readonly nickName: string
  readonly shows: TicketShows
  readonly say: Say
  readonly amount: (amount: string) => string
  readonly time: (leg: ShownLeg) => string
}

/** The same consent as for a link: what is not shown there is not drawn here. */
export function pictureWords({ bet, currency, nickName, shows, say, amount, time }: Drawn): PictureWords {
  const back = ownReturn(bet, currency)
  const isWhole = !bet.isSeries || bet.legsEach === bet.legs.length
  const figures = [
    isWhole ? ([say('betRecord.totalOdds'), totalOf(bet)] as const) : null,
    shows.showsStake ? ([say('betRecord.stake'), amount(bet.stake)] as const) : null,
    !shows.showsReturn
      ? null
      : 'returned' in back
        ? ([say('betRecord.returned'), amount(back.returned)] as const)
        : ([say('betRecord.returnMax'), amount(back.returnMax)] as const),
  ]
  return {
    title: seriesName(bet, say) || say('betRecord.single'),
    state: say(STATE_TEXTS[bet.state].text),
    owner: shows.showsName ? say('ticket.by', { name: maskName(nickName) }) : '',
    legs: bet.shownLegs.map((leg) => legWords(leg, say, time)),
    figures: figures.filter((figure) => figure !== null),
    note: say('ticket.fair'),
  }
}

const totalOf = ({ legs }: ShownBet): string =>
  combinedOddsText(legs.flatMap(({ odds }) => parseOdds(odds) ?? []))

function legWords(leg: ShownLeg, say: Say, time: (leg: ShownLeg) => string): PictureLeg {
  const outcome = leg.outcome && OUTCOME_TEXTS[leg.outcome]
  return {
    option: leg.optionName,
    about: `${leg.marketName} · ${matchText(leg)}`,
    odds: leg.odds,
    state: outcome
      ? say(outcome.text)
      : leg.phase === 'live'
        ? leg.minute || say('betRecord.inPlay')
        : time(leg),
    tone: outcome?.tone === 'win' ? 'won' : outcome?.tone === 'lose' ? 'lost' : 'open',
  }
}
