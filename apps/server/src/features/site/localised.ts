import type { Language } from '@keo/messages/languages'

/** A text of the site's content in every language. */
export type Localised = Readonly<Record<Language, string>>
