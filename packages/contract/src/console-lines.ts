import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** Agent lines: groups of addresses that have switches of their own. */

export const LINE_DOMAINS_MAX = 30
/** What the door asks of who signs in: nothing, a captcha, a captcha and an SMS. */
export const DOOR_CHECKS = [0, 1, 2] as const

const line = {
  /** Empty is the line of every address that belongs to no other. */
  line: z.string().check(z.regex(/^[a-z0-9-]{0,20}$/)),
  name: z.string(),
  /** The last two parts of host names. */
  domains: z.array(z.string()),
  isLive: z.boolean(),
  isCSportOn: z.boolean(),
  doorCheck: z.literal(DOOR_CHECKS),
  isDownloadShown: z.boolean(),
  downloadUrl: z.nullable(z.string()),
  /** Games that play by themselves under a loss limit, and spins without a pause. */
  hasAutoPlay: z.boolean(),
  hasFastSpin: z.boolean(),
  /** Types of games in the order of its lobby; null keeps that of the site. */
  lobbySort: z.nullable(z.array(z.int())),
}
const Line = z.object({
  ...line,
  /** Whose change of it waits for a second person; empty where none does. */
  askedBy: z.string(),
})
export type ConsoleLine = z.output<typeof Line>

export const listAgentLines = defineStaffCall({
  name: 'lines/list',
  permission: 'content.read',
  summary: 'Agent lines with their addresses and switches, and the types of games that a lobby puts in order',
  request: z.object({}),
  response: z.object({
    lines: z.array(Line),
    gameTypes: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const askAgentLine = defineStaffCall({
  name: 'lines/ask',
  permission: 'content.publish',
  summary: 'A new line, or other addresses and switches of one; a second person approves it',
  errors: ['INVALID_INPUT', 'APPROVAL_OPEN'],
  request: z.object({
    ...line,
    name: plainText({ max: 40 }),
    domains: z
      .array(z.string().check(z.regex(/^[a-z0-9-]{1,63}\.[a-z]{2,24}$/)))
      .check(z.maxLength(LINE_DOMAINS_MAX)),
    downloadUrl: z.nullable(z.string().check(z.regex(/^https:\/\/[^\s"'<>]+$/), z.maxLength(300))),
    lobbySort: z.nullable(z.array(z.int()).check(z.minLength(1), z.maxLength(50))),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
