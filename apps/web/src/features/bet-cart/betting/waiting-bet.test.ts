import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { memoryStore } from '../../../testing/sample-cart.ts'
import { createWaitingBet, type Try, WAIT_MS, type WaitEnd } from './waiting-bet.ts'

/** A tap without a network; the line, the price and the slip are the test's. */
function waiting() {
  const clock = manualClock()
  const kept = memoryStore()
  const line = { isOn: false, answers: 'sent' as Try, bet: 'slip' }
  const listeners = { online: new Set<() => void>(), bet: new Set<() => void>() }
  const heard: { sent: string[][]; ends: WaitEnd[] } = { sent: [], ends: [] }
  /** A try that is under way ends when the test says so. */
  let answer: (() => void) | null = null
  const slow = { isOn: false }
  const make = () =>
    createWaitingBet({
      clock,
      kept,
      isOnline: () => line.isOn,
      onOnline: (run) => (listeners.online.add(run), () => listeners.online.delete(run)),
      newKey: (() => {
        let made = 0
        return () => `key-${(made += 1)}`
      })(),
      bet: () => line.bet,
      onBetChange: (run) => (listeners.bet.add(run), () => listeners.bet.delete(run)),
      async send(keyOfRow, over) {
        const keys = [keyOfRow(0), keyOfRow(1)]
        if (slow.isOn) await new Promise<void>((done) => (answer = done))
        if (line.answers !== 'sent') return line.answers
        const cause = over()
        if (!cause) heard.sent.push(keys)
        return cause ?? 'sent'
      },
      ended: (how) => heard.ends.push(how),
    })
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return {
    clock,
    kept,
    line,
    slow,
    heard,
    make,
    bet: make(),
    settled,
    async comeBack() {
      line.isOn = true
      for (const run of listeners.online) run()
      await settled()
    },
    change(text: string) {
      line.bet = text
      for (const run of listeners.bet) run()
    },
    answerNow: async () => {
      answer?.()
      await settled()
    },
  }
}

test('a line that is back within ten seconds sends the bet once', async () => {
  const { bet, clock, comeBack, heard, kept } = waiting()
  bet.begin()
  clock.advance(9_000)
  expect([bet.isOn(), bet.leftMs(), kept.read('waitingBet')]).toEqual([true, 1_000, true])
  await comeBack()
  await comeBack()
  clock.advance(60_000)
  expect(heard).toEqual({ sent: [['key-1', 'key-2']], ends: ['sent'] })
  expect([bet.isOn(), kept.read('waitingBet'), clock.timers()]).toEqual([false, undefined, 0])
})

test('after ten seconds it is over, and a line that comes back then sends nothing', async () => {
  const { bet, clock, comeBack, heard } = waiting()
  bet.begin()
  clock.advance(WAIT_MS)
  await comeBack()
  clock.advance(60_000)
  expect(heard).toEqual({ sent: [], ends: ['late'] })
})

test('a price that comes back after the deadline is not bet at', async () => {
  const { bet, clock, comeBack, heard, slow, answerNow } = waiting()
  slow.isOn = true
  bet.begin()
  clock.advance(9_900)
  await comeBack()
  clock.advance(200)
  await answerNow()
  expect(heard).toEqual({ sent: [], ends: ['late'] })
})

test('a bet that is taken back is not sent, also while its price is under way', async () => {
  const { bet, comeBack, heard, slow, answerNow } = waiting()
  slow.isOn = true
  bet.begin()
  await comeBack()
  bet.takeBack()
  await answerNow()
  expect(heard).toEqual({ sent: [], ends: ['takenBack'] })
})

test('a try that finds no line is made again with the same keys; a price that changed asks', async () => {
  const { bet, clock, comeBack, heard, line, settled } = waiting()
  line.answers = 'unreached'
  bet.begin()
  await comeBack()
  expect(bet.isOn()).toBe(true)
  line.answers = 'sent'
  clock.advance(1_000)
  await settled()
  expect(heard).toEqual({ sent: [['key-1', 'key-2']], ends: ['sent'] })
  line.answers = 'asks'
  bet.begin()
  clock.advance(1_000)
  await settled()
  expect(heard.ends).toEqual(['sent', 'asks'])
})

test('another slip is another bet: the one that waits is not sent', async () => {
  const { bet, change, comeBack, heard, slow, answerNow } = waiting()
  bet.begin()
  change('slip')
  expect(bet.isOn()).toBe(true)
  change('another stake')
  await comeBack()
  expect(heard).toEqual({ sent: [], ends: ['changed'] })
  // And while the price is under way.
  slow.isOn = true
  bet.begin()
  await comeBack()
  change('a third stake')
  await answerNow()
  expect(heard).toEqual({ sent: [], ends: ['changed', 'changed'] })
})

test('a reload ends it, and says so once', () => {
  const { bet, make } = waiting()
  bet.begin()
  expect(bet.wasLeft()).toBe(false)
  const afterReload = make()
  expect([afterReload.wasLeft(), afterReload.isOn(), afterReload.wasLeft()]).toEqual([true, false, false])
})
