import { BET_NEWS, BetNews, CASH_OUT_NEWS, CashOutNews } from '@keo/contract/bet-records'
import type { TopicMessage } from '@keo/contract/socket'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { money, parseMoney } from '@keo/units/money'
import { formatMoney } from '../../language/format.ts'

type Needs = {
  /** Bets are not what they were: whoever shows them asks again. */
  changed(): void
  show(text: (say: Say, language: Language) => string): void
}

/** What the live socket tells of the own bets. A refusal at once is the slip's to tell. */
export function createBetNews({ changed, show }: Needs) {
  return {
    onMessage({ businessType, businessContent }: TopicMessage): void {
      if (businessType === BET_NEWS) hearBet(BetNews.safeParse(businessContent).data)
      if (businessType === CASH_OUT_NEWS) hearCashOut(CashOutNews.safeParse(businessContent).data)
    },
    /** Whatever changed while nobody listened is asked for. */
    opened: changed,
  }

  function hearBet(news: BetNews | undefined): void {
    if (!news) return
    changed()
    if (news.state === 'accepted' && news.isFromReservation)
      show((say, language) => say('betNews.reached', { amount: text(news.stake, news.currency, language) }))
    if (news.state === 'settled') show((say, language) => settledText(news, say, language))
    if (news.state === 'cancelled')
      show((say, language) =>
        say(news.isFreeBet ? 'betNews.freeBetBack' : 'betNews.cancelled', {
          amount: text(news.stake, news.currency, language),
        }),
      )
  }

  function hearCashOut(news: CashOutNews | undefined): void {
    if (!news) return
    changed()
    const { state, paid, currency } = news
    if (state === 'settled')
      show((say, language) => say('betNews.cashedOut', { amount: text(paid, currency, language) }))
    if (state === 'rejected' || state === 'cancelled') show((say) => say('betNews.cashOutRefused'))
  }
}

const text = (amount: string, currency: BetNews['currency'], language: Language): string =>
  formatMoney(parseMoney(amount, currency) ?? money(0n, currency), language)

/** One sentence: what came back, and what was staked for it. */
export function settledText({ stake, returned, currency }: BetNews, say: Say, language: Language): string {
  const staked = text(stake, currency, language)
  if (returned === undefined || parseMoney(returned, currency)?.minor === 0n)
    return say('betNews.lost', { stake: staked })
  return say('betNews.settled', { amount: text(returned, currency, language), stake: staked })
}
