import { FISH_VALUES, fishingChance, type FishValue } from '@keo/game-rules/games/fishing'
import { FishingBet, FishingView } from '@keo/games-contract/engines/fishing'
import type { PlayRound } from '@keo/games-contract/play-round'
import { fish } from '@keo/ui/drawings/games/fish'
import { Drawing } from '@keo/ui/pictures/drawing'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { type Cancel, clock } from '../../../../platform/time.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { readOnce } from '../../kit/read-once.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useStake } from '../../kit/use-stake.ts'
import { soundWin } from '../../sound/win-sound.ts'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { drawnOnce } from '../../table/table-drawings.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './fishing.css'

const SHOT_MS = 360
const CUT_MS = 1
const fishDrawing = drawnOnce(fish)

/** The fish of the sea: each kind swims in a lane of its own, the dear ones slower and larger. */
const SHOAL = FISH_VALUES.flatMap((value, kind) => {
  const count = value <= 10 ? 2 : 1
  return Array.from({ length: count }, (_, copy) => ({
    id: `${value}.${copy}`,
    value,
    kind,
    style: {
      '--fish-lane': `${(kind * 41 + copy * 23) % 84}%`,
      '--fish-size': `${44 + kind * 5}px`,
      '--fish-time': `${11 + kind * 1.6 + copy * 3}s`,
      '--fish-start': `${-((kind * 37 + copy * 53) % 100) / 5}s`,
    } as CSSProperties,
  }))
})

type Shot = { readonly fishId: string; readonly round: PlayRound | null }

const valueOf = readOnce(({ bet }) => FishingBet.safeParse(bet).data?.value ?? 0)
const isCaught = readOnce(({ view }) => (FishingView.safeParse(view).data?.multiplier ?? 0) > 0)

export default function FishingScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const stake = useStake(props.limits)
  const [shot, setShot] = useState<Shot | null>(null)
  const drawing = useRef<Cancel>(undefined)
  useEffect(() => () => drawing.current?.(), [])
  const words = (round: PlayRound) =>
    isCaught(round)
      ? say('tables.fishing.caught', { value: valueOf(round) })
      : say('tables.fishing.missed', { value: valueOf(round) })
  const isLocked = props.busy || props.isBlocked || !stake.isRight || (shot !== null && shot.round === null)
  const last = props.rounds.find(({ state }) => state === 'closed') ?? null

  async function shoot(value: FishValue, fishId: string): Promise<void> {
    if (isLocked) return
    setShot({ fishId, round: null })
    props.sound('tap')
    const round = await props.play({ stake: stake.amount, value })
    if (!round) {
      setShot(null)
      return
    }
    setShot({ fishId, round })
    if (isCaught(round)) props.sound('reveal')
    drawing.current = clock.after(props.isReduced ? CUT_MS : SHOT_MS, () => {
      soundWin(props.sound, round)
      props.onShown(round, `${words(round)}. ${brought(round)}`)
    })
  }

  return (
    <>
      <Stage ground="fishing">
        <div className="fishing-sea" data-cut={props.isReduced || undefined} aria-hidden="true">
          {SHOAL.map(({ id, value, kind, style }) => (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              className="fishing-fish"
              style={style}
              data-shot={stateOf(shot, id)}
              onPointerDown={() => void shoot(value, id)}
            >
              <Drawing svg={fishDrawing(kind)} className="fishing-drawing" />
              <b className="num">{value}×</b>
            </button>
          ))}
        </div>
        <ResultLine outcome={last ? words(last) : ''} round={last} />
      </Stage>
      <Controls>
        <StakeField stake={stake} limits={props.limits} label={say('tables.fishing.perShot')} />
        <p className="table-note">{say('tables.fishing.hint')}</p>
        <Kinds stake={stake.amount} isLocked={isLocked} onShoot={(value) => shoot(value, `${value}.0`)} />
      </Controls>
    </>
  )
}

function stateOf(shot: Shot | null, id: string): 'hit' | 'caught' | undefined {
  if (shot?.fishId !== id) return undefined
  return shot.round && isCaught(shot.round) ? 'caught' : 'hit'
}

type KindsProps = { stake: string; isLocked: boolean; onShoot: (value: FishValue) => Promise<void> }

/** The same shots by keyboard and screen reader: a button for each kind, with its chance and what it stakes. */
function Kinds({ stake, isLocked, onShoot }: KindsProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const chanceOf = (value: FishValue) => `${(fishingChance(value) * 100).toFixed(2)}%`
  return (
    <div className="fishing-kinds" role="group" aria-label={say('tables.fishing.kinds')}>
      {FISH_VALUES.map((value, kind) => (
        <button
          key={value}
          type="button"
          disabled={isLocked}
          aria-label={[
            say('tables.fishing.shoot', { value }),
            say('tables.fishing.chance', { percent: chanceOf(value) }),
            text(`${stake || '0'}.00`),
          ].join(', ')}
          onClick={() => void onShoot(value)}
        >
          <Drawing svg={fishDrawing(kind)} className="fishing-small" />
          <b className="num">{value}×</b>
          <span className="num">{chanceOf(value)}</span>
        </button>
      ))}
    </div>
  )
}
