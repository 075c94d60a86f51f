import { getMemberBetReplay } from '@keo/contract/console-member-evidence'
import type { BetReplay, ReplayPlay } from '@keo/contract/bet-replay'
import type { SealedRow } from '@keo/contract/sealed-row'
import { Facts } from '../../parts/facts.tsx'
import { moneyKind } from '../../parts/money-kinds.ts'
import { Loaded } from '../../parts/states.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { playWord } from './play-words.ts'
import { replayWords } from './replay-words.ts'

type ReplayPanelProps = { id: string; betId: string; onClose: () => void }

/** A bet of the member again, as the member sees it. Opening it is written down. */
export function ReplayPanel({ id, betId, onClose }: ReplayPanelProps) {
  const { say } = useLook(replayWords)
  const replay = useCall(getMemberBetReplay, { id, betId })
  return (
    <section className="panel" aria-label={say('rp.title')}>
      <h2>
        {say('rp.title')} <span className="meta num">{betId}</span>{' '}
        <button type="button" className="chip" onClick={onClose}>
          {say('rp.close')}
        </button>
      </h2>
      <Loaded of={replay}>{(data) => <Replay replay={data} />}</Loaded>
    </section>
  )
}

function Replay({ replay }: { replay: BetReplay }) {
  const { say, language } = useLook(replayWords)
  const { record, play, seals } = replay
  const taken = play?.steps.find(({ state }) => state === 'accepted' || state === 'rejected')
  const wait = play && taken ? `${((taken.at - play.receivedAt) / 1000).toFixed(1)} s` : '—'
  return (
    <>
      <Facts
        rows={[
          [say('common.state'), playWord(record.state, language)],
          [say('rp.stake'), dong(record.stake)],
          [say('rp.returned'), record.returned === undefined ? '—' : dong(record.returned)],
          [say('rp.wait'), wait],
        ]}
      />
      {play ? (
        <>
          <Legs legs={play.legs} />
          <Story play={play} />
          <Worths play={play} />
        </>
      ) : (
        <p>{say('rp.noPlay')}</p>
      )}
      <SealedRows rows={seals} />
    </>
  )
}

export function SealedRows({ rows }: { rows: readonly SealedRow[] }) {
  const { say, time, language } = useLook(replayWords)
  return (
    <>
      <h3>{say('rp.seals')}</h3>
      <table>
        <tbody>
          {rows.map(({ seq, at, kind, change, hash }) => (
            <tr key={seq}>
              <td className="num">{time(at)}</td>
              <td>
                {moneyKind(kind, language)} <span className="meta num">{`#${seq} ${hash}`}</span>
              </td>
              <td className="end num">{signedDong(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const odds = (thousandths: number): string => (thousandths / 1000).toFixed(2)

function Legs({ legs }: Pick<ReplayPlay, 'legs'>) {
  const { say, language } = useLook(replayWords)
  return (
    <table>
      <thead>
        <tr>
          <th>{say('rp.leg')}</th>
          <th className="end">{say('rp.seen')}</th>
          <th className="end">{say('rp.given')}</th>
          <th>{say('rp.result')}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map(({ matchId, marketName, optionName, seenOdds, odds: given, outcome, resultText }) => (
          <tr key={`${matchId} ${marketName} ${optionName}`}>
            <td>
              {optionName} <span className="meta">{marketName}</span>
            </td>
            <td className="end num">{odds(seenOdds)}</td>
            <td className="end num">{odds(given)}</td>
            <td>
              {[outcome ? playWord(outcome, language) : '', resultText ?? ''].filter(Boolean).join(' · ') ||
                '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** States, events and cash-outs in one order. */
function Story({ play }: { play: ReplayPlay }) {
  const { say, time, language } = useLook(replayWords)
  const rows = [
    ...play.steps.map(({ at, state }) => ({ at, what: playWord(state, language), about: '' })),
    ...play.matches.flatMap(({ name, events }) =>
      events
        .filter(({ at }) => at >= play.receivedAt)
        .map(({ at, kind, score }) => ({
          at,
          what: playWord(kind, language),
          about: `${name} ${score ? `${score.home}–${score.away}` : ''}`,
        })),
    ),
    ...play.cashOuts.map(({ at, state, stake, paid, rule }) => ({
      at,
      what: `${say('rp.cashOut')}: ${playWord(state, language)}`,
      about: [dong(stake), paid === null ? '' : dong(paid), rule ? playWord(rule.kind, language) : '']
        .filter(Boolean)
        .join(' · '),
    })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <>
      <h3>{say('rp.story')}</h3>
      <table>
        <tbody>
          {rows.map(({ at, what, about }) => (
            <tr key={`${at} ${what} ${about}`}>
              <td className="num">{time(at)}</td>
              <td>{what}</td>
              <td className="meta">{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Every look at what the bet was worth; where nothing stands the market was locked. */
function Worths({ play }: { play: ReplayPlay }) {
  const { say, time } = useLook(replayWords)
  return (
    <details>
      <summary>{say('rp.worths')}</summary>
      <table>
        <tbody>
          {play.worths.map(({ at, worth, legs }) => (
            <tr key={at}>
              <td className="num">{time(at)}</td>
              <td className="end num">{worth === null ? '—' : dong(worth)}</td>
              <td className="num meta">{legs.map((leg) => (leg === null ? '—' : odds(leg))).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
