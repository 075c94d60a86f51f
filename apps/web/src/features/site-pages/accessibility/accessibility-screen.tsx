import { LANGUAGE_CODES } from '@keo/messages/languages'
import type { MessageKey } from '@keo/messages/keys'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { ReactNode } from 'react'
import { formatFullDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { Screen } from '../../../page-kit/screen.tsx'
import { accessProof, openPages, pagesInLooks, provenLooks, provenPages } from './access-proof.ts'
import { KNOWN_EXCEPTIONS } from './known-exceptions.ts'

const CHECKS = [
  { title: 'access.check.rules', note: 'access.check.rulesNote' },
  { title: 'access.check.keyboard', note: 'access.check.keyboardNote' },
  { title: 'access.check.text', note: 'access.check.textNote' },
  { title: 'access.check.names', note: 'access.check.namesNote' },
] as const satisfies readonly { title: MessageKey; note: MessageKey }[]

/** More open pages than these are counted, not named. */
const NAMED_MAX = 12
const THEME_WORDS = { dark: 'access.dark', light: 'access.light' } as const

/** What was proven of accessibility and what was not: every figure is of the file that the proof writes. */
export default function AccessibilityScreen() {
  const say = useMessages()
  return (
    <Screen title={say('access.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-2">
        <p className="text-callout leading-[22px]">{say('access.intro')}</p>
        <Standard />
        <Part title={say('access.checks')}>
          <dl>
            {CHECKS.map(({ title, note }) => (
              <div key={title} className="border-line px-3.5 py-3 not-first:border-t">
                <dt className="text-callout font-semibold">{say(title)}</dt>
                <dd className="mt-0.5 text-footnote text-text-2">{say(note)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Looks />
        <Exceptions />
        <Report />
      </div>
    </Screen>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-2 flex flex-col gap-1.5">
      <SectionTitle>{title}</SectionTitle>
      <Card>{children}</Card>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-h-[48px] flex-wrap items-center gap-x-3 border-line px-3.5 py-2 text-callout not-first:border-t">
      <dt className="flex-1 basis-[160px] text-text-2">{label}</dt>
      <dd className="num text-right font-medium">{value}</dd>
    </div>
  )
}

/** Noon in Vietnam, so that every zone names the same day. */
const dayOf = (day: string) => Date.parse(`${day}T05:00:00Z`)

function Standard() {
  const say = useMessages()
  const language = useLanguage()
  const figure = (count: number) => count.toLocaleString(language)
  const pages = {
    count: figure(provenPages(accessProof)),
    all: figure(Object.keys(accessProof.routes).length),
  }
  return (
    <Part title={say('access.standard')}>
      <dl>
        <div className="px-3.5 py-3">
          <dt className="text-headline font-semibold">{say('access.standardName')}</dt>
          <dd className="mt-0.5 text-footnote text-text-2">{say('access.standardNote')}</dd>
        </div>
        <Fact label={say('access.date')} value={formatFullDate(dayOf(accessProof.provenOn), language)} />
        <Fact label={say('access.pages')} value={say('access.pagesOf', pages)} />
        <Fact label={say('access.looks')} value={figure(provenLooks(accessProof))} />
        <Fact label={say('access.stops')} value={figure(accessProof.stops)} />
      </dl>
    </Part>
  )
}

/** Each combination with the pages it ran on; one that did not run says so. */
function Looks() {
  const say = useMessages()
  return (
    <Part title={say('access.ran')}>
      <dl>
        {pagesInLooks(accessProof).map(({ language, theme, pages }) => (
          <Fact
            key={`${language} ${theme}`}
            label={`${LANGUAGE_CODES[language].name}, ${say(THEME_WORDS[theme])}`}
            value={pages === 0 ? say('access.notRun') : say('access.ranCount', { count: pages })}
          />
        ))}
      </dl>
    </Part>
  )
}

function Exceptions() {
  const say = useMessages()
  const open = openPages(accessProof)
  return (
    <Part title={say('access.exceptions')}>
      <ul>
        {KNOWN_EXCEPTIONS.map(({ reason }) => (
          <li key={reason} className="border-line px-3.5 py-3 text-callout text-text-2 not-first:border-t">
            {say(reason)}
          </li>
        ))}
        {open.length === 0 ? null : (
          <li className="border-line px-3.5 py-3 text-callout text-text-2 not-first:border-t">
            {say('access.open')}{' '}
            <span className="wrap-anywhere">{open.length > NAMED_MAX ? open.length : open.join(', ')}</span>
          </li>
        )}
      </ul>
    </Part>
  )
}

function Report() {
  const say = useMessages()
  return (
    <Part title={say('access.report')}>
      <p className="px-3.5 py-3 text-callout text-text-2">{say('access.reportNote')}</p>
      <div className="ui-list border-t border-line">
        <ListRow title={say('access.reportAction')} {...link(paths.sendFeedback())} />
        <ListRow title={say('access.otherWays')} {...link(paths.service())} />
      </div>
    </Part>
  )
}
