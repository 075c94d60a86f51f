import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import type { BetReplay } from '@keo/contract/bet-replay'
import { replayLinkQuery } from '@keo/contract/replay-link'
import type { Price } from '@keo/units/price'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { Screen } from '../../../page-kit/screen.tsx'
import { toast } from '../../../toasts/toast.ts'
import { useSportsSettings } from '../../current-member/index.ts'
import { oddsText } from '../../sportsbook/index.ts'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'
import { ReplayChart } from './replay-chart.tsx'
import { ReplayHead } from './replay-head.tsx'
import { ReplayLegs } from './replay-legs.tsx'
import { lineOf, marksOf } from './replay-line.ts'
import { replayQuery } from './replay-queries.ts'
import Seals from '../seals/seals.tsx'
import { ReplayStory } from './replay-story.tsx'
import { useReplayClock } from './use-replay-clock.ts'
import './replay-screen.css'

/** A ticket again, from the tap to the last settlement. */
export default function ReplayScreen({ id }: { id: string }) {
  const say = useMessages()
  const replay = useQuery(replayQuery(id, useLanguage()))
  return (
    <Screen title={say('betReplay.title')} right={<ShareButton id={id} />}>
      {replay.data ? (
        <Replay replay={replay.data} />
      ) : replay.isError ? (
        <LoadFailed busy={replay.isFetching} onRetry={() => void replay.refetch()} />
      ) : (
        <div className="replay-page" role="status" aria-label={say('page.loading')}>
          <Skeleton shape="card" height={150} />
          <Skeleton shape="card" height={290} />
          <Skeleton shape="card" height={240} />
        </div>
      )}
    </Screen>
  )
}

function ShareButton({ id }: { id: string }) {
  const say = useMessages()
  const copy = async (): Promise<void> => {
    const address = location.origin + withQuery(paths.betRecords(), replayLinkQuery({ kind: 'bet', id }))
    if (await copyText(address)) toast.show(say('betReplay.shared'), { kind: 'success' })
  }
  return (
    <IconButton
      label={say('betReplay.share')}
      icon={<ShareNetworkIcon size={21} />}
      onClick={() => void copy()}
    />
  )
}

function Replay({ replay }: { replay: BetReplay }) {
  const say = useMessages()
  const [{ oddsFormat }] = useSportsSettings()
  const oddsOf = (thousandths: number): string => oddsText(thousandths as Price, oddsFormat)
  const points = lineOf(replay)
  const marks = replay.play ? marksOf(replay.play, points) : []
  const clock = useReplayClock(points.length, marks)
  const stake = readAmount(replay.record.stake, replay.currency).minor
  return (
    <div className="replay-page">
      <ReplayHead replay={replay} oddsOf={oddsOf} />
      {points.length > 1 ? (
        <ReplayChart {...{ points, marks, stake, clock }} currency={replay.currency} />
      ) : (
        <p className="replay-note">{say('betReplay.noWorth')}</p>
      )}
      <ReplayStory {...{ replay, points, oddsOf }} />
      <ReplayLegs {...{ replay, points, oddsOf }} place={clock.place} />
      <Seals seals={replay.seals} currency={replay.currency} />
    </div>
  )
}
