/** Keeps the values that were used last, up to a number. */
export function newestOf<Key, Value>(most: number) {
  const kept = new Map<Key, Value>()
  function set(key: Key, value: Value): void {
    kept.delete(key)
    kept.set(key, value)
    if (kept.size <= most) return
    for (const oldest of kept.keys()) {
      kept.delete(oldest)
      return
    }
  }
  return {
    set,
    get(key: Key): Value | undefined {
      const value = kept.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    delete: (key: Key) => kept.delete(key),
  }
}

/** Values made on demand, of which the last used ones are kept. */
export function keepNewest<Key, Value>(most: number, make: (key: Key) => Value) {
  const kept = newestOf<Key, Value>(most)
  return {
    get(key: Key): Value {
      const known = kept.get(key)
      if (known !== undefined) return known
      const value = make(key)
      kept.set(key, value)
      return value
    },
    forget: (key: Key) => kept.delete(key),
  }
}
