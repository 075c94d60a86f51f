import { MinesBet, MinesView } from '@keo/games-contract/engines/mines'
import { MINE_CELLS, minesMultiplier } from '@keo/game-rules/games/mines'
import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { MinusIcon } from '@keo/ui/icons/minus'
import { PlusIcon } from '@keo/ui/icons/plus'
import { MINE_IMAGE } from '@keo/ui/drawings/games/prop-images'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { Choice } from '../../kit/choice.tsx'
import { groundOf } from '../../kit/ground.ts'
import { Seal } from '../../kit/seal.tsx'
import { Controls, Foot, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { Tiles } from '../../kit/tiles.tsx'
import { useSetting } from '../../kit/use-setting.ts'
import { useStepRound } from '../../kit/use-step-round.ts'
import { useStake, whole } from '../../kit/use-stake.ts'
import { multiplierText, payoutText } from '../../session/play-money.ts'
import { Ladder } from './ladder.tsx'
import { MinesBoard } from './mines-board.tsx'

const COUNTS = [1, 3, 5, 10, 24] as const
const MOST_MINES = MINE_CELLS - 1

export default function MinesScreen(props: EngineProps) {
  const say = useMessages()
  const game = useStepRound(props)
  const bet = MinesBet.safeParse(game.round?.bet).data
  const stake = useStake(props.limits, game.isOpen && bet ? whole(bet.stake) : undefined)
  const counts = useSetting(props.game.facts, 'mines', bet?.mines ?? 3)
  const view = MinesView.safeParse(game.round?.view).data ?? null
  const mines = game.isOpen && bet ? bet.mines : counts.value
  const isFixed = game.isOpen || props.busy || counts.isFixed
  const picked = game.isOpen && view ? view.picked.length : 0
  const shown = view && (game.isOpen || view.mines) ? view : null

  const pick = async (cell: number): Promise<void> => {
    const next = await game.step({ act: 'pick', cell }, (result) => result)
    if (next?.state !== 'open') return
    props.sound('reveal')
    const { multiplier } = MinesView.parse(next.view)
    props.speak(say('mines.gemSaid', { multiplier: multiplierText(multiplier) }))
  }
  /** A tap for the player: which closed cell it is makes no difference, the mines are laid. */
  const openAny = () => {
    const closed = Array.from({ length: MINE_CELLS }, (_, cell) => cell).filter(
      (cell) => !view?.picked.includes(cell),
    )
    const bytes = crypto.getRandomValues(new Uint32Array(1))
    const cell = closed[(bytes[0] ?? 0) % closed.length]
    if (cell !== undefined) void pick(cell)
  }
  return (
    <>
      <Stage ground={groundOf(props.game.facts)}>
        <Tiles
          tiles={[
            {
              label: say('game.multiplier'),
              value: multiplierText(view && shown ? view.multiplier : 10_000),
              isOwn: true,
            },
            {
              label: say('mines.next'),
              value:
                game.isOpen && view
                  ? view.next === null
                    ? '–'
                    : multiplierText(view.next)
                  : multiplierText(minesMultiplier(mines, 1)),
            },
            {
              label: say('mines.left'),
              value: (
                <span className="flex items-center gap-1.5">
                  <img src={MINE_IMAGE} alt="" width={22} height={22} />
                  {mines}
                  <small className="mines-of">{say('mines.ofCells', { count: MINE_CELLS - picked })}</small>
                </span>
              ),
            },
          ]}
        />
        <MinesBoard
          view={shown}
          isOpen={game.isOpen}
          isBusy={props.busy}
          onPick={(cell) => void pick(cell)}
        />
        <Ladder mines={mines} picked={picked} />
      </Stage>
      <Controls>
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} isLocked={game.isOpen || props.busy} />
          <MineCount mines={mines} onChange={counts.set} isLocked={isFixed} />
        </div>
        <Foot>
          {game.isOpen && bet && view ? (
            <div className="mines-actions">
              <button
                type="button"
                className="mines-random"
                aria-label={say('mines.random')}
                disabled={props.busy}
                onClick={openAny}
              >
                <ArrowsClockwiseIcon size={22} />
              </button>
              <ActionButton
                label={say('game.cashOut')}
                amount={payoutText(bet.stake, view.multiplier)}
                isStake={false}
                disabled={picked === 0}
                onClick={() => void game.step({ act: 'cashOut' }, (result) => result)}
              />
            </div>
          ) : (
            <ActionButton
              label={say('game.bet')}
              amount={stake.amount}
              disabled={!stake.isRight}
              onClick={() => void game.begin({ stake: stake.amount, mines }, (result) => result)}
            />
          )}
        </Foot>
        <Seal number={game.isOpen && game.round ? game.round.number : props.seeds.nextNonce} />
      </Controls>
    </>
  )
}

type MineCountProps = { mines: number; onChange: (mines: number) => void; isLocked: boolean }

function MineCount({ mines, onChange, isLocked }: MineCountProps) {
  const say = useMessages()
  return (
    <Labelled label={say('mines.count')}>
      <div className="play-step" data-locked={isLocked || undefined}>
        <button
          type="button"
          className="play-step-end"
          aria-label={say('mines.less')}
          disabled={isLocked || mines <= 1}
          onClick={() => onChange(mines - 1)}
        >
          <MinusIcon size={18} />
        </button>
        <output className="play-step-value num" aria-label={say('mines.count')}>
          {mines}
        </output>
        <button
          type="button"
          className="play-step-end"
          aria-label={say('mines.more')}
          disabled={isLocked || mines >= MOST_MINES}
          onClick={() => onChange(mines + 1)}
        >
          <PlusIcon size={18} />
        </button>
      </div>
      <div className="mt-2">
        <Choice
          label={say('mines.quick')}
          options={COUNTS.map((key) => ({ key, label: String(key) }))}
          value={mines}
          onChange={onChange}
          isLocked={isLocked}
        />
      </div>
    </Labelled>
  )
}
