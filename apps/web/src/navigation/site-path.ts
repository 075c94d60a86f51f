/**
 * A path of this app, or `/`. Taken from addresses that anybody can write (`redirect`, `from`, a native deep
 * link), so everything that a browser could read as another site is refused.
 */
export function sitePath(text: string | null | undefined, origin: string): string {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return '/'
  if (/^\/(?:%2f|%5c)/i.test(text)) return '/'
  try {
    const url = new URL(text, origin)
    return url.origin === origin && !url.pathname.startsWith('//')
      ? url.pathname + url.search + url.hash
      : '/'
  } catch {
    return '/'
  }
}
