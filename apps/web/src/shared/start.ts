import { loadAgentLine } from './agent-line.ts'
import { errorReports, followSession, reportIncident } from './api.ts'
import { bridge } from './bridge.ts'
import { customToast } from './custom-toast.ts'
import { keepEntryCodes } from './entry-codes.ts'
import { environment } from './environment.ts'
import { onLanguageChange, startLanguage } from './messages.ts'
import { onOnline } from './online.ts'
import { createPageErrors } from './page-errors.ts'
import { startQueryClient } from './query-client.ts'
import { chooseLanguage } from './region.ts'
import { shell } from './shell-port.ts'
import { siteMaintenance } from './site-maintenance.ts'
import { sitePath } from './site-path.ts'
import { storage } from './storage.ts'
import { startTheme } from './theme.ts'
import { clock } from './time.ts'

export const pageErrors = createPageErrors({
  route: () => location.pathname,
  clock,
  report: reportIncident,
})

/** Before anything shows: theme, language and agent line. Resolves when the first navigation may happen. */
export async function startShared(): Promise<void> {
  pageErrors.listen(window)
  startTheme()
  keepEntryCodes(location.search, storage)
  followSession()
  startQueryClient()
  customToast.listen(window)
  onOnline((isOnline) => void (isOnline && errorReports.flush()))
  startBridge()
  const language = chooseLanguage({
    search: location.search,
    stored: storage.read('language'),
    region: environment.region,
    browser: navigator.languages,
  })
  await Promise.all([startLanguage(language), loadAgentLine()])
}

/** After the shell is connected, for as long as the page lives. */
export function startWatching(): void {
  siteMaintenance.start()
}

function startBridge(): void {
  window.addEventListener('message', (event) => void bridge.receive(event))
  bridge.on('back', () => history.back())
  bridge.on('open', ({ path }) => shell()?.goTo(sitePath(path, location.origin)))
  onLanguageChange((language) => bridge.call('languageChanged', { language }))
}
