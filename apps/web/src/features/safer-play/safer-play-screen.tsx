import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useState } from 'react'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { logout, useIsIn } from '../../session/session.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { saferPlayTermsPath } from '../../page-kit/safer-play.ts'
import { BoundsCard } from './bounds-card.tsx'
import { BreakCard } from './break-card.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { HelpContacts } from './help-contacts.tsx'
import { InsightRow } from './insight-row.tsx'
import { LimitsCard } from './limits/limits-card.tsx'
import { PlayNotice } from './play-notice.tsx'
import { momentText } from './play-words.ts'
import { readProposedLimit } from './proposed-limit.ts'
import { useSaferPlay } from './safer-play-queries.ts'

/** Open to everybody: help is not only for members. What can be set is a member's. */
export default function SaferPlayScreen() {
  const say = useMessages()
  const isIn = useIsIn()
  const [excludedUntil, setExcludedUntil] = useState<string | null>(null)
  // The server has ended the session already; the page says what happened instead of asking to sign in.
  const leave = (untilTime: string): void => {
    setExcludedUntil(untilTime)
    logout()
  }
  return (
    <Screen title={say('play.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2">
        {excludedUntil === null ? null : <Farewell untilTime={excludedUntil} />}
        {excludedUntil === null && !isIn ? <Invitation /> : null}
        {excludedUntil === null && isIn ? <Settings onExcluded={leave} /> : null}
        <HelpContacts />
        <Card>
          <ListRow title={say('play.terms')} {...link(saferPlayTermsPath())} />
        </Card>
      </div>
    </Screen>
  )
}

function Settings({ onExcluded }: { onExcluded: (untilTime: string) => void }) {
  const say = useMessages()
  const proposed = readProposedLimit(useHere().query)
  const { data: state, isError, isFetching, refetch } = useSaferPlay()
  if (!state)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
      </Card>
    )
  return (
    <>
      <PlayNotice />
      <p className="px-1 text-callout text-pretty text-text-2">{say('play.intro')}</p>
      <Card>
        <InsightRow />
      </Card>
      <BoundsCard state={state} proposed={proposed && 'minutes' in proposed ? proposed.minutes : null} />
      <SectionTitle>{say('playLimit.title')}</SectionTitle>
      <LimitsCard proposed={proposed && 'kind' in proposed ? proposed : null} />
      {state.exclusion ? null : (
        <>
          <SectionTitle>{say('break.title')}</SectionTitle>
          <BreakCard state={state} />
        </>
      )}
      <SectionTitle>{say('exclude.title')}</SectionTitle>
      <ExclusionCard state={state} onExcluded={onExcluded} />
    </>
  )
}

function Invitation() {
  const say = useMessages()
  const go = useGo()
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <p className="text-callout text-pretty text-text-2">{say('play.intro')}</p>
      <p className="text-footnote text-pretty text-text-2">{say('help.guest')}</p>
      <Button kind="primary" onClick={() => go.to(withQuery(paths.login(), { redirect: paths.saferPlay() }))}>
        {say('help.signIn')}
      </Button>
    </Card>
  )
}

function Farewell({ untilTime }: { untilTime: string }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <Card role="status" className="flex flex-col gap-2 p-3.5">
      <h2 className="text-title-2 font-bold">{say('exclude.doneTitle')}</h2>
      <p className="text-callout text-pretty">
        {untilTime
          ? say('exclude.doneText', { time: momentText(untilTime, language) })
          : say('exclude.doneEndless')}
      </p>
      <p className="text-footnote text-pretty text-text-2">{say('exclude.doneCare')}</p>
    </Card>
  )
}
