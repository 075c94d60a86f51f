export { ArtPicture } from './campaign-art.tsx'
export { campaignPath } from './campaign-routes.ts'
export { campaignQueries } from './campaign-queries.ts'
export { dongText, isZero, shortDong } from './campaign-words.ts'
