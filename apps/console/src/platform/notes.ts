import { useEffect, useRef } from 'react'

const PREFIX = 'keo.console.note'
let owner = ''

/** Whose notes these are: nobody else who signs in here reads them. */
export function setNoteOwner(id: string): void {
  owner = id
}

const keyOf = (field: number) => `${PREFIX} ${owner} ${location.hash} ${field}`

/** The field's place among those of the page: what was written comes back to where it was written. */
function placeOf(field: HTMLTextAreaElement | null): number {
  return field === null ? -1 : [...document.querySelectorAll('textarea')].indexOf(field)
}

/** How many letters are kept for what is open now. */
export function keptLetters(): number {
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(`${PREFIX} ${owner} ${location.hash} `))
    .reduce((sum, key) => sum + (sessionStorage.getItem(key)?.length ?? 0), 0)
}

/** What is written about one open thing outlives the session, in this tab alone; an emptied field is forgotten. */
export function useKeptNote(
  find: () => HTMLTextAreaElement | null,
  text: string,
  onText: (text: string) => void,
): void {
  const key = useRef<string | null>(null)
  const wasFilled = useRef(false)
  useEffect(() => {
    const isNew = key.current === null
    const name = key.current ?? keyOf(placeOf(find()))
    key.current = name
    const kept = isNew ? sessionStorage.getItem(name) : null
    if (kept && text === '') onText(kept)
    else if (text !== '') sessionStorage.setItem(name, text)
    else if (wasFilled.current) sessionStorage.removeItem(name)
    wasFilled.current = text !== ''
  }, [find, text, onText])
}
