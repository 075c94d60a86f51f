import type { Mode } from '@keo/contract/site'
import { HandshakeIcon } from '@keo/ui/icons/handshake'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { link } from '../../page-kit/link.ts'
import { SiteContacts } from '../../page-kit/site-contacts.tsx'
import { siteQueries } from './site-queries.ts'

const MODE_NAMES = {
  dev: 'company.mode.dev',
  test: 'company.mode.test',
  uat: 'company.mode.uat',
  prod: 'company.mode.prod',
} as const satisfies Record<Mode, string>

/** Who runs the site, by which licence, and whom to ask. Says plainly what has not been declared. */
export default function AboutUsScreen() {
  const say = useMessages()
  const { mode, helpContacts } = useAgentLine()
  return (
    <Screen title={say('company.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-2">
        {mode === 'prod' ? null : <SandboxNotice />}
        <Parties />
        <Note />
        <div className="mt-2 flex flex-col gap-1.5">
          <SectionTitle>{say('company.contacts')}</SectionTitle>
          <Card>
            <ListRow
              icon={<HeadsetIcon size={20} />}
              title={say('company.support')}
              {...link(paths.service())}
            />
            <SiteContacts />
            {helpContacts.map(({ id, name, url }) => (
              <a key={id} className="ui-list-row" href={url} target="_blank" rel="noopener noreferrer">
                <HandshakeIcon size={20} />
                {say('company.help', { name })}
              </a>
            ))}
          </Card>
        </div>
      </div>
    </Screen>
  )
}

function SandboxNotice() {
  const say = useMessages()
  return (
    <section className="flex gap-3 rounded-card bg-warn-soft p-4 text-warn">
      <ShieldWarningIcon size={22} />
      <div>
        <h2 className="text-body font-semibold">{say('company.sandbox.title')}</h2>
        <p className="mt-0.5 text-footnote text-text-2">{say('company.sandbox.body')}</p>
      </div>
    </section>
  )
}

/** What the operator says of itself; until it says who it is, why it does not. */
function Note() {
  const say = useMessages()
  const { data: own } = useQuery(siteQueries.legalTexts)
  const isDeclared = own?.texts['company.operator'] && own.texts['company.licence']
  const note = own?.texts['company.note'] ?? (isDeclared ? '' : say('company.notSetReason'))
  return note === '' ? null : <p className="px-3.5 text-caption whitespace-pre-line text-text-3">{note}</p>
}

function Parties() {
  const say = useMessages()
  const { data: own } = useQuery(siteQueries.legalTexts)
  const declared = (name: 'operator' | 'licence') => own?.texts[`company.${name}`] ?? say('company.notSet')
  const { name, mode } = useAgentLine()
  const facts = [
    { label: say('company.operator'), value: declared('operator') },
    { label: say('company.licence'), value: declared('licence') },
    { label: say('company.line'), value: name },
    { label: say('company.mode'), value: say(MODE_NAMES[mode]) },
  ]
  return (
    <Card>
      <dl>
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-h-[52px] items-center gap-3 border-line px-3.5 text-callout not-first:border-t"
          >
            <dt className="flex-1 text-text-2">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
