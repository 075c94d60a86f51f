import { patterns } from '@keo/contract/app-paths'

export { patterns }

export type PathName = keyof typeof patterns
export type Pattern = (typeof patterns)[PathName]

/** The parameters a pattern names: `/message/{id}` gives `{ id: string }`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown

type Builder<P extends string> = P extends `${string}{${string}}` ? (id: string) => string : () => string

/** `paths.home()`, `paths.matchDetail(id)`: the address of a page. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, (id = '') => fillIn(pattern, id)]),
) as { readonly [N in PathName]: Builder<(typeof patterns)[N]> }

function fillIn(pattern: string, id: string): string {
  return pattern.replace(/\{\w+\}/, encodeURIComponent(id))
}

/** Adds a query; fields without a value are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined)
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

const LIVE_PATH =
  /^\/(live|allmasterslist|anchor|entertainmentLive|masterdetail|plandetail|planList|my-plans)\b/

/** A page of the live section, which not everybody has. */
export const isLivePath = (path: string): boolean => LIVE_PATH.test(path)
