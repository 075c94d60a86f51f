import { loadAgentLine, loadAgentLineIfFailed } from '../site/agent-line.ts'
import { errorReports, followSession } from '../api/api.ts'
import { bridge } from '../platform/bridge.ts'
import { keepEntryCodes } from '../site/entry-codes.ts'
import { onLanguageChange } from '../language/messages.ts'
import { onOnline } from '../platform/online.ts'
import { startQueryClient } from '../api/query-client.ts'
import { shell } from '../api/shell-port.ts'
import { sitePath } from '../navigation/site-path.ts'
import { storage } from '../platform/storage.ts'
import { followTextSize } from '../platform/text-size.ts'
import { startTheme } from '../platform/theme.ts'

/** What runs beside the pages for as long as the app does. Started once, first of all. */
export function startServices(): void {
  startTheme()
  followTextSize(document.documentElement, () => import('@keo/ui/large-text.css'))
  const inviteCode = keepEntryCodes(location.search, storage)
  if (inviteCode !== null) void countVisit(inviteCode)
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

async function countVisit(inviteCode: string): Promise<void> {
  const invitations = await import('../features/invitations/index.ts')
  await invitations.countVisit(inviteCode)
}

function startBridge(): void {
  window.addEventListener('message', (event) => void bridge.receive(event))
  bridge.on('back', () => history.back())
  bridge.on('open', ({ path }) => shell()?.goTo(sitePath(path, location.origin)))
  onLanguageChange((language) => bridge.call('languageChanged', { language }))
}
