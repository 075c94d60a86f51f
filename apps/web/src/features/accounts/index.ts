/** What other features may use: fields for numbers and codes, the captcha, and the way out. */
export { type Mobile, signOut } from './account-queries.ts'
export { withCaptcha } from './captcha/with-captcha.ts'
export { CodeField } from './code-field.tsx'
export { DoorScreen } from './door-screen.tsx'
export { fieldError, isRefusal } from './field-error.ts'
export { isWholePhone } from './phone-entry.ts'
export { PhoneField } from './phone-field.tsx'
export { Problem } from './problem.tsx'
