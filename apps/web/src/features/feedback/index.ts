export { FeedbackList } from './feedback-list.tsx'
export { useSaveFeedback } from './feedback-queries.ts'
export { WordsField } from './words-field.tsx'
