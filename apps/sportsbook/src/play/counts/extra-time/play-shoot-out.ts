import type { Chance } from '../../chance.ts'
import { SUSPENSION } from '../../sport-model.ts'
import { KICK_STEPS } from '../play-steps.ts'
import type { Rates } from '../rates.ts'
import { emit, endPeriod, hold, rest, takeForced, type Run } from '../run.ts'
import { stretchAt, stretchOfSlot, type ShootOut } from '../periods/shape.ts'
import { isDecided, kicked, NO_KICKS } from './shoot-out.ts'

const KICK_MS = 40_000
const RUN_UP_MS = 4_000

export function playShootOut(run: Run, rates: Rates, chance: Chance, rules: ShootOut): void {
  const last = stretchAt(rates.shape, stretchOfSlot(rates.shape, run.state.slot))
  endPeriod(run, { clockPeriod: last.endPeriod ?? rules.waiting.clockPeriod })
  run.state = { ...run.state, part: 2, kicks: NO_KICKS }
  rest(run, rules.waiting.clockPeriod, rules.waiting.seconds)
  run.state = { ...run.state, clockPeriod: rules.clockPeriod }
  emit(run, run.nowMs, [{ kind: 'periodStart', side: null, manner: 'shootOut' }])
  for (let step = 0; !run.isEnded && !isDecided(run.state.kicks ?? NO_KICKS, rules.rounds); step++) {
    kick(run, rates, chance.at(KICK_STEPS + step)(), rules.rounds)
  }
}

function kick(run: Run, rates: Rates, at: number, rounds: number): void {
  const kicks = run.state.kicks ?? NO_KICKS
  const side = kicks.taken % 2 === 0 ? 'home' : 'away'
  run.nowMs += KICK_MS
  const due = takeForced(run, run.nowMs, (kicker) => kicker === side)
  if (due.some((event) => event.kind === 'end')) {
    run.isEnded = true
    return
  }
  const isForced = due.some((event) => event.kind === 'goal' || event.kind === 'point')
  const isScored = isForced || at < rates.kicks[side]
  hold(run, SUSPENSION.penalty, run.nowMs + 2 * RUN_UP_MS)
  emit(run, run.nowMs, [{ kind: 'penalty', side }])
  run.state = { ...run.state, kicks: kicked(kicks, isScored, rounds) }
  emit(run, run.nowMs + RUN_UP_MS, [
    { kind: isScored ? 'goal' : 'penaltyMissed', side, amount: 1, manner: 'shootOut' },
  ])
  emit(run, run.nowMs + 2 * RUN_UP_MS, [])
}
