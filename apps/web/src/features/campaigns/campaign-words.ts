import type { CampaignCard, CampaignCondition, CampaignStep } from '@keo/contract/campaign-views'
import { clockText, secondsLeft } from '@keo/ui/countdown'
import { days, parseServerTime, seconds, type Instant } from '@keo/units/instants'
import { money, parseMoney } from '@keo/units/money'
import { formatDate } from '../../language/format-dates.ts'
import { formatCompact, formatWholeMoney } from '../../language/format.ts'
import type { useMessages } from '../../language/messages.ts'
import type { Language } from '@keo/messages/languages'
import { giftText } from '../../rewards/gift-words.ts'

type Spoken = { readonly say: ReturnType<typeof useMessages>; readonly language: Language }

/** Campaigns begin and end with the site's days (+08:00), wherever the player is. */
const SITE_ZONE = 'Etc/GMT-8'
export const siteDate = (at: Instant, language: Language): string => formatDate(at, language, SITE_ZONE)

const wholeOf = (amount: string): number => Number(amount.split('.')[0])

/** Dong of the wire in full: `28.000 ₫`. */
export const dongText = (amount: string, language: Language): string =>
  formatWholeMoney(parseMoney(amount, 'VND') ?? money(0n, 'VND'), language)

/** What a step gives: `288K`, `10 vòng quay miễn phí`. */
export const rewardText = (reward: CampaignStep['reward'], { say, language }: Spoken): string =>
  giftText(reward, { say, language }) ?? shortDong(reward.amount, language)

/** Dong of the wire in short: `28K`. */
export const shortDong = (amount: string, language: Language): string =>
  formatCompact(wholeOf(amount), language)

export const isZero = (amount: string): boolean => wholeOf(amount) === 0

/** `13,6TR / 20TR` or `2 / 3`. */
export function progressText(
  { unit, done, target }: CampaignCondition,
  language: Language,
): [string, string] {
  return unit === 'money' ? [shortDong(done, language), shortDong(target, language)] : [done, target]
}

export function shareOf({ done, target }: Pick<CampaignCondition, 'done' | 'target'>): number {
  return Number(target) === 0 ? 0 : Number(done) / Number(target)
}

/** What is missing to the target, as an amount of the wire. */
export const missing = ({ done, target }: Pick<CampaignCondition, 'done' | 'target'>): string =>
  `${Math.max(0, Math.ceil(Number(target) - Number(done)))}.00`

/** `2 ngày 14:08`, `08:14:22`: until an instant. */
export function leftText(until: Instant, now: Instant, { say }: Spoken): string {
  const left = secondsLeft(until, now)
  const whole = Math.floor(seconds(left) / days(1))
  const rest = left - (whole * days(1)) / 1000
  if (whole === 0) return clockText(rest)
  return say('campaigns.daysLeft', { days: whole, clock: clockText(rest).split(':').slice(0, 2).join(':') })
}

/** The one fact of time that a card tells. */
export function timeText(card: CampaignCard, now: Instant, spoken: Spoken): string {
  const { say, language } = spoken
  const at = (time: string) => parseServerTime(time) ?? now
  if (card.phase === 'void') return say('campaigns.void')
  if (card.phase === 'soon') return say('campaigns.from', { date: siteDate(at(card.fromTime), language) })
  if (card.phase === 'ended')
    return card.comesBackTime
      ? say('campaigns.comesBack', { date: siteDate(at(card.comesBackTime), language) })
      : say('campaigns.endedOn', { date: siteDate(at(card.untilTime) - seconds(1), language) })
  if (card.kind === 'sign-in' && card.mine) return say('campaigns.dayOf', { day: card.mine.count, days: 7 })
  if (card.untilTime)
    return say('campaigns.until', { date: siteDate(at(card.untilTime) - seconds(1), language) })
  return say('campaigns.noEnd')
}
