/** What other features may use: the question for a second factor, and calls that need a fresh proof. */
export { useFactorQuestion } from './factor-question.tsx'
export { provenApi } from './proven-api.ts'
