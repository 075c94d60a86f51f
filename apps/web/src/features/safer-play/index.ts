export { IdentityRow } from './identity-row.tsx'
export { PlayNotice } from './play-notice.tsx'
export { SaferPlayRow } from './safer-play-row.tsx'
export { useSaferPlay } from './safer-play-queries.ts'
