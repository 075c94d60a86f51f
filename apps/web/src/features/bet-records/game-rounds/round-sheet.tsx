import type { GameRoundRecord } from '@keo/contract/games'
import { replayLinkQuery } from '@keo/contract/replay-link'
import { Sheet } from '@keo/ui/layers/sheet'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { Fact } from '@keo/ui/primitives/fact'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { formatDateTime } from '../../../language/format-dates.ts'
import { loadArea, useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { link } from '../../../page-kit/link.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { toast } from '../../../toasts/toast.ts'
import { useMember } from '../../current-member/index.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { roundQueries } from './round-queries.ts'
import { verifierPath } from './round-replay.ts'
import { gameName, movementName, ROUND_STATE_TEXTS } from './round-words.ts'

/** The drawings of all games and their words come when a round is opened. */
const ReplayView = lazy(async () => {
  const [module] = await Promise.all([
    import('./replay/replay-view.tsx'),
    loadArea('gamePlay'),
    loadArea('gameTables'),
  ])
  return module
})

const Seals = lazy(async () => {
  const [module] = await Promise.all([import('../seals/seals.tsx'), loadArea('betReplay')])
  return module
})

type RoundSheetProps = { round: GameRoundRecord | null; currency: Currency; onClose: () => void }

/** A round with every movement of money, how it went, and the way to compute it again. */
export function RoundSheet({ round, currency, onClose }: RoundSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={round !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('gameRound.detail')}
      closeLabel={say('common.close')}
    >
      {round ? <Round record={round} currency={currency} /> : null}
    </Sheet>
  )
}

type RoundProps = { record: GameRoundRecord; currency: Currency }

function Round({ record, currency }: RoundProps) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const state = ROUND_STATE_TEXTS[record.state]
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center justify-between gap-3 text-body font-semibold">
        {gameName(record, say)}
        <Badge tone={state.tone}>{say(state.text)}</Badge>
      </p>
      <dl className="flex flex-col gap-1.5 text-callout">
        <Fact name={say('gameRound.stake')}>{text(record.stake)}</Fact>
        <Fact name={say('gameRound.returned')}>{text(record.returned)}</Fact>
        <Time name={say('gameRound.started')} at={record.startedAt} />
        <Time name={say('gameRound.ended')} at={record.endedAt} />
      </dl>
      <Course record={record} currency={currency} />
      <CopiedId id={record.roundId} />
      <SharedLink id={record.id} />
    </div>
  )
}

function Time({ name, at }: { name: string; at: string }) {
  const language = useLanguage()
  const instant = parseServerTime(at)
  return instant === undefined ? null : <Fact name={name}>{formatDateTime(instant, language)}</Fact>
}

/** What is asked for when the round is opened. */
function Course({ record, currency }: RoundProps) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const round = useQuery(roundQueries.round(record.id))
  if (round.isPending) return <Skeleton shape="card" height={120} />
  if (round.isError) return <LoadFailed busy={round.isFetching} onRetry={() => void round.refetch()} />
  const { replay, look } = round.data
  const movements = round.data.movements.map((movement, place) => ({
    kind: movement.kind,
    amount: movement.amount,
    place,
  }))
  const verifier = verifierPath(record.game?.engine ?? null, replay, look)
  return (
    <>
      <section>
        <h3 className="pb-1.5 text-callout font-semibold">{say('gameRound.movements')}</h3>
        <dl className="flex flex-col gap-1.5 text-callout">
          {movements.map(({ kind, amount, place }) => (
            <Fact key={place} name={movementName(kind, say)}>
              {text(amount)}
            </Fact>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="pb-1.5 text-callout font-semibold">{say('gameRound.replay')}</h3>
        <Suspense fallback={<Skeleton shape="card" height={120} />}>
          <ReplayView engine={record.game?.engine ?? null} replay={replay} look={look} currency={currency} />
        </Suspense>
      </section>
      <Suspense fallback={<Skeleton shape="card" height={80} />}>
        <Seals seals={round.data.seals} currency={currency} />
      </Suspense>
      {verifier === null ? null : (
        <a className="ui-button" data-kind="soft" data-size="m" data-wide {...link(verifier)}>
          {say('gameRound.verify')}
        </a>
      )}
    </>
  )
}

/** The link that opens this round again, for the player and for support. */
function SharedLink({ id }: { id: string }) {
  const say = useMessages()
  const member = useMember().data
  if (!member) return null
  const query = replayLinkQuery({ kind: 'game', id, memberId: member.id })
  const copy = async (): Promise<void> => {
    const address = location.origin + withQuery(paths.betRecords(), query)
    if (await copyText(address)) toast.show(say('gameRound.shared'), { kind: 'success' })
  }
  return (
    <Button kind="soft" wide onClick={() => void copy()}>
      {say('gameRound.share')}
    </Button>
  )
}

function CopiedId({ id }: { id: string }) {
  const say = useMessages()
  const copy = async (): Promise<void> => {
    if (await copyText(id)) toast.show(say('gameRound.copied'), { kind: 'success' })
  }
  return (
    // A copy row keeps the margins of a card; a sheet has its own.
    <div className="-mx-4">
      <CopyRow
        label={say('gameRound.id')}
        value={id}
        copyLabel={say('gameRound.copy')}
        onCopy={() => void copy()}
      />
    </div>
  )
}
