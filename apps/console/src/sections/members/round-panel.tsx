import { getMemberRoundReplay } from '@keo/contract/console-member-evidence'
import type { GameRoundReplay } from '@keo/contract/games'
import { Facts } from '../../parts/facts.tsx'
import { moneyKind } from '../../parts/money-kinds.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { SealedRows } from './replay-panel.tsx'
import { playWord } from './play-words.ts'
import { replayWords } from './replay-words.ts'

type RoundPanelProps = { id: string; roundId: string; onClose: () => void }

/** A round of the member again: its money, its rows of the statement, and how its game went. Opening it is written down. */
export function RoundPanel({ id, roundId, onClose }: RoundPanelProps) {
  const { say } = useLook(replayWords)
  const round = useCall(getMemberRoundReplay, { id, roundId })
  return (
    <section className="panel" aria-label={say('rp.round')}>
      <h2>
        {say('rp.round')} <span className="meta num">{roundId}</span>{' '}
        <button type="button" className="chip" onClick={onClose}>
          {say('rp.close')}
        </button>
      </h2>
      <Loaded of={round}>{(data) => <Round round={data} />}</Loaded>
    </section>
  )
}

function Round({ round: { record, movements, seals, replay } }: { round: GameRoundReplay }) {
  const { say, language } = useLook(replayWords)
  return (
    <>
      <Facts
        rows={[
          [say('rp.game'), record.game?.name ?? '—'],
          [say('common.state'), playWord(record.state, language)],
          [say('rp.stake'), dong(record.stake)],
          [say('rp.returned'), dong(record.returned)],
          ...movements.map(
            ({ kind, amount, time }) => [`${moneyKind(kind, language)} ${time}`, signedDong(amount)] as const,
          ),
        ]}
      />
      <SealedRows rows={seals} />
      <h3>{say('rp.story')}</h3>
      {replay === null ? (
        <Empty>{say('rp.noRound')}</Empty>
      ) : (
        <pre className="num">{JSON.stringify(replay, null, 2)}</pre>
      )}
    </>
  )
}
