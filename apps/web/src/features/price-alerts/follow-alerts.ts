import { seconds } from '@keo/units/instants'
import { paths } from '../../paths.ts'
import { showLinkedToast } from '../../shared/linked-toast.ts'
import { currentSay, loadArea } from '../../shared/messages.ts'
import { shell } from '../../shared/shell-port.ts'
import { keptSettings } from '../members/index.ts'
import { board, oddsText, watchMatches } from '../sportsbook/index.ts'
import { createAlertWatch } from './alert-watch.ts'
import { dropAlert, keptAlerts, onAlerts } from './alerts.ts'
import type { PriceAlert } from './price-alert.ts'

const SHOWN_MS = seconds(15)

const watch = createAlertWatch({
  board,
  watchMatches,
  alerts: keptAlerts,
  remove: dropAlert,
  tell: (alert, odds) => void tell(alert, odds).catch(() => {}),
})
onAlerts(watch.follow)
watch.follow()

async function tell({ name, matchName, matchId }: PriceAlert, odds: number): Promise<void> {
  await loadArea('match')
  const message = currentSay()('match.alert.reached', {
    name,
    match: matchName,
    odds: oddsText(odds, keptSettings().oddsFormat),
  })
  showLinkedToast(message, {
    durationMs: SHOWN_MS,
    go: () => shell()?.goTo(paths.matchDetail(String(matchId))),
  })
}
