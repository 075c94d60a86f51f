export { link } from './link.ts'
export { LoadFailed } from './load-failed.tsx'
