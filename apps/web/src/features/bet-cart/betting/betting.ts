import { createStore } from 'zustand/vanilla'
import { environment } from '../../../platform/environment.ts'
import { currentSay, loadArea } from '../../../language/messages.ts'
import { queryClient } from '../../../api/query-client.ts'
import { currentAgentLine } from '../../../site/agent-line.ts'
import { chooseCurrency } from '../../../site/region-currency.ts'
import { isOnline, onOnline } from '../../../platform/online.ts'
import { storage } from '../../../platform/storage.ts'
import { clock } from '../../../platform/time.ts'
import { toast } from '../../../toasts/toast.ts'
import { overlays } from '../../../page-kit/overlays/overlays.tsx'
import { keptSettings, registeredCurrency } from '../../current-member/index.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import type { Attempt, RowResult } from './attempt.ts'
import { betWire, refreshPrices } from './bet-wire.ts'
import { cartHabits } from '../cart/cart-habits.ts'
import { createRefresher } from '../cart/cart-refresh.ts'
import { kindOf } from '../cart/cart-state.ts'
import { cart } from '../cart/cart-store.ts'
import { freeBetChoice, freeBetIn, slipId } from '../cart/free-bet.ts'
import { newAttempt } from './new-attempt.ts'
import { obstacleOf } from './obstacle.ts'
import { agreeToAll, oddsChangeOf } from '../cart/odds-policy.ts'
import { afterBet, betAgain } from './after-bet.ts'
import { stakeLines } from '../cart/stake-lines.ts'
import { createSubmissions } from './submission.ts'
import { newTapTrace } from './tap-trace.ts'
import { createWaitingBet, type WaitEnd } from './waiting-bet.ts'

/** The member's own currency; a visitor's by the site. */
export const cartCurrency = () => chooseCurrency(environment.region, registeredCurrency())
export const oddsSetting = () => oddsChangeOf(keptSettings().oddsChange)

export const refresher = createRefresher({
  cart,
  clock,
  policy: () => ({ setting: oddsSetting(), dropPercent: cartHabits().dropPercent }),
  ask: (items) => refreshPrices(items, cartCurrency()),
})

export const bets = createSubmissions({ clock, kept: storage, wire: betWire, ended })

/** True from the tap until the price is known to be right. */
export const checking = createStore<{ isOn: boolean }>(() => ({ isOn: false }))

/** A bet that was tapped without a network. */
export const waitingBet = createWaitingBet({
  clock,
  isOnline,
  onOnline,
  kept: storage,
  newKey: newTapKey,
  bet() {
    const { items, stakes, chosenKind } = cart.store.getState()
    return JSON.stringify([items.map(({ id }) => id), stakes, chosenKind])
  },
  onBetChange: (run) => cart.store.subscribe(run),
  async send(keyOfRow, over) {
    // A price of a moment ago is none here: it was seen before the line was gone.
    if (!(await refresher.now())) return 'unreached'
    let row = 0
    const attempt = attemptNow(() => keyOfRow(row++))
    if (!attempt) return 'asks'
    const cause = over()
    if (!cause) sendBet(attempt)
    return cause ?? 'sent'
  },
  ended: (how) => void tellWait(how),
})

const WAIT_TEXTS = { late: 'cart.waitLate', asks: 'cart.waitAsks', changed: 'cart.waitChanged' } as const

async function tellWait(how: WaitEnd | 'reloaded'): Promise<void> {
  if (how === 'sent' || how === 'takenBack') return
  await loadArea('betCart')
  toast.show(currentSay()(how === 'reloaded' ? 'cart.waitGone' : WAIT_TEXTS[how]))
}

/** After a reload: what was sent is followed to its end, what only waited is gone, and that is said. */
export function resumeBets(): void {
  if (waitingBet.wasLeft()) void tellWait('reloaded')
  void bets.resume()
}

/** From the tap on the button: the price is looked at once more, and then the bet is sent, or the player asked. */
export async function placeBet({ isAgreed }: { isAgreed: boolean }): Promise<void> {
  if (bets.isBusy() || checking.getState().isOn || waitingBet.isOn()) return
  if (isAgreed) cart.set({ items: agreeToAll(cart.store.getState().items) })
  if (!isOnline()) return waitingBet.begin()
  checking.setState({ isOn: true })
  try {
    await refresher.now()
    // After a sleep the first answer may set the clock, and its own price then looks old.
    if (!refresher.isFresh()) await refresher.now()
    if (!refresher.isFresh()) return void toast.show(currentSay()('cart.noPrice'))
    const attempt = attemptNow(newTapKey)
    if (attempt) sendBet(attempt)
  } finally {
    checking.setState({ isOn: false })
  }
}

/** Null when the player has something to decide first: a price, a line, a closed market, a limit. */
function attemptNow(newKey: () => string): Attempt | null {
  const state = cart.store.getState()
  const lines = stakeLines(state, cartCurrency())
  const staked = lines.filter(({ stake }) => stake)
  if (staked.some(({ legs }) => legs.some(({ GamelyChanges }) => GamelyChanges))) return null
  const freeBet = freeBetIn(freeBetChoice.getState().chosen, staked)
  const obstacle = obstacleOf({
    lines,
    items: state.items,
    isSeries: kindOf(state) === 'series',
    isOnline: true,
    isSignedIn: true,
    // The account was looked at before the tap, and the server looks again.
    balance: undefined,
    isIdentified: undefined,
  })
  if (obstacle) return null
  return newAttempt(state, {
    currency: cartCurrency(),
    oddsChange: oddsSetting(),
    now: clock.now(),
    newId: () => slipId(freeBet, newKey()),
    trace: newTapTrace(currentAgentLine().traceShare),
  })
}

function sendBet(attempt: Attempt): void {
  void watchGoals(attempt)
  void bets.place(attempt)
}

/** Specification, live socket: the matches are named before a bet goes out. */
async function watchGoals({ legs }: Attempt): Promise<void> {
  const { watchGoalsOf: watch } = await import('../../match-news/index.ts')
  watch(legs.map(({ matchId }) => String(matchId)))
}

function ended(attempt: Attempt, results: readonly RowResult[], kind: 'success' | 'failure'): void {
  cart.set(afterBet(cart.store.getState(), attempt, results, cartHabits().isKept))
  refresher.soon()
  void queryClient.invalidateQueries({ queryKey: ['wallet'] })
  freeBetChoice.setState({ chosen: null })
  void queryClient.invalidateQueries({ queryKey: ['rewards'] })
  void showResult(kind)
}

/** Specification section 4: the notice shows for two seconds. */
async function showResult(kind: 'success' | 'failure'): Promise<void> {
  await loadArea('betCart')
  overlays.notify({ kind, title: currentSay()(kind === 'success' ? 'bet.accepted' : 'bet.failed') })
}

/** The same selections and stakes once more, at the prices of now; nothing is sent yet. */
export function repeatBet(attempt: Attempt): void {
  bets.dismiss()
  cart.set(betAgain(attempt))
  refresher.soon()
}

/** Puts the receipt away; an empty cart closes with it. */
export function closeReceipt(): void {
  bets.dismiss()
  if (cart.store.getState().items.length === 0) cart.close()
}
