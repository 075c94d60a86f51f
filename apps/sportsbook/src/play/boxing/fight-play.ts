import type { Chance } from '../chance.ts'
import { ordersOf } from '../races/orders.ts'
import { leaderOf, otherSide, sumUp } from '../races/tally.ts'
import type { Side } from '../score.ts'
import { SUSPENSION, type ForcedEvent, type Frame, type MatchEvent } from '../sport-model.ts'
import {
  afterSpell,
  drawSpell,
  SPELL_SECONDS,
  type FightRates,
  type FightState,
  type Spell,
} from './fight.ts'

const SPELL_MS = SPELL_SECONDS * 1000
const BREAK_MS = 60_000
const DANGER_MS = 8_000
const PERIOD_CHANGE_MS = 5_000

/** Frame by frame; a forced point is a knock-down for the side, a forced end its win inside the distance. */
export function playFight(
  rates: FightRates,
  before: FightState,
  chance: Chance,
  forced: readonly ForcedEvent[],
): readonly Frame<FightState>[] {
  const orders = ordersOf(forced)
  let state: FightState = { ...before, phase: 'round' }
  const frames: Frame<FightState>[] = [{ atMs: 0, state, events: [started(state)], suspension: null }]
  let at = 0
  for (let step = 0; state.phase !== 'over'; step++) {
    const luck = chance.at(step)
    at += SPELL_MS
    const drawn = drawSpell(rates, luck())
    const judged: Side = luck() < rates.winsRound ? 'home' : 'away'
    const side = orders.take(at)
    const spell: Spell = side ? { kind: orders.isEnding() ? 'stop' : 'down', side } : drawn
    const next = afterSpell(state, spell, judged)
    const isBreak = next.phase === 'break'
    const suspension = suspensionOf(next, spell)
    frames.push({ atMs: at, state: next, events: eventsOf(next, spell), suspension })
    if (suspension !== null) {
      const reopens = isBreak ? PERIOD_CHANGE_MS : DANGER_MS
      frames.push({ atMs: at + reopens, state: next, events: [], suspension: null })
    }
    state = isBreak ? { ...next, phase: 'round' } : next
    if (isBreak) {
      at += BREAK_MS
      frames.push({ atMs: at, state, events: [started(state)], suspension: null })
    }
  }
  return frames
}

function suspensionOf({ phase }: FightState, spell: Spell) {
  if (phase === 'over') return null
  if (phase === 'break') return SUSPENSION.periodChange
  return spell.kind === 'down' ? SUSPENSION.danger : null
}

function started({ card }: FightState): MatchEvent {
  return { kind: 'periodStart', side: null, amount: card.length + 1 }
}

/** The event of a knock-down names the side that scored it. */
function eventsOf(state: FightState, spell: Spell): readonly MatchEvent[] {
  const events: MatchEvent[] = []
  if (spell.kind === 'down') events.push({ kind: 'knockDown', side: spell.side })
  if (spell.kind === 'stop') events.push({ kind: 'knockDown', side: spell.side, manner: 'knockOut' })
  else if (state.phase !== 'round') events.push({ kind: 'periodEnd', side: null, amount: state.card.length })
  if (!state.ending) return events
  const { kind, winner } = state.ending
  if (kind === 'decision') events.push({ kind: 'decision', side: winner, manner: mannerOf(state) })
  return [...events, { kind: 'over', side: winner }]
}

const CLEAR_MARGIN = 3

function mannerOf({ card }: FightState): string {
  const points = sumUp(card)
  const leader = leaderOf(points)
  if (!leader) return 'draw'
  return points[leader] - points[otherSide(leader)] >= CLEAR_MARGIN ? 'unanimous' : 'split'
}
