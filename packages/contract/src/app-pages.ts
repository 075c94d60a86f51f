import { patterns } from './app-paths.ts'

/** Pages that a text of the site never leads to: doors of guests, what went wrong, other sites in a frame, and the developer's. */
const NO_AIMS: ReadonlySet<string> = new Set<string>([
  patterns.login,
  patterns.register,
  patterns.registerName,
  patterns.handOver,
  patterns.maintain,
  patterns.notFound,
  patterns.serverError,
  patterns.forbidden,
  patterns.webview,
  patterns.slip,
  patterns.sharedTicket,
  patterns.gallery,
  patterns.sandboxBank,
])

const QUERY = /^\?(?:[\w-]{1,40}=[\w.-]{1,80})(?:&[\w-]{1,40}=[\w.-]{1,80}){0,5}$/
const AIMS = Object.values(patterns)
  .filter((pattern) => !NO_AIMS.has(pattern))
  .map((pattern) => new RegExp(`^${pattern.replace(/\{\w+\}/, '[\\w-]{1,40}')}$`))

/** Whether a text of the site may lead there: a page of this app, spelled as the app spells it. */
export function isAppPage(path: string): boolean {
  const at = path.indexOf('?')
  const [page, query] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
  return AIMS.some((aim) => aim.test(page)) && (query === '' || QUERY.test(query))
}
