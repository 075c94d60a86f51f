import type { Price } from '@keo/units/price'
import type { Cancel } from '../../platform/time.ts'
import type { board, watchMatches } from '../sportsbook/index.ts'
import { isReached, isSameOption, type PriceAlert } from './price-alert.ts'

type Needs = {
  board: Pick<typeof board, 'option' | 'onOption'>
  watchMatches: typeof watchMatches
  alerts(): readonly PriceAlert[]
  remove(alert: PriceAlert): void
  notify(alert: PriceAlert, odds: Price): void
}

/** Listens to the prices that somebody waits for, and tells of each once. */
export function createAlertWatch({ board, watchMatches, alerts, remove, notify }: Needs) {
  let stops: readonly Cancel[] = []

  function look(alert: PriceAlert): void {
    const { odds, state } = board.option(alert.marketId, alert.optionType)
    if (state !== 'open' || !isReached(alert, odds)) return
    // Removing one calls for a new look at all of them, from within the old one.
    if (!alerts().some((each) => isSameOption(each, alert) && each.target === alert.target)) return
    remove(alert)
    notify(alert, odds)
  }

  return {
    /** To be called at the start and whenever the alerts have changed. */
    follow(): void {
      for (const stop of stops) stop()
      const waiting = alerts()
      const matchIds = [...new Set(waiting.map(({ matchId }) => matchId))]
      stops = [
        ...(matchIds.length > 0 ? [watchMatches(matchIds, true)] : []),
        ...waiting.map((alert) => board.onOption(alert.marketId, alert.optionType, () => look(alert))),
      ]
      waiting.forEach(look)
    },
  }
}
