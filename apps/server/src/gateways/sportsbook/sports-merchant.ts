import { createHmac } from 'node:crypto'

const NAME = 'Kèo'

/** How the sportsbook provider knows us. */
export type SportsMerchant = {
  readonly id: string
  readonly name: string
  readonly secret: string
  readonly addresses: readonly string[]
}

/** As a real provider knows us; null for the settings of a sandbox. */
type RealMerchant = { readonly SPORTS_MERCHANT: string | null; readonly SPORTS_SECRET: string | null }

/** The sandbox provider and we share a secret that follows from the keys, so neither has to be told. */
export function sportsMerchant(
  dataKeys: readonly string[],
  real: RealMerchant | null = null,
): SportsMerchant {
  const { SPORTS_MERCHANT: id = null, SPORTS_SECRET: given = null } = real ?? {}
  if (id !== null && given !== null) return { id, name: NAME, secret: given, addresses: [] }
  const secret = createHmac('sha256', dataKeys[0] ?? '')
    .update('sportsbook merchant')
    .digest('hex')
  return { id: 'keo', name: NAME, secret, addresses: [] }
}
