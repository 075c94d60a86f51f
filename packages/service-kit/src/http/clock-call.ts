import * as z from 'zod/mini'
import type { WorldClock } from '../clock.ts'
import type { MountedApp } from './http-server.ts'
import { readJsonBodies } from './json-body.ts'

/** Where a sandbox service takes it, under its prefix. */
export const CLOCK_PATH = '/x/clock'

const JUMP_MAX_MS = 366 * 24 * 3_600_000

const Request = z.object({
  rate: z.optional(z.literal([0, 1, 10, 60])),
  jumpMs: z.optional(z.int().check(z.gte(0), z.lte(JUMP_MAX_MS))),
})

/** Pauses, hurries and moves the world of a sandbox; without anything to do it tells how the clock stands. */
export function clockCall(clock: WorldClock): MountedApp {
  return (scope, _options, done) => {
    readJsonBodies(scope)
    scope.post('/', (request, reply) => {
      const parsed = Request.safeParse(request.body ?? {})
      if (!parsed.success) return reply.code(400).send({ error: 'the request is wrong' })
      const { rate, jumpMs } = parsed.data
      if (rate !== undefined) clock.setRate(rate)
      if (jumpMs !== undefined) clock.jump(jumpMs)
      return reply.send({ now: Math.trunc(clock.now()), rate: clock.rate() })
    })
    done()
  }
}
