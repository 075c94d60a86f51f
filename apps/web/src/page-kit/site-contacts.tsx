import { ShareFatIcon } from '@keo/ui/icons/share-fat'
import '@keo/ui/primitives/list-row.css'
import { useAgentLine } from '../site/agent-line.ts'

/** Where the site is found elsewhere: each row leaves the app and names the host that it leads to. */
export function SiteContacts() {
  const { contacts = [] } = useAgentLine()
  return contacts.map(({ name, url }) => (
    <a key={url} className="ui-list-row" href={url} target="_blank" rel="noopener noreferrer">
      <ShareFatIcon size={20} />
      <span className="ui-list-row-text">
        {name}
        <span className="ui-list-row-note">{new URL(url).hostname}</span>
      </span>
    </a>
  ))
}
