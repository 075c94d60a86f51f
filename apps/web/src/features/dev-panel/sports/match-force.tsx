import { SectionTitle } from '@keo/ui/primitives/section-title'
import { TextField } from '@keo/ui/fields/text-field'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { matchIdOf, periodText } from '../../match-words/index.ts'
import { ProviderRefusal } from '../../sportsbook/index.ts'
import { ForceForm } from './force-form.tsx'
import { MatchVoid } from './match-void.tsx'
import { PanelQuery } from '../panel-query.tsx'
import { Refused } from '../refused.tsx'
import { sportsQueries } from './sports-orders.ts'

const ID_DIGITS = 10

/** Makes something happen to the match of this page, or to one that is named. */
export function MatchForce() {
  const say = useMessages()
  const [typed, setTyped] = useState(matchOfPage)
  const matchId = matchIdOf(typed)
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{say('panel.match')}</SectionTitle>
      <TextField
        kind="phone"
        autoComplete="off"
        placeholder={say('panel.match.id')}
        maxLength={ID_DIGITS}
        errorTip={false}
        value={typed}
        onChange={setTyped}
      />
      {matchId === null ? (
        <p className="text-callout text-text-3">{say('panel.match.hint')}</p>
      ) : (
        <Fragment key={matchId}>
          <ChosenMatch matchId={matchId} />
          <MatchVoid matchId={matchId} />
        </Fragment>
      )}
    </section>
  )
}

function matchOfPage(): string {
  const before = paths.matchDetail('')
  const { pathname } = location
  return pathname.startsWith(before) ? pathname.slice(before.length) : ''
}

function ChosenMatch({ matchId }: { matchId: number }) {
  const say = useMessages()
  const match = useQuery(sportsQueries.match(matchId))
  if (match.data === undefined && match.error instanceof ProviderRefusal)
    return <Refused error={match.error} />
  return (
    <PanelQuery query={match}>
      {(record) => (
        <>
          <p className="text-callout font-semibold">
            {record.name} <span className="font-normal text-text-3">· {periodText(record, say)}</span>
          </p>
          <ForceForm match={record} />
        </>
      )}
    </PanelQuery>
  )
}
