import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { CampaignId } from './campaign-names.ts'
import { defineCall } from './define-call.ts'

/** For whoever runs the site: `npm run campaigns -- --dry-run <id> --days 30`. */
export const tryCampaign = defineCall({
  method: 'GET',
  path: '/api/operator/campaigns/try',
  access: 'operator',
  ours: true,
  summary: 'What a campaign, a draft too, would have given on past days; nothing is given',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: CampaignId,
    days: z.pipe(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/)), z.transform(Number)),
  }),
  response: z.object({
    id: CampaignId,
    days: Count,
    windows: Count,
    members: Count,
    rewards: Count,
    cost: DongAmount,
    /** What budget and pools would have kept back. */
    refused: DongAmount,
  }),
})
