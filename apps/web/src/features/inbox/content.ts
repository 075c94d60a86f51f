import { cleanContent, decodeContent } from '@keo/contract/rich-content'

/** Decoded once and cleaned; null when it cannot be read. */
export function shownContent(base64: string): string | null {
  const html = decodeContent(base64)
  return html === null ? null : cleanContent(html)
}

/** The words alone, for a line of a list. A document of its own runs and loads nothing. */
export function plainContent(base64: string): string {
  // Where a block ends a word ends.
  const html = (shownContent(base64) ?? '').replaceAll(/<\/(?:p|li|h3|h4|blockquote)>|<br ?\/?>/g, ' $&')
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body
  return (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
