export { WITHDRAW_PASSWORD_PERSONAL_TABLES } from './withdraw-password-personal-tables.ts'
export { createWithdrawPasswords, type WithdrawPasswords } from './withdraw-password-service.ts'
export { newKeyPair } from './withdraw-keys.ts'
export { withdrawPasswordRoutes } from './withdraw-password-routes.ts'
