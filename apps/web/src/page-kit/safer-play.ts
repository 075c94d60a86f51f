import { paths } from '../navigation/paths.ts'

export const SAFER_PLAY_ID = 'safer-play'

/** What the agreement says of limits, breaks and exclusion. */
export const saferPlayTermsPath = () => `${paths.agreement()}#${SAFER_PLAY_ID}`
