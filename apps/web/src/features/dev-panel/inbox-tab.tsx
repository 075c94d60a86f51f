import { parseServerTime } from '@keo/units/instants'
import { CopyIcon } from '@keo/ui/icons/copy'
import { Card } from '@keo/ui/primitives/card'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { copyText } from '../../page-kit/clipboard.ts'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { codeIn } from './code-in.ts'
import { panelQueries } from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'

type Letter = { id: string; to: string; text: string; sentTime: string }

/** What the sandbox phone and mailbox received: codes are a tap away. */
export function InboxTab() {
  const say = useMessages()
  const sms = useQuery(panelQueries.sms)
  const mail = useQuery(panelQueries.mail)
  return (
    <div className="flex flex-col gap-5">
      <Box title={say('panel.sms')}>
        <PanelQuery query={sms}>
          {(received) => (
            <Letters
              letters={received.map((one) => ({ ...one, to: one.mobile }))}
              empty={say('panel.sms.empty')}
            />
          )}
        </PanelQuery>
      </Box>
      <Box title={say('panel.mail')}>
        <PanelQuery query={mail}>
          {(received) => (
            <Letters
              letters={received.map((one) => ({ ...one, text: `${one.subject}\n${one.text}` }))}
              empty={say('panel.mail.empty')}
            />
          )}
        </PanelQuery>
      </Box>
    </div>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  )
}

function Letters({ letters, empty }: { letters: readonly Letter[]; empty: string }) {
  if (letters.length === 0) return <p className="py-2 text-callout text-text-3">{empty}</p>
  return (
    <Card className="bg-surface-2">
      {letters.map((letter) => (
        <LetterRow key={letter.id} {...letter} />
      ))}
    </Card>
  )
}

function LetterRow({ to, text, sentTime }: Letter) {
  const say = useMessages()
  const language = useLanguage()
  const sentAt = parseServerTime(sentTime)
  const code = codeIn(text)
  return (
    <article className="flex items-center gap-2 border-line py-2.5 pr-1.5 pl-3.5 not-first:border-t">
      <div className="min-w-0 flex-1">
        <p className="num flex gap-2 text-caption text-text-3">
          <span className="ell">{to}</span>
          {sentAt === undefined ? null : formatTime(sentAt, language)}
        </p>
        <p className="text-callout break-words whitespace-pre-line">{text}</p>
      </div>
      {code ? (
        <IconButton
          label={say('panel.copyCode', { code })}
          icon={<CopyIcon size={20} />}
          onClick={() => void copyText(code)}
        />
      ) : null}
    </article>
  )
}
