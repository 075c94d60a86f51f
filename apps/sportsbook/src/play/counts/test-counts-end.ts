import { chanceOf, wordsOf, type Chance } from '../chance.ts'
import { counted, drawTick, limit, redsOf } from './draw-tick.ts'
import { isDecided, kicked, NO_KICKS } from './extra-time/shoot-out.ts'
import { stretchAt, stretchOfSlot } from './periods/shape.ts'
import { KICK_STEPS, STEPS_OF_A_SLOT } from './play-steps.ts'
import { scoreChances, tickChances, type Rates } from './rates.ts'
import { isMark, menAfter } from './short-handed/men.ts'
import { movedOn, stateBefore, type CountsState } from './state.ts'
import { isQuiet, quietBelow } from './test-quiet-ticks.ts'
import { marginOf } from './view.ts'

type Game = {
  readonly rates: Rates
  readonly chance: Chance
  readonly words: ReturnType<typeof wordsOf>
  /** By stretch, advantage and parity of the tick. */
  readonly quiet: Map<number, Float64Array>
}

/** How matches end that nobody watches: the draws of `playMatch` without its frames, by the same luck. */
export function countsEnds(rates: Rates): (seed: string) => CountsState {
  const quiet = new Map<number, Float64Array>()
  return (seed) => endOf({ rates, chance: chanceOf(seed), words: wordsOf(seed), quiet })
}

function endOf(game: Game): CountsState {
  const { shape } = game.rates
  const { decider, normalCount } = shape
  let state = stateBefore(shape)
  const isLevel = () => marginOf(state) === 0
  for (let slot = 0; slot < normalCount; slot++) state = afterSlot(game, state, slot)
  if (decider && isLevel()) {
    state = { ...state, part: 1 }
    let slot = normalCount
    do {
      const end = slot + shape.stretches.length - normalCount
      while (slot < end && !(decider.isSuddenDeath && !isLevel())) state = afterSlot(game, state, slot++)
    } while (decider.repeats && isLevel())
    if (decider.shootOut && isLevel()) state = afterKicks(game, state, decider.shootOut.rounds)
  }
  return { ...state, stand: 'over' }
}

function afterSlot(game: Game, before: CountsState, slot: number): CountsState {
  const { rates, chance, words } = game
  const { shape, sendingOff } = rates
  const index = stretchOfSlot(shape, slot)
  const { ticks, isWalkOff } = stretchAt(shape, index)
  if (isWalkOff && marginOf(before) > 0) return before
  const isExtra = slot >= shape.normalCount
  let { men } = before
  let state: CountsState = { ...before, slot }
  for (let tick = 0; tick < ticks; tick++) {
    const advantage = sendingOff && isMark(tick, sendingOff.markTicks) ? men.next : men.now
    const step = slot * STEPS_OF_A_SLOT + tick
    if (advantage !== men.now) men = menAfter(men, advantage, { home: 0, away: 0 })
    if (isQuiet(words, step, quietOf(game, index, tick, advantage))) continue
    const drawn = drawTick(rates, { index, tick, advantage }, chance.at(step))
    if (isWalkOff || isExtra) limit(state, index, drawn, marginOf(state))
    const tallies = counted(state, slot, drawn)
    if (sendingOff) men = menAfter(men, advantage, redsOf(drawn, sendingOff))
    state = movedOn(state, { tick: tick + 1, tallies, men }, 0, { isRunning: true })
    if (isExtra && shape.decider?.isSuddenDeath && marginOf(state) !== 0) break
  }
  return { ...state, men }
}

function quietOf({ rates, quiet }: Game, index: number, tick: number, advantage: number): Float64Array {
  const key = (index * 4 + advantage + 1) * 2 + (tick % 2)
  let below = quiet.get(key)
  if (!below) {
    const kinds = rates.shape.kinds.map((_kind, place) =>
      place === 0 ? scoreChances(rates, index, advantage) : tickChances(rates, index, place),
    )
    quiet.set(key, (below = quietBelow(kinds, stretchAt(rates.shape, index).turn, tick)))
  }
  return below
}

function afterKicks({ rates, chance }: Game, state: CountsState, rounds: number): CountsState {
  let kicks = NO_KICKS
  for (let step = 0; !isDecided(kicks, rounds); step++) {
    const side = kicks.taken % 2 === 0 ? 'home' : 'away'
    kicks = kicked(kicks, chance.at(KICK_STEPS + step)() < rates.kicks[side], rounds)
  }
  return { ...state, part: 2, kicks }
}
