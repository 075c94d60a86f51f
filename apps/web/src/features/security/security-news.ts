import { SECURITY_NEWS, SecurityEvent } from '@keo/contract/security-changes'
import type { TopicMessage } from '@keo/contract/socket'
import { seconds } from '@keo/units/instants'
import { showDiyToast } from '../../toasts/custom-toast.ts'
import { currentSay, loadArea } from '../../language/messages.ts'
import { queryClient } from '../../api/query-client.ts'
import { isOwnChange } from './own-changes.ts'

/** Long enough to read two sentences. */
const SHOWN_MS = seconds(12)

const TEXTS = {
  mobileChanged: 'securityNews.mobileChanged',
  emailChanged: 'securityNews.emailChanged',
  totpAdded: 'securityNews.totpAdded',
  totpRemoved: 'securityNews.totpRemoved',
  factorsReset: 'securityNews.factorsReset',
  passkeyAdded: 'securityNews.passkeyAdded',
  passkeyRemoved: 'securityNews.passkeyRemoved',
  recoveryRenewed: 'securityNews.recoveryRenewed',
  targetBound: 'securityNews.targetBound',
  targetDeleted: 'securityNews.targetDeleted',
  withdrawPasswordSet: 'securityNews.withdrawPasswordSet',
  changeUndone: 'securityNews.changeUndone',
} as const satisfies Record<SecurityEvent, string>

/** What the live socket tells of the own account, when something else than this page changed it. */
export const securityNews = {
  opened(): void {},
  onMessage({ businessType, businessContent }: TopicMessage): void {
    const event = SecurityEvent.safeParse(businessContent)
    if (businessType === SECURITY_NEWS && event.success && !isOwnChange())
      void show(event.data).catch(() => {})
  },
}

async function show(event: SecurityEvent): Promise<void> {
  await loadArea('security')
  showDiyToast({ message: currentSay()(TEXTS[event]), type: 'warning', duration: SHOWN_MS })
  await queryClient.invalidateQueries({ queryKey: ['member'] })
}
