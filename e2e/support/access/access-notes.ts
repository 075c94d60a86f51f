import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isSample, type Look, ONLY, PROVEN } from './access-routes.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../build/access')

/** What held in one look, each with its controls; `npm run access` makes the statement's file of all of them. */
type AccessNote = Look & {
  readonly day: string
  readonly routes: Readonly<Record<string, number>>
  /** Every page there is: one that held nowhere has a line that claims nothing. */
  readonly table: readonly string[]
}

/** Null is the count of one that did not hold. */
export function keepNote(look: Look, stops: Readonly<Record<string, number | null>>): void {
  if (isSample) return
  const file = path.join(FOLDER, `${look.language}-${look.theme}.json`)
  const day = new Date().toISOString().slice(0, 10)
  const before =
    ONLY.length > 0 && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AccessNote) : null
  const routes = Object.fromEntries(
    Object.entries({ ...before?.routes, ...stops }).filter(
      (held): held is [string, number] => held[1] !== null,
    ),
  )
  const note: AccessNote = {
    ...look,
    day: before?.day ?? day,
    routes,
    table: PROVEN.map(({ pattern }) => pattern),
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, `${JSON.stringify(note)}\n`)
}
