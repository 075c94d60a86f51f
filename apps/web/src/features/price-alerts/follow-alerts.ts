import type { Price } from '@keo/units/price'
import { seconds } from '@keo/units/instants'
import { paths } from '../../navigation/paths.ts'
import { showLinkedToast } from '../../toasts/linked-toast.ts'
import { currentSay, loadArea } from '../../language/messages.ts'
import { shell } from '../../api/shell-port.ts'
import { keptSettings } from '../current-member/index.ts'
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
  notify: (alert, odds) => void notify(alert, odds).catch(() => {}),
})
onAlerts(watch.follow)
watch.follow()

async function notify({ name, matchName, matchId }: PriceAlert, odds: Price): Promise<void> {
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
