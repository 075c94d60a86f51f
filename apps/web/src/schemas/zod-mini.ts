/*
 * The part of `zod/mini` that the contracts are written in, for the browser: the build puts it in the place of the
 * library, whose general machinery weighs more than the whole home page (decision 0021). The server reads with the library
 * itself, and a test reads every schema of the contracts with both.
 */
export * from './checks.ts'
export * from './objects.ts'
export * from './values.ts'
