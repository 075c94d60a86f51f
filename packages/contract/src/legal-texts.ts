import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const getLegalTexts = defineCall({
  method: 'GET',
  path: '/api/site/legal-texts',
  access: 'public',
  background: true,
  ours: true,
  summary:
    'What the operator wrote in place of the legal texts of the page and of who runs it, by the name of each message',
  request: z.object({}),
  response: z.object({ texts: z.record(z.string(), z.string()) }),
})
