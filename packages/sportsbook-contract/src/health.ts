import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'

export const getProviderHealth = defineProviderCall({
  path: '/health',
  access: 'guest',
  summary: 'Whether the provider answers; ours, not part of the wire protocol',
  request: z.object({}),
  response: z.object({ time: z.int() }),
})
