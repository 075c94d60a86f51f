import type * as z from 'zod/mini'

/**
 * Who may call. `guest` calls run without a token: they read and nothing else. `player` calls need one,
 * `operator` calls a signature, `sandbox` calls exist outside prod only.
 */
export type ProviderAccess = 'guest' | 'player' | 'operator' | 'sandbox'

/** Every call is a POST with a JSON body under the provider's base address. */
export type ProviderCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Access extends ProviderAccess = ProviderAccess,
> = {
  readonly path: string
  readonly access: Access
  readonly request: Request
  readonly response: Response
  readonly summary: string
}

export function defineProviderCall<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Access extends ProviderAccess,
>(call: ProviderCall<Request, Response, Access>): ProviderCall<Request, Response, Access> {
  return call
}

export type ProviderRequestOf<C extends ProviderCall> = z.output<C['request']>
export type ProviderResponseOf<C extends ProviderCall> = z.output<C['response']>
