import { type BaccaratBet, baccaratMultiplier, baccaratPoints } from '@keo/game-rules/games/baccarat'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { PlaceButton } from '../../table/place-button.tsx'
import { PlayingCard, useCardWords } from '../../table/playing-card.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { RoadMap } from '../../table/road-map.tsx'
import { keyed } from '../../table/table-drawings.ts'
import { TableDock } from '../../table/table-dock.tsx'
import { useTable } from '../../table/use-table.ts'
import { dealTimes, type Hands, handsOf, roadOutcome, winnerOf } from './baccarat-deal.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './baccarat.css'

const WORDS = {
  player: 'tables.baccarat.player',
  banker: 'tables.baccarat.banker',
  tie: 'tables.baccarat.tie',
  playerPair: 'tables.baccarat.playerPair',
  bankerPair: 'tables.baccarat.bankerPair',
} as const

/** What a bet wins beside its stake, as a cloth prints it. */
const PAYS: Record<BaccaratBet, string> = {
  player: '1 : 1',
  tie: '8 : 1',
  banker: '0.95 : 1',
  playerPair: '11 : 1',
  bankerPair: '11 : 1',
}
/** As they lie on the cloth. */
const PLACES: readonly BaccaratBet[] = ['player', 'tie', 'banker', 'playerPair', 'bankerPair']

export default function BaccaratScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const nameOf = (bet: BaccaratBet) => say(WORDS[bet])
  const words = useHandWords()
  const table = useTable<BaccaratBet>(props, {
    toBet: (bets) => ({ bets }),
    drawMs: (round) => dealTimes(handsOf(round) ?? NO_CARDS).total,
    said: (round) => `${words(handsOf(round))}. ${brought(round)}`,
  })
  const hands = table.round ? handsOf(table.round) : null
  const shown = table.phase === 'shown' ? table.round : null
  return (
    <>
      <Stage ground="baccarat">
        <div className="baccarat-hands">
          <Hand side="player" hands={hands} isOpen={shown !== null} isCut={props.isReduced} />
          <Hand side="banker" hands={hands} isOpen={shown !== null} isCut={props.isReduced} />
        </div>
        <ResultLine outcome={useOutcome(shown)} round={shown} />
        <div className="baccarat-places" role="group" aria-label={say('tables.places')}>
          {PLACES.map((bet) => (
            <PlaceButton
              key={bet}
              name={nameOf(bet)}
              pays={PAYS[bet]}
              stake={table.stakeOn(bet)}
              chips={props.limits.chips}
              isLocked={table.isLocked}
              outcome={shown && hands ? outcomeOf(bet, hands) : undefined}
              kind={bet}
              className="table-spot baccarat-place"
              onPut={() => table.put(bet)}
              onTakeLast={() => table.takeLast(bet)}
            >
              <b>{nameOf(bet)}</b>
              <span className="num">{PAYS[bet]}</span>
            </PlaceButton>
          ))}
        </div>
      </Stage>
      <Controls>
        <Road rounds={props.rounds} />
      </Controls>
      <Controls>
        <TableDock table={table} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

const NO_CARDS: Hands = { player: [], banker: [] }

/** A tie gives the stakes on both sides back: they are not lost, and not won either. */
function outcomeOf(bet: BaccaratBet, hands: Hands): 'won' | 'lost' | undefined {
  if (winnerOf(hands) === 'tie' && (bet === 'player' || bet === 'banker')) return undefined
  return baccaratMultiplier(bet, hands) > 0 ? 'won' : 'lost'
}

function useOutcome(round: PlayRound | null): string {
  const say = useMessages()
  const hands = round ? handsOf(round) : null
  if (!hands) return ''
  const [player, banker] = [baccaratPoints(hands.player), baccaratPoints(hands.banker)]
  const winner = winnerOf(hands)
  if (winner === 'tie') return say('tables.baccarat.tied', { points: `${player}–${banker}` })
  const points = winner === 'player' ? `${player}–${banker}` : `${banker}–${player}`
  return say('tables.baccarat.wins', { side: say(WORDS[winner]), points })
}

/** Both hands card by card, for those who do not see them. */
function useHandWords() {
  const say = useMessages()
  const cardWords = useCardWords()
  return (hands: Hands | null): string =>
    (['player', 'banker'] as const)
      .map((side) => {
        const cards = hands?.[side] ?? []
        return `${say(WORDS[side])} ${baccaratPoints(cards)}: ${cards.map(cardWords).join(', ')}`
      })
      .join('. ')
}

type HandProps = { side: 'player' | 'banker'; hands: Hands | null; isOpen: boolean; isCut: boolean }

function Hand({ side, hands, isOpen, isCut }: HandProps) {
  const say = useMessages()
  const cards = hands?.[side] ?? []
  const times = hands ? dealTimes(hands)[side] : []
  return (
    <div
      className="baccarat-hand"
      data-side={side}
      data-won={(isOpen && hands && winnerOf(hands) === side) || undefined}
    >
      <p className="baccarat-score">
        {say(WORDS[side])}
        <b className="num">{isOpen ? baccaratPoints(cards) : '–'}</b>
      </p>
      <div className="baccarat-fan">
        {keyed(cards).map(({ key, thing }, place) => (
          <PlayingCard key={key} card={thing} delayMs={times[place] ?? 0} isCut={isCut} />
        ))}
      </div>
    </div>
  )
}

function Road({ rounds }: { rounds: readonly PlayRound[] }) {
  const say = useMessages()
  const hands = rounds.flatMap((round) => (round.state === 'closed' ? (handsOf(round) ?? []) : []))
  const outcomes = hands.map(roadOutcome).toReversed()
  const count = (of: string) => outcomes.filter((outcome) => outcome === of).length
  return (
    <RoadMap
      outcomes={outcomes}
      counts={
        <>
          <span data-side="blue">{`${say(WORDS.player)} ${count('blue')}`}</span>
          <span data-side="red">{`${say(WORDS.banker)} ${count('red')}`}</span>
          <span data-side="tie">{`${say(WORDS.tie)} ${count('tie')}`}</span>
        </>
      }
    />
  )
}
