import * as z from 'zod/mini'
import { CampaignId } from './campaign-names.ts'
import { defineCall } from './define-call.ts'
import { AnnouncementId, AnnType } from './inbox.ts'
import { plainText } from './plain-text.ts'
import { Base64Content } from './rich-content.ts'

/** What the operator's people write in the console, in one call; outside prod only. */

const Title = plainText({ max: 80 })

export const publishSandboxAnnouncement = defineCall({
  method: 'POST',
  path: '/api/sandbox/announcement',
  access: 'sandbox',
  ours: true,
  summary: 'Publishes an announcement to everybody, as the console does',
  request: z.object({
    annType: AnnType,
    title: Title,
    content: Base64Content,
    sortNum: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
  }),
  response: z.object({ id: AnnouncementId }),
})

export const sendSandboxLetter = defineCall({
  method: 'POST',
  path: '/api/sandbox/letter',
  access: 'sandbox',
  ours: true,
  summary:
    'Writes the caller a letter about an event or activity, as a campaign will; nobody on a break gets one',
  errors: ['NOT_ALLOWED'],
  request: z.object({ title: Title, content: Base64Content, campaignId: z.optional(CampaignId) }),
  response: z.object({ isWritten: z.boolean() }),
})
