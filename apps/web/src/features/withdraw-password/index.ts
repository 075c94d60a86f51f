/** What other features may use: the sheet that asks for the withdraw password, and codes to the own number. */
export { OwnCodeField } from './own-code-field.tsx'
export { PasswordNeeded } from './password-needed.tsx'
export { PinSheet } from './pin-sheet.tsx'
export { useWithdrawPasswordState } from './withdraw-password-queries.ts'
