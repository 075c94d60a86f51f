import type { Ids } from '@keo/service-kit/ids'

/** No text of the product begins so. */
const MARK = 'own-'

/** Keys sort by age. An article's is its address too, which has no capitals. */
export const newTextKey = (ids: Ids): string => ids.newId('own').replace('_', '-').toLowerCase()

export const isAdded = ({ key }: { readonly key: string }): boolean => key.startsWith(MARK)
