import { isSafeAddress } from '@keo/service-kit/http/network-post'
import {
  type Env,
  list,
  ofEveryProcess,
  oneOf,
  optionalId,
  readSettings,
  text,
} from '@keo/service-kit/settings'
import { StartError } from '@keo/service-kit/start-error'
import { isIP } from 'node:net'
import * as z from 'zod/mini'

const address = (name: string) =>
  z.prefault(
    z.nullable(text(`${name} must be an https address without user and password.`, isSafeAddress)),
    null,
  )

/** Every setting of the provider as a process of its own. */
const Environment = z.object({
  ...ofEveryProcess({ PORT: 9090, DATA_DIR: 'data-sportsbook' }),
  /** Outside prod there are calls that make things happen. */
  KEO_MODE: z.prefault(oneOf('KEO_MODE', ['dev', 'test', 'uat', 'prod'] as const), 'dev'),
  /** What the world of a new database follows from; without it chance decides. Never in prod, where nobody may know it. */
  WORLD_SEED: z.prefault(
    z.nullable(text('WORLD_SEED must be 1 to 200 signs.', (seed) => seed.length <= 200)),
    null,
  ),
  /** Where the operator is called back. */
  OPERATOR_URL: address('OPERATOR_URL'),
  /** Addresses the operator calls from; none lets every address in, as its signature is checked in any case. */
  OPERATOR_ADDRESSES: list('OPERATOR_ADDRESSES must list addresses.', (entry) => isIP(entry) !== 0),
  /** Where browsers reach this process, when not as the operator does. */
  PUBLIC_URL: address('PUBLIC_URL'),
  SPORTS_MERCHANT: optionalId('SPORTS_MERCHANT'),
  SPORTS_SECRET: z.prefault(z.nullable(z.string()), null),
})

export const SETTING_NAMES = Object.keys(Environment.shape)

export type SportsbookSettings = ReturnType<typeof readSportsbookSettings>

export function readSportsbookSettings(env: Env) {
  const { OPERATOR_URL, SPORTS_MERCHANT, SPORTS_SECRET, ...settings } = readSettings(Environment, env)
  if (OPERATOR_URL === null || SPORTS_MERCHANT === null || SPORTS_SECRET === null)
    throw new StartError(
      'OPERATOR_URL, SPORTS_MERCHANT and SPORTS_SECRET say whom the provider serves; set all three.',
    )
  if (settings.KEO_MODE === 'prod' && settings.WORLD_SEED !== null)
    throw new StartError('WORLD_SEED tells everybody how everything ends; in prod there is none.')
  return { ...settings, OPERATOR_URL, SPORTS_MERCHANT, SPORTS_SECRET }
}
