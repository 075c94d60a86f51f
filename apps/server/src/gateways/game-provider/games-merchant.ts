import { createHmac } from 'node:crypto'

/** How the game provider knows us: the login of our calls, and the secret of both sides. */
export type GamesMerchant = { readonly id: string; readonly secret: string }

/** The sandbox provider and we share a secret that follows from the keys, so neither has to be told. */
export function gamesMerchant(dataKeys: readonly string[]): GamesMerchant {
  const secret = createHmac('sha256', dataKeys[0] ?? '')
    .update('game provider')
    .digest('hex')
  return { id: 'keo', secret }
}
