import type { MouseEvent } from 'react'
import { cleanContent, decodeContent } from '@keo/contract/rich-content'
import { followLink } from '../navigation/use-go.ts'
import './rich-content.css'

type RichContentProps = {
  /** Base64, as the server sends it. */
  content: string
  /** What stands there when it cannot be read. */
  unreadable: string
}

/** What the site wrote, cleaned by the allow-list before it is drawn. */
export function RichContent({ content, unreadable }: RichContentProps) {
  const html = shownContent(content)
  if (html === null) return <p className="text-text-2">{unreadable}</p>
  // Links are what there is to tap; the box itself is none.
  return <div className="rich-content" onClickCapture={openLink} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Decoded once and cleaned; null when it cannot be read. */
export function shownContent(base64: string): string | null {
  const html = decodeContent(base64)
  return html === null ? null : cleanContent(html)
}

/** Our pages open in the app, others beside it and without knowing where they were opened. */
function openLink(event: MouseEvent<HTMLElement>): void {
  const href = (event.target as Element).closest('a')?.getAttribute('href')
  if (!href) return
  if (href.startsWith('/')) return followLink(event, href)
  event.preventDefault()
  open(href, '_blank', 'noopener,noreferrer')
}
