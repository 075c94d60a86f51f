import { createHmac } from 'node:crypto'

/** How the sportsbook provider knows us. */
export type SportsMerchant = {
  readonly id: string
  readonly name: string
  readonly secret: string
  readonly addresses: readonly string[]
}

/** The sandbox provider and we share a secret that follows from the keys, so neither has to be told. */
export function sportsMerchant(dataKeys: readonly string[]): SportsMerchant {
  const secret = createHmac('sha256', dataKeys[0] ?? '')
    .update('sportsbook merchant')
    .digest('hex')
  return { id: 'keo', name: 'Kèo', secret, addresses: [] }
}
