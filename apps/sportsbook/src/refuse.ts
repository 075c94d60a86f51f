import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'

/** A refusal by one of the provider's codes; the wire turns it into an envelope in the caller's language. */
export class ProviderRefusal extends Error {
  readonly code: ProviderCode
  constructor(code: ProviderCode) {
    super(code)
    this.code = code
  }
}

export function refuse(code: ProviderCode): never {
  throw new ProviderRefusal(code)
}
