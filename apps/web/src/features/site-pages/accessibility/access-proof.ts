import type { Language } from '@keo/messages/languages'
import proof from './access-proof.json' with { type: 'json' }

export type AccessTheme = 'dark' | 'light'

/** What `npm run access` has written: for each route the looks in which every check held, by their places in `looks`. */
type AccessProof = {
  /** The day of the last run, as `2026-11-18`. */
  readonly provenOn: string
  readonly looks: readonly { readonly language: Language; readonly theme: AccessTheme }[]
  /** Controls that Tab has reached, over all looks. */
  readonly stops: number
  readonly routes: Readonly<Record<string, readonly number[]>>
}

export const accessProof = proof as AccessProof

/** How many routes were looked at in each look; a look that did not run has none. */
export const pagesInLooks = ({ looks, routes }: AccessProof) =>
  looks.map((look, place) => ({
    ...look,
    pages: Object.values(routes).filter((places) => places.includes(place)).length,
  }))

export const provenPages = ({ routes }: AccessProof): number =>
  Object.values(routes).filter((places) => places.length > 0).length

/** Pages with a line that claims nothing: something was found there, or nobody has looked. */
export const openPages = ({ routes }: AccessProof): readonly string[] =>
  Object.entries(routes)
    .filter(([, places]) => places.length === 0)
    .map(([route]) => route)

export const provenLooks = ({ routes }: AccessProof): number => Object.values(routes).flat().length
