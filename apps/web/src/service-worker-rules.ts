/** Where the answer to a request comes from. */
export type Source =
  /** The network while it answers quickly, else the page that was kept. */
  | 'page'
  /** What was kept, for ever: the name changes with the content. */
  | 'asset'
  /** The network, else what was kept: the few files whose name does not change. */
  | 'file'
  /** The network alone: nothing of it is ever kept. */
  | 'network'

type Asked = { readonly method: string; readonly mode: string; readonly url: string }

/** Not pages of the app, although a browser may open them. */
const SERVER_PATHS = /^\/(api|healthycheck|sportsbook|wss|metrics|healthz|readyz)(\/|$)/

/** Pages beside the app: a slow network must not show the app in their place. */
const OWN_PAGES = /^\/(?!index\.)[\w-]+\.html$/

export function sourceOf({ method, mode, url }: Asked, origin: string): Source {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || SERVER_PATHS.test(asked.pathname)) return 'network'
  if (asked.pathname.startsWith('/assets/')) return 'asset'
  return mode === 'navigate' && !OWN_PAGES.test(asked.pathname) ? 'page' : 'file'
}

export type PushNotice = { readonly title: string; readonly tag: string; readonly path: string }

const LETTER_ID = /^ltr_\w{1,36}$/
const INBOX = '/message'

/** What a push shows and where a tap on it leads: to its letter, or to all of them. A browser demands that something shows. */
export function noticeOf(text: string): PushNotice {
  const { title, letterId } = partsOf(text)
  const isLetter = typeof letterId === 'string' && LETTER_ID.test(letterId)
  return {
    title: typeof title === 'string' && title !== '' ? title : 'KÈO',
    tag: isLetter ? letterId : INBOX,
    path: isLetter ? `${INBOX}/detail?id=${letterId}` : INBOX,
  }
}

function partsOf(text: string): { readonly title?: unknown; readonly letterId?: unknown } {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

/** The page and the files are of one build: the page loads files of the shell, and no other. What it only lists may be another page's. */
export function isPageOf(page: string, shellFiles: readonly string[]): boolean {
  const loaded = [...page.matchAll(/(?:src|href)=["'](\/assets\/[^"']+)/g)].map(([, name]) => name)
  return loaded.length > 0 && loaded.every((name) => name !== undefined && shellFiles.includes(name))
}
