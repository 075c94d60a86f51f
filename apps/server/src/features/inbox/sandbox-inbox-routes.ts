import { fail } from '@keo/contract/errors'
import { publishSandboxAnnouncement, sendSandboxLetter } from '@keo/contract/sandbox-inbox'
import { cleanContent, decodeContent } from '@keo/contract/rich-content'
import type { Database } from '@keo/service-kit/db/database'
import type { Api } from '@keo/service-kit/http/api'
import { everywhere } from '../site/index.ts'
import type { Announcements } from './announcements.ts'
import type { Letters } from './letters.ts'

type Needs = {
  database: Database
  letters: Pick<Letters, 'write'>
  announcements: Pick<Announcements, 'publish' | 'changed'>
  /** Whoever is on a break or excluded gets no invitations. */
  mayOffer(memberId: string): Promise<boolean>
}

const decoded = (content: string) => decodeContent(content) ?? fail('INVALID_INPUT')

/** What the operator's people write in the console, in one call. */
export function sandboxInboxRoutes(api: Api, { database, letters, announcements, mayOffer }: Needs): void {
  api.handle(publishSandboxAnnouncement, async ({ body: { annType, sortNum, title, content } }) => {
    const texts = { title: everywhere(title), content: everywhere(decoded(content)) }
    const id = await database.tx((tx) => announcements.publish(tx, { annType, sortNum, ...texts }))
    announcements.changed()
    return { id }
  })
  api.handle(sendSandboxLetter, async ({ caller, body }) => {
    const { memberId } = caller ?? fail('NOT_ALLOWED')
    if (!(await mayOffer(memberId))) return { isWritten: false }
    const { title, content, campaignId = '' } = body
    const values = { title, content: cleanContent(decoded(content)), campaignId }
    await database.tx((tx) => letters.write(tx, memberId, { kind: 'campaign', values }))
    return { isWritten: true }
  })
}
