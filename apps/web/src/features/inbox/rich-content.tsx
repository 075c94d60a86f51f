import type { MouseEvent } from 'react'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'
import { shownContent } from './content.ts'

/** What the site wrote, cleaned by the allow-list before it is drawn. */
export function RichContent({ content }: { content: string }) {
  const say = useMessages()
  const html = shownContent(content)
  if (html === null) return <p className="text-text-2">{say('inbox.unreadable')}</p>
  // Links are what there is to tap; the box itself is none.
  return (
    <div className="inbox-content" onClickCapture={openLink} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** Our pages open in the app, others beside it and without knowing where they were opened. */
function openLink(event: MouseEvent<HTMLElement>): void {
  const href = (event.target as Element).closest('a')?.getAttribute('href')
  if (!href) return
  if (href.startsWith('/')) return followLink(event, href)
  event.preventDefault()
  open(href, '_blank', 'noopener,noreferrer')
}
