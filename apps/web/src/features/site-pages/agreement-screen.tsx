import type { MessageKey } from '@keo/messages/keys'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Card } from '@keo/ui/primitives/card'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { formatFullDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LongText } from '../../page-kit/long-text.tsx'
import { SAFER_PLAY_ID } from '../../page-kit/safer-play.ts'
import { link } from '../../page-kit/link.ts'
import { siteQueries } from './site-queries.ts'

/** The day the text last changed, at noon in Vietnam, so that every zone names the same day. */
const IN_FORCE_SINCE = Date.UTC(2026, 10, 15, 5)

type Section = { id: string; title: MessageKey; body: MessageKey }

const SECTIONS = [
  { id: 'who', title: 'agreement.who.title', body: 'agreement.who.body' },
  { id: 'money', title: 'agreement.money.title', body: 'agreement.money.body' },
  { id: 'account', title: 'agreement.account.title', body: 'agreement.account.body' },
  { id: 'bets', title: 'agreement.bets.title', body: 'agreement.bets.body' },
  { id: 'settlement', title: 'agreement.settlement.title', body: 'agreement.settlement.body' },
  { id: 'games', title: 'agreement.games.title', body: 'agreement.games.body' },
  { id: 'fair', title: 'agreement.fair.title', body: 'agreement.fair.body' },
  { id: SAFER_PLAY_ID, title: 'agreement.safer.title', body: 'agreement.safer.body' },
  { id: 'privacy', title: 'agreement.privacy.title', body: 'agreement.privacy.body' },
  { id: 'changes', title: 'agreement.changes.title', body: 'agreement.changes.body' },
] as const satisfies readonly Section[]

export default function AgreementScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { ageMin } = useAgentLine()
  const { data: own } = useQuery(siteQueries.legalTexts)
  const titleOf = ({ title }: (typeof SECTIONS)[number]): string => own?.texts[title] ?? say(title)
  const bodyOf = (section: (typeof SECTIONS)[number]): string =>
    own?.texts[section.body]?.replaceAll('{age}', String(ageMin)) ??
    (section.id === 'who' ? say(section.body, { age: ageMin }) : say(section.body))
  useScrollToNamedSection()

  return (
    <Screen title={say('agreement.title')}>
      <div className="px-gutter pt-2">
        <p className="text-callout leading-[22px] text-text">{say('agreement.intro')}</p>
        <p className="mt-1 text-caption text-text-3">
          {say('agreement.updated', { date: formatFullDate(IN_FORCE_SINCE, language) })}
        </p>
        <ol className="mt-5 flex flex-col gap-6">
          {SECTIONS.map((section, index) => (
            <li key={section.id} id={section.id} className="scroll-mt-1">
              <h2 className="mb-1.5 flex gap-2 text-headline font-semibold">
                <span className="num min-w-5 flex-none text-text-3">{index + 1}</span>
                {titleOf(section)}
              </h2>
              <div className="pl-7">
                <LongText text={bodyOf(section)} />
              </div>
            </li>
          ))}
        </ol>
        <Card className="mt-6">
          <ListRow title={say('agreement.rules')} {...link(paths.betRules())} />
          <ListRow title={say('access.title')} {...link(paths.accessibility())} />
          <ListRow title={say('site.support')} {...link(paths.service())} />
        </Card>
      </div>
    </Screen>
  )
}

/** A link to one section, such as safer play, arrives at it. */
function useScrollToNamedSection() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (SECTIONS.some((section) => section.id === id)) document.getElementById(id)?.scrollIntoView()
  }, [])
}
