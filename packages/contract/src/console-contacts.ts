import * as z from 'zod/mini'
import { Version } from './console-content-texts.ts'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** Where the site is found outside of it, such as in a chat app. It leads players away, so two people say where to. */

export const CONTACTS_MAX = 8
export const CONTACT_HOSTS_MAX = 10
export const CONTACT_NAME_MAX = 40

const Host = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/))
const Contact = z.object({
  /** The same in every language, such as the app and the name there. */
  name: plainText({ min: 2, max: CONTACT_NAME_MAX }),
  url: z.string().check(z.maxLength(300), z.regex(/^https:\/\/[\w.~:/?#@!$&'()*+,;=%-]+$/)),
})
export type Contact = z.output<typeof Contact>

const list = {
  /** 0 while there was none; who changes another one than they read is told. */
  version: Version,
  /** Links lead to these alone. */
  hosts: z.array(Host).check(z.maxLength(CONTACT_HOSTS_MAX)),
  /** In the order that players see. */
  contacts: z.array(Contact).check(z.maxLength(CONTACTS_MAX)),
}

export const listContacts = defineStaffCall({
  name: 'contacts/list',
  permission: 'content.read',
  summary: 'Links that lead players to the site elsewhere, and the hosts they may lead to',
  request: z.object({}),
  response: z.object({
    ...list,
    /** Whose change waits for a second person; empty where none does. */
    askedBy: z.string(),
  }),
})

export const askContacts = defineStaffCall({
  name: 'contacts/ask',
  permission: 'content.publish',
  summary: 'Another list of links and of the hosts they may lead to; a second person approves both',
  errors: ['INVALID_INPUT', 'CHANGED_MEANWHILE', 'APPROVAL_OPEN'],
  request: z.object({ ...list, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})
