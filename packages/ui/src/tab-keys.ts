import type { KeyboardEvent } from 'react'

/** Which item an arrow, Home or End key moves to in a row of tabs; null for any other key. Arrows wrap round. */
export function neighbourKey<Key extends string>(
  keys: readonly Key[],
  current: Key,
  pressed: string,
): Key | null {
  const at = keys.indexOf(current)
  if (pressed === 'ArrowRight') return keys[(at + 1) % keys.length] ?? null
  if (pressed === 'ArrowLeft') return keys[(at - 1 + keys.length) % keys.length] ?? null
  if (pressed === 'Home') return keys[0] ?? null
  if (pressed === 'End') return keys.at(-1) ?? null
  return null
}

/** Key handler of one tab: chooses the neighbour and moves the focus to it. Tabs carry their key in `data-key`. */
export function stepTabs<Key extends string>(keys: readonly Key[], value: Key, onChange: (key: Key) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourKey(keys, value, event.key)
    if (next === null) return
    event.preventDefault()
    onChange(next)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus()
  }
}
