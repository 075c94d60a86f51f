import { useEffect } from 'react'

/** Bare letters do something while no field has the focus. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const target = event.target as HTMLElement | null
      const isTyping = target?.closest('input, textarea, select') !== null && target !== document.body
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const run = keys[event.key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
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
