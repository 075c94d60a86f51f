export { link } from './link.ts'
export { LoadFailed } from './load-failed.tsx'
export { saferPlayTermsPath } from './safer-play.ts'
