export { LiveSection } from './live-section.tsx'
export { LiveTop } from './live-top.tsx'
