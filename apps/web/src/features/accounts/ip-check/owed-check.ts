import { lazy } from 'react'
import { loadArea } from '../../../language/messages.ts'
import { queryClient } from '../../../api/query-client.ts'
import { storage } from '../../../platform/storage.ts'
import { overlays } from '../../../page-kit/overlays/overlays.tsx'
import { verifyDomainTypeQuery } from '../login/verify-domain-type.ts'

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
