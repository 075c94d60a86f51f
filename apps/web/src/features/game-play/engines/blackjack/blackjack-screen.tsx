import { blackjackPoints } from '@keo/game-rules/games/blackjack'
import { BlackjackView } from '@keo/games-contract/engines/blackjack'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { type Cancel, clock } from '../../../../platform/time.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayFrame } from '../../frame/play-context.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { KeptFocus } from '../../kit/kept-focus.tsx'
import { Controls, Foot, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useStake } from '../../kit/use-stake.ts'
import { soundWin } from '../../sound/win-sound.ts'
import { useCardWords } from '../../table/playing-card.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { BlackjackHand } from './blackjack-hand.tsx'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './blackjack.css'

const CUT_MS = 1
const CARD_MS = 240 + 180

const ACTS = {
  hit: 'tables.blackjack.hit',
  stand: 'tables.blackjack.stand',
  double: 'tables.blackjack.doubleUp',
  split: 'tables.blackjack.split',
} as const
type Act = keyof typeof ACTS

const viewOf = (round: PlayRound) => BlackjackView.safeParse(round.view).data ?? null
/** What the round was begun with: double and split stake as much once more. */
const firstStake = (round: PlayRound) => {
  const bet = round.bet
  return typeof bet === 'object' && bet !== null && 'stake' in bet ? String(bet.stake) : round.stake
}

export default function BlackjackScreen(props: EngineProps) {
  const say = useMessages()
  const words = useRoundWords()
  const stake = useStake(props.limits)
  const [round, setRound] = useState<PlayRound | null>(props.openRounds[0] ?? null)
  const [isDrawing, setDrawing] = useState(false)
  const [turn, setTurn] = useState('')
  const drawing = useRef<Cancel>(undefined)
  useEffect(() => () => drawing.current?.(), [])

  function take(next: PlayRound): void {
    const before = round?.id === next.id ? cardsIn(round) : 0
    setRound(next)
    setTurn(turnWords(next))
    if (next.state !== 'void') props.sound('reveal')
    if (next.state === 'open') return
    setDrawing(true)
    const cards = Math.max(cardsIn(next) - before, 1)
    drawing.current = clock.after(props.isReduced ? CUT_MS : cards * CARD_MS, () => {
      setDrawing(false)
      soundWin(props.sound, next)
      props.onShown(next, words(next))
    })
  }
  const turnWords = (next: PlayRound) => {
    const view = viewOf(next)
    const hand = view?.hands[view.inPlay]
    return hand ? say('tables.blackjack.turn', { points: blackjackPoints(hand.cards) }) : ''
  }
  async function deal(): Promise<void> {
    props.sound('tap')
    const next = await props.play({ stake: stake.amount })
    if (next) take(next)
  }
  async function act(which: Act): Promise<void> {
    props.sound('tap')
    const next = round && (await props.move(round, { act: which }))
    if (next) take(next)
  }

  const view = round ? viewOf(round) : null
  const shown = round && round.state !== 'open' && !isDrawing ? round : null
  const isOpen = round?.state === 'open'
  return (
    <>
      <Stage ground="blackjack">
        <p className="table-empty">{say('tables.blackjack.rules')}</p>
        <BlackjackHand
          name={say('tables.blackjack.dealer')}
          cards={view?.dealer ?? []}
          isCut={props.isReduced}
        />
        <ResultLine outcome={shown ? scoreOf(shown, say) : ''} round={shown} />
        <div className="blackjack-hands">
          {(view?.hands ?? [{ cards: [] }]).map((hand, place, hands) => (
            <BlackjackHand
              key={place === 0 ? 'first' : 'second'}
              name={
                hands.length > 1
                  ? say('tables.blackjack.hand', { number: place + 1 })
                  : say('tables.blackjack.you')
              }
              cards={hand.cards}
              isInPlay={isOpen && view?.inPlay === place}
              isCut={props.isReduced}
            />
          ))}
        </div>
        <p role="status" className="sr-only">
          {turn}
        </p>
      </Stage>
      <Controls>
        <StakeField stake={stake} limits={props.limits} isLocked={isOpen || isDrawing} />
        <Foot>
          <KeptFocus>
            {isOpen && round ? (
              <div className="blackjack-acts">
                {(view?.acts ?? []).map((which) => (
                  <ActButton key={which} act={which} round={round} onAct={act} />
                ))}
              </div>
            ) : (
              <ActionButton
                label={say('tables.blackjack.deal')}
                amount={stake.amount}
                disabled={!stake.isRight}
                isWaiting={isDrawing}
                onClick={() => void deal()}
              />
            )}
          </KeptFocus>
        </Foot>
      </Controls>
    </>
  )
}

type ActButtonProps = { act: Act; round: PlayRound; onAct: (act: Act) => Promise<void> }

/** Double and split move money and name it; hit and stand move none. */
function ActButton({ act, round, onAct }: ActButtonProps) {
  const say = useMessages()
  const isStake = act === 'double' || act === 'split'
  const amount = firstStake(round)
  if (isStake) return <ActionButton label={say(ACTS[act])} amount={amount} onClick={() => void onAct(act)} />
  return <PlainAct label={say(ACTS[act])} onClick={() => void onAct(act)} />
}

function PlainAct({ label, onClick }: { label: string; onClick: () => void }) {
  const { isBusy, isChecking } = usePlayFrame()
  const rests = isBusy || isChecking
  return (
    <button
      type="button"
      className="blackjack-plain"
      aria-disabled={rests || undefined}
      onClick={rests ? undefined : onClick}
    >
      {label}
    </button>
  )
}

function cardsIn(round: PlayRound): number {
  const view = viewOf(round)
  if (!view) return 0
  return view.dealer.length + view.hands.reduce((sum, { cards }) => sum + cards.length, 0)
}

function scoreOf(round: PlayRound, say: ReturnType<typeof useMessages>): string {
  const view = viewOf(round)
  const own = view?.hands.map(({ cards }) => blackjackPoints(cards)).join(' / ') ?? ''
  return say('tables.blackjack.score', { own, dealer: blackjackPoints(view?.dealer ?? []) })
}

/** Both sides card by card and what came of it, for those who do not see them. */
function useRoundWords() {
  const say = useMessages()
  const cardWords = useCardWords()
  const brought = useBroughtWords()
  return (round: PlayRound): string => {
    const dealer = viewOf(round)?.dealer.map(cardWords).join(', ') ?? ''
    return `${scoreOf(round, say)} (${dealer}). ${brought(round)}`
  }
}
