import { lazy } from 'react'
import { loadArea } from '../../shared/messages.ts'
import { queryClient } from '../../shared/query-client.ts'
import { storage } from '../../shared/storage.ts'
import { overlays } from '../../shell/overlays.tsx'
import { verifyDomainTypeQuery } from './verify-domain-type.ts'

const IpCheckSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('./ip-check-sheet.tsx'), loadArea('accounts')])
  return sheet
})

/**
 * For as long as the page lives: a session that owes the check of its device or address shows the popup, also after
 * a reload and in every tab, until the check has passed or the session is over.
 */
export function startAccounts(): void {
  void queryClient.prefetchQuery(verifyDomainTypeQuery)
  const follow = (): void => {
    if (storage.read('owedCheck')) overlays.open('ipVerification', IpCheckSheet)
    else overlays.close('ipVerification')
  }
  storage.subscribe('owedCheck', follow)
  follow()
}
