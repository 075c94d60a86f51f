import { paths, withQuery } from '../../navigation/paths.ts'

/** A help article by the name of its file. */
export const article = (id: string): string => withQuery(paths.serviceDetail(), { id })
