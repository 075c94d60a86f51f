import type { MountedApp } from '@keo/service-kit/http/http-server'

/** The part of the server that the provider's calls are mounted in, with its requests and replies. */
export type Scope = Parameters<MountedApp>[0]
export type Request = Parameters<Parameters<Scope['setErrorHandler']>[0]>[1]
