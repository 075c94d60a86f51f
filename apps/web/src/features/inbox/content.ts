import { shownContent } from '../../page-kit/rich-content.tsx'

/** The words alone, for a line of a list. A document of its own runs and loads nothing. */
export function plainContent(base64: string): string {
  // Where a block ends a word ends.
  const html = (shownContent(base64) ?? '').replaceAll(/<\/(?:p|li|h3|h4|blockquote)>|<br ?\/?>/g, ' $&')
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body
  return (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
