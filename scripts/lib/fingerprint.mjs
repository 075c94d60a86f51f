import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'build', '.vite', 'test-results'])
const isTest = (name) => /\.(test|journey)\.[cm]?[jt]sx?$/.test(name)

/** A hash over the content of files and folders. Content, not times: a branch switched there and back builds nothing. */
export function fingerprint(root, places, more = []) {
  const hash = createHash('sha256')
  for (const text of more) hash.update(`${text}\n`)
  for (const place of places) addPlace(hash, root, place)
  return hash.digest('hex')
}

function addPlace(hash, root, place) {
  const at = path.join(root, place)
  if (!existsSync(at)) return
  const entries = readEntries(at)
  if (!entries) {
    hash.update(`${place}\n`).update(readFileSync(at))
    return
  }
  for (const entry of entries) {
    if (!SKIPPED.has(entry.name) && !isTest(entry.name)) addPlace(hash, root, path.join(place, entry.name))
  }
}

function readEntries(at) {
  try {
    return readdirSync(at, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Appears whole or not at all: a process killed here must not leave half a stamp. */
export function writeStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.draft`, stamp)
  renameSync(`${file}.draft`, file)
}

export const removeStamp = (file) => rmSync(file, { force: true })
