import { useState } from 'react'

/** What somebody types until it counts; it follows when something else changes what counts. */
export function useTyped(value: string): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, of: value })
  if (typed.of !== value) setTyped({ text: value, of: value })
  return [typed.of === value ? typed.text : value, (text) => setTyped({ text, of: value })]
}
