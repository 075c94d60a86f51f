import { useEffect } from 'react'

/** Bare letters are dead while a field has the focus, and behind a dialog. */
function isDead(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  const field = target?.closest('input, textarea, select, [contenteditable="true"]') ?? null
  const isBehind = document.querySelector('dialog[open], [role="dialog"]') !== null
  return field !== null || isBehind || event.ctrlKey || event.metaKey || event.altKey
}

/** Bare letters do something while no field has the focus. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const run = isDead(event) ? undefined : keys[event.key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}

/** How long the second key may take. */
const SECOND_KEY_MS = 1_500

/**
 * G and then a letter. It hears before every page: the letter after G is never also a decision, so G A goes to the
 * approvals and approves nothing.
 */
export function useGoKeys(places: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    let until = 0
    function hear(event: KeyboardEvent): void {
      if (isDead(event) || event.key === 'Shift') return
      const letter = event.key.toLowerCase()
      const isSecond = event.timeStamp < until
      until = !isSecond && letter === 'g' ? event.timeStamp + SECOND_KEY_MS : 0
      if (!isSecond && letter !== 'g') return
      event.stopImmediatePropagation()
      event.preventDefault()
      if (isSecond) places[letter]?.()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [places])
}

/** J and K go down and up a list; where nothing is chosen, either begins with its first. */
export function useListKeys(ids: readonly string[], open: string, choose: (id: string) => void): void {
  const at = ids.findIndex((id) => id === open)
  const move = (step: number) => {
    const next = ids[at + step] ?? (at < 0 ? ids[0] : undefined)
    if (next !== undefined) choose(next)
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
}
