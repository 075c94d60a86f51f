/** Keeps what was written last, up to a number of entries. */
export type KeepLast<V> = {
  get(key: number): V | undefined
  set(key: number, value: V): void
  delete(key: number): void
}

export function keepLast<V>(most: number): KeepLast<V> {
  const kept = new Map<number, V>()
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.delete(key)
      kept.set(key, value)
      if (kept.size <= most) return
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    },
    delete(key) {
      kept.delete(key)
    },
  }
}
