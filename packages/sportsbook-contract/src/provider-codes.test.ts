import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROVIDER_CODES } from './provider-codes.ts'

const ROOT = new URL('../../../', import.meta.url)
const NOT_PROVOKED_MOST = 25

type Row = { readonly wire: number; readonly name: string; readonly file: string | null }

function rows(): Row[] {
  const text = readFileSync(new URL('docs/provider-codes.md', ROOT), 'utf8')
  const found = [...text.matchAll(/^\| (\d+) \| ([A-Z_]+) \| (?:`([^`]+)`|not provoked: \S.*) \|$/gm)]
  return found.map(([, wire, name = '', file]) => ({ wire: Number(wire), name, file: file ?? null }))
}

test('the documentation lists every return code once', () => {
  const listed = rows().map(({ wire, name }) => [name, wire])
  expect(listed).toEqual(Object.entries(PROVIDER_CODES).map(([name, { wire }]) => [name, wire]))
})

test('at most 25 codes are not provoked, and each of the others stands in the test that provokes it', () => {
  expect(rows().filter(({ file }) => file === null).length).toBeLessThanOrEqual(NOT_PROVOKED_MOST)
  const missing = rows().filter(({ wire, name, file }) => {
    if (file === null) return false
    const text = readFileSync(new URL(`apps/sportsbook/src/${file}`, ROOT), 'utf8')
    return !new RegExp(`\\b${wire}\\b|'${name}'`).test(text)
  })
  expect(missing).toEqual([])
})

test('what is said to be provoked is refused somewhere in the provider, and what is not is refused nowhere', () => {
  const source = new URL('apps/sportsbook/src/', ROOT)
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts') && !/(^|\/)test-|\.test\.ts$/.test(name))
  const text = files.map((name) => readFileSync(new URL(name, source), 'utf8')).join('\n')
  const wrong = rows().filter(({ name, file }) => text.includes(`'${name}'`) !== (file !== null))
  expect(wrong).toEqual([])
})
