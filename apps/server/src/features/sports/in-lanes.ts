/** So many at once leave the other callers of the database their turn. */
const LANES = 6

/**
 * Works on many things side by side, and on those of one key one after another in their order: the money of an order is
 * taken back before it is paid again.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queues = new Map<string, Item[]>()
  for (const item of items) {
    const queue = queues.get(keyOf(item))
    if (queue) queue.push(item)
    else queues.set(keyOf(item), [item])
  }
  const waiting = [...queues.values()]
  const lane = async () => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift())
      for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
