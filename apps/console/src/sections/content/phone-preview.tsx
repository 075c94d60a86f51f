import { cleanContent } from '@keo/contract/rich-content'
import { useLook } from '../../platform/look.ts'
import '../../parts/phone.css'
import { words } from './words.ts'

/** As a phone shows it: cleaned by the same rules as when it is saved. */
export function PhonePreview({ title, html }: { title: string; html: string }) {
  const { say } = useLook(words)
  return (
    <section className="phone" aria-label={say('edit.preview')}>
      <p className="meta">{say('edit.preview')}</p>
      <div className="phone-card">
        <b>{title || '—'}</b>
        <div className="phone-text" dangerouslySetInnerHTML={{ __html: cleanContent(html) }} />
      </div>
    </section>
  )
}
