import { createHmac } from 'node:crypto'

/** How the game provider knows us: the login of our calls, and the secret of both sides. */
export type GamesMerchant = { readonly id: string; readonly secret: string }

/** As a real provider knows us; null for the settings of a sandbox. */
type RealMerchant = { readonly GAMES_LOGIN: string | null; readonly GAMES_SECRET: string | null }

/** The sandbox provider and we share a secret that follows from the keys, so neither has to be told. */
export function gamesMerchant(dataKeys: readonly string[], real: RealMerchant | null = null): GamesMerchant {
  const { GAMES_LOGIN: id = null, GAMES_SECRET: given = null } = real ?? {}
  if (id !== null && given !== null) return { id, secret: given }
  const secret = createHmac('sha256', dataKeys[0] ?? '')
    .update('game provider')
    .digest('hex')
  return { id: 'keo', secret }
}
