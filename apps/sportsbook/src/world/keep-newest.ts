/** Values made on demand, of which the ones asked for last are kept. */
export function keepNewest<Key, Value>(most: number, make: (key: Key) => Value) {
  const kept = new Map<Key, Value>()
  return {
    get(key: Key): Value {
      const known = kept.get(key)
      const value = known ?? make(key)
      kept.delete(key)
      kept.set(key, value)
      if (kept.size > most) kept.delete(kept.keys().next().value as Key)
      return value
    },
    forget: (key: Key) => kept.delete(key),
  }
}
