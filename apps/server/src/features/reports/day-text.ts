import { serverTimeText, type Instant } from '@keo/units/instants'

/** The day at +08:00. */
export const dayText = (at: Instant): string => serverTimeText(at).slice(0, 10)
