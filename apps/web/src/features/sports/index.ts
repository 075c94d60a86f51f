export { flagCode } from './rules/region-flags.ts'
export { toggleFollow, useIsFollowed } from './store/follow.ts'
export { wordsQuery } from './store/sports-queries.ts'
