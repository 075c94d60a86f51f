import { countInviteVisit } from '@keo/contract/invitations'
import { api } from '../../api/api.ts'

/** Tells that a link with this code was opened. It is a count and nothing more: when it does not arrive, nothing is lost. */
export async function countVisit(inviteCode: string): Promise<void> {
  await api(countInviteVisit, { inviteCode }, { silent: true }).catch(() => {})
}
