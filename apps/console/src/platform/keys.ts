import { useEffect, type KeyboardEvent as Pressed } from 'react'
import { go } from './place.ts'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
/** Where the browser itself does something with Enter and Space. */
const PRESSABLE = 'a, button, summary'

function isOn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null
}

/** Bare letters are dead while a field has the focus, behind a dialog, and where somebody else took them. */
function isDead(event: KeyboardEvent): boolean {
  const isBehind = document.querySelector('dialog[open], [role="dialog"]') !== null
  const isPress = (event.key === 'Enter' || event.key === ' ') && isOn(event, PRESSABLE)
  const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
  return isTaken || isPress || isBehind || isOn(event, FIELDS)
}

/** A letter under Shift is another key: `shift+s` stops more than `s`. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string => {
  const name = key.toLowerCase()
  return shiftKey && /^[a-z]$/.test(name) ? `shift+${name}` : name
}

/** Bare letters do something while no field has the focus. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const run = isDead(event) ? undefined : keys[nameOf(event)]
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

/** E opens the card of the member whom the open thing is about. */
export function useMemberKey(memberId: string): void {
  useKeys({ e: () => go('member', memberId) })
}

/** 1 to 9 do the first nine of a row of choices. */
export function useNumberKeys(runs: readonly (() => void)[]): void {
  useKeys(Object.fromEntries(runs.slice(0, 9).map((run, at) => [String(at + 1), run])))
}

/** Ctrl and Enter send what is being written. */
export const sendOn = (send: () => void) => (event: Pressed) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}

/** F and / go to the search of the page. Escape leaves a field, and then what is open. */
export function useFrameKeys(page: string, open: string): void {
  const find = () =>
    document.querySelector<HTMLElement>('.main input[type="search"], .main form.filters input')?.focus()
  useKeys({ f: find, '/': find, ...(open === '' ? {} : { escape: () => go(page) }) })
  useEffect(() => {
    function leave(event: KeyboardEvent): void {
      const isField = isOn(event, '.main input, .main textarea, .main select')
      if (event.key === 'Escape' && isField && event.target instanceof HTMLElement) event.target.blur()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
}

/** J and K go down and up a list, as `]` and `[` do; where nothing is chosen, either begins with its first. */
export function useListKeys(ids: readonly string[], open: string, choose: (id: string) => void): void {
  const at = ids.findIndex((id) => id === open)
  const move = (step: number) => {
    const next = ids[at + step] ?? (at < 0 ? ids[0] : undefined)
    if (next !== undefined) choose(next)
  }
  const [down, up] = [() => move(1), () => move(-1)]
  useKeys({ j: down, k: up, ']': down, '[': up })
}
