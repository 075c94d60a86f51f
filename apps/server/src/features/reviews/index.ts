export { createReviewDesk, type DecidedBy, type ReviewDesk } from './review-desk.ts'
export { reviewRoutes } from './review-routes.ts'
export { withStandIn } from './stand-in.ts'
export { sqlWaitingReviews } from './waiting-reviews.ts'
