import type { getMoneyFlow } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import type { ReactNode } from 'react'
import { changeText, dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { amountOf, changeKind, type FlowName, running } from './flow-figures.ts'
import { Sparkline } from './sparkline.tsx'
import { words } from './words.ts'

type Flow = ResponseOf<typeof getMoneyFlow>

/** One figure with what changed of it, and what stands under it. */
export function Tile(props: {
  name: string
  figure: string
  note?: string
  noteKind?: ReturnType<typeof changeKind>
  isLoss?: boolean
  children?: ReactNode
}) {
  const { name, figure, note, noteKind = 'none', isLoss, children } = props
  return (
    <div className="tile">
      <dt>{name}</dt>
      <dd className="num tile-figure" data-loss={isLoss || undefined}>
        {figure}
      </dd>
      {note ? (
        <dd className="num tile-note" data-kind={noteKind}>
          {note}
        </dd>
      ) : null}
      {children ? <dd className="tile-foot">{children}</dd> : null}
    </div>
  )
}

/** Money of the period beside the one before; who may not see what the house won sees how many bets there were. */
export function FlowTiles({ flow }: { flow: Flow }) {
  const names: FlowName[] = ['deposited', 'withdrawn', 'staked', flow.sums.gross === null ? 'bets' : 'gross']
  return names.map((name) => <FlowTile key={name} flow={flow} name={name} />)
}

function FlowTile({ flow: { sums, steps, before }, name }: { flow: Flow; name: FlowName }) {
  const { say } = useLook(words)
  const [now, earlier] = [amountOf(sums, name), amountOf(before.sums, name)]
  const change = name === 'bets' ? changeText(`${now}.00`, `${earlier}.00`) : changeText(now, earlier)
  return (
    <Tile
      name={say(`flow.${name}`)}
      figure={dong(now)}
      note={change ?? '—'}
      noteKind={changeKind(name, change)}
      isLoss={now.startsWith('-')}
    >
      <Sparkline
        line={running(steps, name)}
        before={running(before.steps, name)}
        label={`${say(`flow.${name}`)}, ${say('flow.before')}: ${dong(earlier)}`}
      />
    </Tile>
  )
}
