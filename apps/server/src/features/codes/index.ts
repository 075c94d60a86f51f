export { codeRoutes } from './code-routes.ts'
export { createCodes, type CodeClaim, type Codes } from './code-service.ts'
export { readMobile, type CodeTarget, type Mobile } from './code-target.ts'
export { createRegistrationTickets, type RegistrationTickets } from './registration-tickets.ts'
