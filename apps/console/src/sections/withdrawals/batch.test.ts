import { expect, test } from 'vitest'
import { Refusal } from '../../platform/api.ts'
import { passBatch, sumOf, type BatchEnd } from './batch.ts'

type Order = Awaited<ReturnType<Parameters<typeof passBatch>[1]['read']>>

const PLAIN: Order = {
  state: 'inReview',
  signs: [],
  approvalId: '',
  isAskedByReader: false,
  hold: null,
  opening: null,
}
const HOLD = { by: 'Trần Thu Hà', reason: 'the owner does not answer', since: 0, until: null }
const BAD = { name: 'knownTarget', verdict: 'bad', figure: '' } as const

/** A queue that remembers who was asked for, as the server does. */
function queue(orders: Readonly<Record<string, Partial<Order>>>) {
  const held = new Map(Object.entries(orders).map(([no, order]) => [no, withDefaults(order)]))
  const done: string[] = []
  let breaksAt = ''
  const ways = {
    async read(no: string) {
      if (no === breaksAt) throw new TypeError('Failed to fetch')
      const order = held.get(no)
      if (!order) throw new Refusal('It is not there.', 404, '')
      return order
    },
    async ask(no: string) {
      done.push(`ask ${no}`)
      held.set(no, { ...withDefaults({}), approvalId: `apr_${no}`, isAskedByReader: true })
    },
    async approve(id: string) {
      done.push(`approve ${id}`)
      held.set(id.replace('apr_', ''), withDefaults({ state: 'approved' }))
    },
  }
  const pass = async (nos: readonly string[]) => {
    const ends: Record<string, BatchEnd> = {}
    await passBatch(nos, ways, (no, end) => (ends[no] = end)).catch(() => undefined)
    return ends
  }
  return { pass, done, breakAt: (no: string) => (breaksAt = no) }
}
const withDefaults = (order: Partial<Order>): Order => ({ ...PLAIN, ...order })

test('[BO-08] of a batch each order is asked for or approved by what it is now; what has a bad sign is held or open elsewhere is left to be looked at', async () => {
  const { pass, done } = queue({
    a: {},
    b: { approvalId: 'apr_b' },
    c: { signs: [BAD] },
    d: { state: 'refused' },
    e: { approvalId: 'apr_e', isAskedByReader: true },
    f: { hold: HOLD },
    g: { approvalId: 'apr_g', hold: HOLD },
    h: { opening: { by: 'Vũ Hải Long', isReader: false, until: 1 } },
    i: { opening: { by: 'Trần Thu Hà', isReader: true, until: 1 } },
  })
  expect(await pass(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'gone'])).toEqual({
    a: 'asked',
    b: 'approved',
    c: 'doubted',
    d: 'decided',
    e: 'own',
    f: 'held',
    g: 'held',
    h: 'opened',
    i: 'asked',
    gone: 'refused',
  })
  expect(done).toEqual(['ask a', 'approve apr_b', 'ask i'])
})

test('[BO-08] a batch that breaks stops there; sent again it does nothing twice', async () => {
  const { pass, done, breakAt } = queue({ a: {}, b: {}, c: {} })
  breakAt('b')
  expect(await pass(['a', 'b', 'c'])).toEqual({ a: 'asked' })
  breakAt('')
  expect(await pass(['a', 'b', 'c'])).toEqual({ a: 'own', b: 'asked', c: 'asked' })
  expect(done).toEqual(['ask a', 'ask b', 'ask c'])
})

test('[BO-08] the total of what is chosen is exact', () => {
  expect(sumOf([])).toBe('0.00')
  expect(sumOf(['48000000.00', '1500.50', '0.05'])).toBe('48001500.55')
})
