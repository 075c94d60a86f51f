import { seconds } from '@keo/units/instants'
import { createStore } from 'zustand/vanilla'
import type { Storage } from '../../../platform/storage.ts'
import type { Cancel, Clock } from '../../../platform/time.ts'

/** Why a bet that waits is no longer to be sent. */
type Over = 'late' | 'changed'
/** What became of a try: sent, something for the player to decide first, over meanwhile, or the line was gone again. */
export type Try = 'sent' | 'asks' | 'unreached' | Over
export type WaitEnd = 'sent' | 'asks' | 'takenBack' | Over

type Needs = {
  clock: Clock
  isOnline(): boolean
  onOnline(run: () => void): Cancel
  kept: Pick<Storage, 'read' | 'write' | 'remove'>
  newKey(): string
  /** What would be bet, as text: another text is another bet. */
  bet(): string
  onBetChange(run: () => void): Cancel
  /** Asks for the price and sends at it, unless the wait is over by then. The same row has the same key in every try. */
  send(keyOfRow: (row: number) => string, over: () => Over | null): Promise<Try>
  ended(how: WaitEnd): void
}

/** A bet that was asked for without a network is for now, not for later. */
export const WAIT_MS = seconds(10)
const AGAIN_MS = seconds(1)

/**
 * A bet that was tapped without a network. It waits in this page alone, for ten seconds at most, and is sent as every bet
 * is: at a price that was asked for after the line came back, or not at all.
 */
export function createWaitingBet(needs: Needs) {
  const { clock, kept } = needs
  const store = createStore<{ isOn: boolean }>(() => ({ isOn: false }))
  let keys: string[] = []
  let begun = { at: 0, monotonic: 0, bet: '' }
  let isTrying = false
  let stops: Cancel[] = []

  const isOn = (): boolean => store.getState().isOn
  /** By both clocks, as either may stand still or be set. */
  function leftMs(): number {
    if (!isOn()) return 0
    const passed = Math.max(clock.now() - begun.at, clock.monotonicMs() - begun.monotonic)
    return Math.max(0, WAIT_MS - passed)
  }
  const keyOfRow = (row: number): string => (keys[row] ??= needs.newKey())

  function end(how: WaitEnd): void {
    if (!isOn()) return
    stops.forEach((stop) => stop())
    stops = []
    kept.remove('waitingBet')
    store.setState({ isOn: false })
    needs.ended(how)
  }

  async function tryNow(): Promise<void> {
    if (isTrying || !isOn() || !needs.isOnline()) return
    if (leftMs() === 0) return end('late')
    isTrying = true
    const wait = begun
    // A wait that was taken back, and one that began after it, are not this one.
    const over = (): Over | null =>
      begun !== wait || leftMs() === 0 ? 'late' : needs.bet() === wait.bet ? null : 'changed'
    const outcome = await needs.send(keyOfRow, over).catch((): Try => 'unreached')
    isTrying = false
    if (begun === wait && outcome !== 'unreached') end(outcome)
  }

  return {
    store,
    isOn,
    leftMs,
    begin(): void {
      if (isOn()) return
      keys = []
      begun = { at: clock.now(), monotonic: clock.monotonicMs(), bet: needs.bet() }
      kept.write('waitingBet', true)
      store.setState({ isOn: true })
      stops = [
        clock.after(WAIT_MS, () => end('late')),
        clock.every(AGAIN_MS, () => void tryNow()),
        needs.onOnline(() => void tryNow()),
        needs.onBetChange(() => {
          if (!isTrying && needs.bet() !== begun.bet) end('changed')
        }),
      ]
    },
    takeBack: (): void => end('takenBack'),
    /** After a reload: true when a bet was waiting, which is gone. */
    wasLeft(): boolean {
      const wasWaiting = !isOn() && kept.read('waitingBet') === true
      if (wasWaiting) kept.remove('waitingBet')
      return wasWaiting
    },
  }
}
