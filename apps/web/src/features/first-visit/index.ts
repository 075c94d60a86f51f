export { useFirstVisitGuide } from './use-first-visit-guide.tsx'
