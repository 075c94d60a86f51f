import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const GUIDES = ['sports'] as const

export const checkGuideClick = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/checkClick',
  access: 'public',
  background: true,
  summary: 'Whether a guide was put away, by the member or on the device; with `click` it is from now on',
  request: z.object({ guide: z.enum(GUIDES), click: z.optional(z.boolean()) }),
  response: z.object({ isClicked: z.boolean() }),
})
