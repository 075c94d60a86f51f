import type { CampaignCard } from '@keo/contract/campaign-views'
import { money, moneyText, parseMoney } from '@keo/units/money'

const minorOf = (amount: string): bigint => parseMoney(amount, 'VND')?.minor ?? 0n

/** Rewards that wait, and steps of campaigns that are reached. */
export function totalReady(claimable: string, cards: readonly CampaignCard[]): string {
  const ready = readyCards(cards).reduce((sum, { mine }) => sum + minorOf(mine?.ready ?? '0.00'), 0n)
  return moneyText(money(minorOf(claimable) + ready, 'VND'))
}

/** Those with something to claim now; turns of a wheel are taken, not claimed. */
export const readyCards = (cards: readonly CampaignCard[]): CampaignCard[] =>
  cards.filter(
    ({ kind, mine }) =>
      mine?.state === 'ready' && (minorOf(mine.ready) > 0n || (kind !== 'wheel' && kind !== 'sign-in')),
  )

/** Those on the way to a step, the nearest first. */
export const comingCards = (cards: readonly CampaignCard[]): CampaignCard[] =>
  cards
    .filter(({ phase, mine }) => phase === 'running' && mine?.state === 'open' && mine.percent > 0)
    .toSorted((a, b) => (b.mine?.percent ?? 0) - (a.mine?.percent ?? 0))

/** The campaign that a reward came from. */
export const campaignOf = (source: string, cards: readonly CampaignCard[]): CampaignCard | undefined =>
  cards.find(({ id }) => source === `campaign.${id}`)
