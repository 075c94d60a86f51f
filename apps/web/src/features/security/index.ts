/** What other features may use: the question for a second factor. */
export { useFactorQuestion } from './factor-question.tsx'
