export const FACTS_TABS = ['statistics', 'timeline', 'meetings', 'fair'] as const
export type FactsTab = (typeof FACTS_TABS)[number]
