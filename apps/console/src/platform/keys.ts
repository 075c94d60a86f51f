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
