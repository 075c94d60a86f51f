import { HandshakeIcon } from '@keo/ui/icons/handshake'
import { PhoneIcon } from '@keo/ui/icons/phone'
import { Card } from '@keo/ui/primitives/card'
import '@keo/ui/primitives/list-row.css'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useAgentLine } from '../../site/agent-line.ts'
import { useMessages } from '../../language/messages.ts'

/** Independent help, as the site names it. */
export function HelpContacts() {
  const say = useMessages()
  const { helpContacts } = useAgentLine()
  return (
    <section className="flex flex-col gap-2">
      <SectionTitle>{say('help.title')}</SectionTitle>
      <p className="px-3.5 text-caption text-text-3">
        {say(helpContacts.length > 0 ? 'help.note' : 'help.none')}
      </p>
      {helpContacts.length > 0 ? (
        <Card>
          {helpContacts.map(({ id, name, note, url }) => (
            <a key={id} className="ui-list-row" href={url} target="_blank" rel="noopener noreferrer">
              {url.startsWith('tel:') ? <PhoneIcon size={20} /> : <HandshakeIcon size={20} />}
              <span className="ui-list-row-text">
                {name}
                <span className="ui-list-row-note">{note}</span>
              </span>
            </a>
          ))}
        </Card>
      ) : null}
    </section>
  )
}
