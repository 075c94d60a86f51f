import { loadAgentLine, loadAgentLineIfFailed } from './agent-line.ts'
import { errorReports, followSession } from './api.ts'
import { bridge } from './bridge.ts'
import { keepEntryCodes } from './entry-codes.ts'
import { onLanguageChange } from './messages.ts'
import { onOnline } from './online.ts'
import { startQueryClient } from './query-client.ts'
import { shell } from './shell-port.ts'
import { sitePath } from './site-path.ts'
import { storage } from './storage.ts'
import { startTheme } from './theme.ts'

/** What shared code does by itself for as long as the page lives. The shell calls it once, first of all. */
export function startShared(): void {
  startTheme()
  keepEntryCodes(location.search, storage)
  followSession()
  startQueryClient()
  startBridge()
  // The site's help contacts speak the player's language.
  onLanguageChange(() => void loadAgentLine())
  onOnline((isOnline) => {
    if (!isOnline) return
    void errorReports.flush()
    void loadAgentLineIfFailed()
  })
}

function startBridge(): void {
  window.addEventListener('message', (event) => void bridge.receive(event))
  bridge.on('back', () => history.back())
  bridge.on('open', ({ path }) => shell()?.goTo(sitePath(path, location.origin)))
  onLanguageChange((language) => bridge.call('languageChanged', { language }))
}
