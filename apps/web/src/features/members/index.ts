export { birthdayEntry, birthdayText } from './details/birthday-entry.ts'
export { BirthdayFields } from './details/birthday-fields.tsx'
export { useMember } from './member-query.ts'
export { useSportsSettings } from './quick-settings.ts'
