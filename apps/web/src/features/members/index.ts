export { useMember } from './member-query.ts'
export { useSportsSettings } from './quick-settings.ts'
