import { HiLoBet, HiLoView } from '@keo/games-contract/engines/hi-lo'
import type { PlayRound } from '@keo/games-contract/play-round'
import { cardText } from '@keo/game-rules/cards'
import { hiLoMultiplier, winningRanks } from '@keo/game-rules/games/hi-lo'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { CaretUpIcon } from '@keo/ui/icons/caret-up'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { groundOf } from '../../kit/ground.ts'
import { ResultPill } from '../../kit/result-pill.tsx'
import { Seal } from '../../kit/seal.tsx'
import { Controls, Foot, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { Tiles } from '../../kit/tiles.tsx'
import { useStepRound } from '../../kit/use-step-round.ts'
import { useStake, whole } from '../../kit/use-stake.ts'
import { multiplierText, payoutText } from '../../session/play-money.ts'
import { CardRow } from './card-row.tsx'

type Guess = 'higher' | 'lower' | 'same'

/** Of 13 ranks. */
const chanceText = (guess: Guess, card: number) => `${((winningRanks(guess, card) / 13) * 100).toFixed(1)}%`

export default function HiLoScreen(props: EngineProps) {
  const say = useMessages()
  const game = useStepRound(props)
  const bet = HiLoBet.safeParse(game.round?.bet).data
  const view = HiLoView.safeParse(game.round?.view).data ?? null
  const stake = useStake(props.limits, game.isOpen && bet ? whole(bet.stake) : undefined)
  const shown = view?.cards.at(-1)
  const said = (result: string) => result

  const tell = (next: PlayRound) => {
    props.sound('reveal')
    const card = HiLoView.parse(next.view).cards.at(-1)
    if (card !== undefined) props.speak(say('hilo.card', { card: cardText(card) }))
  }
  const begin = async (): Promise<void> => {
    const next = await game.begin({ stake: stake.amount }, said)
    if (next?.state === 'open') tell(next)
  }
  const guess = async (kind: Guess): Promise<void> => {
    const next = await game.step({ act: 'guess', guess: kind }, said)
    if (next?.state === 'open') tell(next)
  }
  const ways: { kind: Guess; label: string; pays: number | null; icon: ReactNode }[] = view
    ? [
        {
          kind: 'higher',
          label: say(view.same === null ? 'hilo.higherSame' : 'hilo.higher'),
          pays: view.higher,
          icon: <CaretUpIcon size={18} />,
        },
        {
          kind: 'lower',
          label: say(view.same === null ? 'hilo.lowerSame' : 'hilo.lower'),
          pays: view.lower,
          icon: <CaretDownIcon size={18} />,
        },
        { kind: 'same', label: say('hilo.same'), pays: view.same, icon: '=' },
      ]
    : []
  const canLeave = (view?.guesses.length ?? 0) > 0
  return (
    <>
      <Stage ground={groundOf(props.game.facts)}>
        <Tiles
          tiles={[
            {
              label: say('game.multiplier'),
              value: multiplierText(view?.multiplier ?? hiLoMultiplier([])),
              isOwn: true,
            },
            { label: say('hilo.guesses'), value: String(view?.guesses.length ?? 0) },
          ]}
        />
        <div className="play-center">
          <CardRow cards={view?.cards ?? []} isOver={!game.isOpen && view !== null} />
          <div className="play-result-slot">{game.isOpen ? null : <ResultPill round={game.round} />}</div>
        </div>
      </Stage>
      <Controls>
        <StakeField
          stake={stake}
          limits={props.limits}
          isLocked={game.isOpen || props.busy}
          hasQuick={!game.isOpen}
        />
        <Foot>
          {game.isOpen && view && shown !== undefined ? (
            <div className="hilo-ways">
              {ways.map(({ kind, label, pays, icon }) =>
                pays === null ? null : (
                  <button key={kind} type="button" disabled={props.busy} onClick={() => void guess(kind)}>
                    <span className="flex items-center gap-1.5">
                      {icon} {label}
                    </span>
                    <span className="num">
                      {multiplierText(pays)} · {chanceText(kind, shown)}
                    </span>
                  </button>
                ),
              )}
            </div>
          ) : null}
          {game.isOpen && bet && view ? (
            <ActionButton
              label={say('game.cashOut')}
              amount={payoutText(bet.stake, view.multiplier)}
              isStake={false}
              disabled={!canLeave}
              onClick={() => void game.step({ act: 'cashOut' }, said)}
            />
          ) : (
            <ActionButton
              label={say('hilo.start')}
              amount={stake.amount}
              disabled={!stake.isRight}
              onClick={() => void begin()}
            />
          )}
        </Foot>
        <Seal number={game.isOpen && game.round ? game.round.number : props.seeds.nextNonce} />
      </Controls>
    </>
  )
}
