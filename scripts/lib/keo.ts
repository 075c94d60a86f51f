import { start as startServer, type Running, type StartOptions } from '../../apps/server/src/main.ts'
import { createSportsbook } from '../../apps/sportsbook/src/app.ts'

const SPORTSBOOK = {
  schema: {
    schema: 'sportsbook',
    folder: new URL('../../apps/sportsbook/migrations/', import.meta.url),
  },
  create: createSportsbook,
}

/** Server and sandbox sportsbook in one process on one port. Apps do not import each other, so they meet here. */
export function start(options: Omit<StartOptions, 'mounts'>): Promise<Running> {
  return startServer({ ...options, mounts: { '/sportsbook': SPORTSBOOK } })
}
