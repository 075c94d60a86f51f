import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { AgentAccount, PhoneCode, TypedPhone } from './patterns.ts'
import { personName, plainText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

export const AGENT_PLAN_MIN = 10
export const AGENT_PLAN_MAX = 300

/** `open` until somebody of the site has decided; after `refused` one may apply again. */
export const AGENT_APPLICATION_STATES = ['open', 'accepted', 'refused'] as const

export const AgentApplication = z.object({
  state: z.enum(AGENT_APPLICATION_STATES),
  agentAccount: z.string(),
  contactName: z.string(),
  mobileArea: z.string(),
  /** Masked by the server. */
  mobile: z.string(),
  plan: z.string(),
  applyTime: ServerTime,
  /** Empty while it is open. */
  decideTime: ServerTime,
})
export type AgentApplication = z.output<typeof AgentApplication>

export const getAgentApplication = defineCall({
  method: 'GET',
  path: '/api/member/agent/state',
  access: 'member',
  ours: true,
  summary: "The member's newest application to become an agent",
  request: z.object({}),
  response: z.object({ application: z.nullable(AgentApplication) }),
})

export const applyAsAgent = defineCall({
  method: 'POST',
  path: '/api/member/agent/apply',
  access: 'member',
  limit: 'feedback',
  ours: true,
  summary: 'Apply to become an agent; one application at a time',
  errors: ['AGENT_APPLICATION_OPEN', 'AGENT_ALREADY', 'AGENT_ACCOUNT_TAKEN'],
  request: z.object({
    agentAccount: AgentAccount,
    contactName: personName(40),
    mobileArea: PhoneCode,
    mobile: TypedPhone,
    /** Where and how the applicant finds players. */
    plan: plainText({ min: AGENT_PLAN_MIN, max: AGENT_PLAN_MAX }),
  }),
  response: z.object({ application: AgentApplication }),
})
