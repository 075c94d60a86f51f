import type { CampaignCard } from '@keo/contract/campaign-views'

/** Times of the wire sort as text; one without a time comes last. */
const byTime = (timeOf: (card: CampaignCard) => string) => (a: CampaignCard, b: CampaignCard) =>
  (timeOf(a) || '9').localeCompare(timeOf(b) || '9')

/** When one that does not run begins, or begins again. */
const beginOf = ({ phase, fromTime, comesBackTime }: CampaignCard): string =>
  phase === 'soon' ? fromTime : phase === 'ended' ? comesBackTime : ''

/** Next beginnings first, then the nearest ends of what runs; what is over and called off comes last. */
export function eventsOf(cards: readonly CampaignCard[]) {
  const isRunning = ({ phase }: CampaignCard) => phase === 'running'
  const rest = cards.filter((card) => !isRunning(card))
  return {
    running: cards.filter(isRunning).toSorted(byTime(({ untilTime }) => untilTime)),
    coming: rest.filter((card) => beginOf(card) !== '').toSorted(byTime(beginOf)),
    past: rest.filter((card) => beginOf(card) === ''),
  }
}
