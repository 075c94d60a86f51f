import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'

type Params = Readonly<Record<string, string | number>>

/** A refusal of the provider: its code decides, its text is made where the language is known. */
export class ProviderRefusal extends Error {
  readonly code: ProviderCode
  readonly params: Params

  constructor(code: ProviderCode, params: Params = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

export function refuse(code: ProviderCode, params: Params = {}): never {
  throw new ProviderRefusal(code, params)
}
