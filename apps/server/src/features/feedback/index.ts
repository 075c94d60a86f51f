export { createFeedbackDesk, type FeedbackDesk } from './feedback-desk.ts'
export { feedbackDeskRoutes, feedbackRoutes } from './feedback-routes.ts'
export { createFeedback } from './feedback-service.ts'
export { FEEDBACK_PERSONAL_TABLES, type FeedbackTables } from './feedback-tables.ts'
