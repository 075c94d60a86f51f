import type { Route } from './route.ts'

type Parser = (pattern: string) => { pattern: RegExp; keys: string[] }

export type Params = Readonly<Record<string, string>>
export type Match = { readonly route: Route; readonly params: Params }

/** Case counts: /Electronic-activity and /electronic-activity are two pages. */
const parse: Parser = (pattern) => {
  const keys: string[] = []
  const source = pattern
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => (keys.push(key), '([^/]+)'))
  return { keys, pattern: new RegExp(`^${source === '/' ? '' : source}/?$`) }
}

export type Matcher = (path: string) => Match | null

/** Most paths are plain and found at once; those with parameters are tried in turn. */
export function createMatcher(routes: readonly Route[]): Matcher {
  const plain = new Map<string, Route>(routes.map((route) => [route.pattern, route]))
  plain.delete('*')
  const withParams = routes.filter((route) => route.pattern.includes('{'))

  return (path) => {
    const route = plain.get(path) ?? plain.get(path.replace(/(?<=.)\/$/, ''))
    if (route && !withParams.includes(route)) return { route, params: {} }
    for (const candidate of withParams) {
      const params = paramsOf(candidate, path)
      if (params) return { route: candidate, params }
    }
    return null
  }
}

function paramsOf(route: Route, path: string): Params | null {
  const { pattern, keys } = parse(route.pattern)
  const found = pattern.exec(path)
  if (!found) return null
  const values = keys.map((key, place) => [key, decode(found[place + 1] ?? '')] as const)
  // A malformed escape is no address of ours.
  return values.some(([, value]) => value === null) ? null : (Object.fromEntries(values) as Params)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
