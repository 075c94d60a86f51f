/** What other features may use: fields for numbers and codes, the captcha, and the way out. */
export { type Mobile, signOut } from './account-queries.ts'
export { withCaptcha } from './captcha/with-captcha.ts'
export { CodeField } from './fields/code-field.tsx'
export { DoorScreen } from './door-screen.tsx'
export { isWholePhone } from './fields/phone-entry.ts'
export { PhoneField } from './fields/phone-field.tsx'
