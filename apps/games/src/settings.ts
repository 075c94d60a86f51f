import { isSafeAddress } from '@keo/service-kit/http/network-post'
import { type Env, ofEveryProcess, oneOf, optionalId, readSettings, text } from '@keo/service-kit/settings'
import { StartError } from '@keo/service-kit/start-error'
import * as z from 'zod/mini'

const address = (name: string) =>
  z.prefault(
    z.nullable(text(`${name} must be an https address without user and password.`, isSafeAddress)),
    null,
  )

/** Every setting of the provider as a process of its own. */
const Environment = z.object({
  ...ofEveryProcess({ PORT: 9091, DATA_DIR: 'data-games' }),
  /** Outside prod there are calls that make things happen. */
  KEO_MODE: z.prefault(oneOf('KEO_MODE', ['dev', 'test', 'uat', 'prod'] as const), 'dev'),
  /** What the world of a new database follows from; without it chance decides. Never in prod, where nobody may know it. */
  WORLD_SEED: z.prefault(
    z.nullable(text('WORLD_SEED must be 1 to 200 signs.', (seed) => seed.length <= 200)),
    null,
  ),
  /** Where the operator is called back. */
  OPERATOR_URL: address('OPERATOR_URL'),
  /** Where browsers reach this process, when not as the operator does. */
  PUBLIC_URL: address('PUBLIC_URL'),
  /** How the operator is known here, and the secret of both. */
  GAMES_LOGIN: optionalId('GAMES_LOGIN'),
  GAMES_SECRET: z.prefault(z.nullable(z.string()), null),
})

export const SETTING_NAMES = Object.keys(Environment.shape)

export type GamesSettings = ReturnType<typeof readGamesSettings>

export function readGamesSettings(env: Env) {
  const { OPERATOR_URL, GAMES_LOGIN, GAMES_SECRET, ...settings } = readSettings(Environment, env)
  if (OPERATOR_URL === null || GAMES_LOGIN === null || GAMES_SECRET === null)
    throw new StartError(
      'OPERATOR_URL, GAMES_LOGIN and GAMES_SECRET say whom the provider serves; set all three.',
    )
  if (settings.KEO_MODE === 'prod' && settings.WORLD_SEED !== null)
    throw new StartError('WORLD_SEED tells everybody how everything ends; in prod there is none.')
  return { ...settings, OPERATOR_URL, GAMES_LOGIN, GAMES_SECRET }
}
