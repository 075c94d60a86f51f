import { paths } from '../../paths.ts'

export const SAFER_PLAY_ID = 'safer-play'

/** Limits, breaks and help: a section of the agreement. */
export const saferPlayPath = () => `${paths.agreement()}#${SAFER_PLAY_ID}`

/** An independent charity; free and anonymous in many languages. */
export const HELP_SITE = { name: 'gamblingtherapy.org', url: 'https://www.gamblingtherapy.org' } as const
