export { createReviewDesk, type ReviewDesk } from './review-desk.ts'
export { reviewRoutes } from './review-routes.ts'
