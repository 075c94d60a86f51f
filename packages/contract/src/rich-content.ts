import { FilterXSS } from 'xss'
import * as z from 'zod/mini'

/** Letters, announcements and articles: more is no text that anybody reads. */
export const CONTENT_MAX = 20_000

/** What rich content may be made of; everything else goes. No pictures: one from elsewhere tells who reads. */
const ALLOWED: Readonly<Record<string, string[]>> = {
  a: ['href'],
  b: [],
  blockquote: [],
  br: [],
  em: [],
  h3: [],
  h4: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  u: [],
  ul: [],
}
/** A page of our own, or one elsewhere over https, spelled out: an entity other than `&amp;` could hide another address. */
const SAFE_LINK = /^(?:\/(?![/\\&])|https:\/\/)(?:[^\s"'<>\\&]|&amp;)*$/i

const cleaner = new FilterXSS({
  whiteList: { ...ALLOWED },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  allowCommentTag: false,
  css: false,
  safeAttrValue: (_, __, value) => (SAFE_LINK.test(value) ? value : ''),
})

/** By the allow-list, when it is saved and again when it is shown. */
export const cleanContent = (html: string): string => cleaner.process(html)

/** Plain text as rich content. */
export function contentOfText(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
}

/** As it travels: base64 of UTF-8. */
export function encodeContent(html: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(html)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Decoded once, whatever it looks like then; null when it is not base64 of UTF-8. */
export function decodeContent(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export const Base64Content = z.string().check(
  z.maxLength(CONTENT_MAX * 2),
  z.refine((text) => decodeContent(text) !== null),
)
