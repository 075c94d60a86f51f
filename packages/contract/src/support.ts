import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** How often the two lines are asked for (specification section 9). */
export const LINE_POLL_SECONDS = 30

const CustomerLine = z.object({
  line: z.union([z.literal(1), z.literal(2)]),
  /** 1 is on. */
  lineSwitch: z.union([z.literal(0), z.literal(1)]),
})
export type CustomerLine = z.output<typeof CustomerLine>

export const listCustomerLines = defineCall({
  method: 'GET',
  path: '/api/live/video/queryCustomerLineSwitch',
  access: 'public',
  background: true,
  summary: 'The two lines of support and whether each is on',
  request: z.object({}),
  response: z.array(CustomerLine),
})

const SupportLink = z.object({
  line: z.union([z.literal(1), z.literal(2)]),
  /** `chat` is the operator's chat at an address of its own, `message` a page of the app. */
  kind: z.enum(['chat', 'message']),
  link: z.string(),
})
export type SupportLink = z.output<typeof SupportLink>

export const getSupportLinks = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/popCustomerLink',
  access: 'public',
  summary: 'Where each line of support leads',
  request: z.object({}),
  response: z.object({ customerServiceLinks: z.array(SupportLink) }),
})

export const setCustomerLine = defineCall({
  method: 'POST',
  path: '/api/sandbox/support/line',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Turn a line of support on or off',
  request: CustomerLine,
  response: z.array(CustomerLine),
})
