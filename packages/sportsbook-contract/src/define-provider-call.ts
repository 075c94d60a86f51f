import type * as z from 'zod/mini'

/** Every call is a POST with a JSON body under the provider's base address. */
export type ProviderCall<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly path: string
  /** `guest` calls run without a token: they read and nothing else. */
  readonly access: 'guest' | 'player'
  readonly request: Request
  readonly response: Response
  readonly summary: string
}

export function defineProviderCall<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: ProviderCall<Request, Response>,
): ProviderCall<Request, Response> {
  return call
}

export type ProviderRequestOf<C extends ProviderCall> = z.output<C['request']>
export type ProviderResponseOf<C extends ProviderCall> = z.output<C['response']>
