import * as fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { sampleOf } from './test-samples.ts'

type Parsed = ReturnType<z.ZodMiniType['safeParse']>
type Reader = { safeParse(value: unknown): Parsed; parse(value: unknown): unknown }

const FILES = {
  ...import.meta.glob('../../../../packages/{contract,sportsbook-contract}/src/*.ts'),
  ...import.meta.glob('../../../../packages/games-contract/src/{*,engines/*}.ts'),
  ...import.meta.glob('../platform/storage-schema.ts'),
}
/** What servers alone read, and no schemas of their own. */
const ELSEWHERE = /\.test\.ts$|\/(?:openapi|calls|games-contract\/src\/(?:provider-calls|callbacks))\.ts$/
const SOURCES = Object.entries(FILES).filter(([file]) => !ELSEWHERE.test(file))
const RUNS = 12

afterAll(() => {
  vi.doUnmock('zod/mini')
  // The next file of this worker must not find what was loaded with ours.
  vi.resetModules()
})

/** Every schema of the contracts by its file and its place there, read with the library or with ours. */
async function schemas(): Promise<Map<string, Map<string, Reader>>> {
  vi.resetModules()
  const found = new Map<string, Map<string, Reader>>()
  for (const [file, load] of SOURCES) {
    const ofFile = schemasIn(await load())
    if (ofFile.size > 0) found.set(file.replace(/^.*packages\//, ''), ofFile)
  }
  return found
}

/** A module exports schemas, calls that hold two, and tables of either. */
function schemasIn(value: unknown, name = '', depth = 0): Map<string, Reader> {
  if (typeof value !== 'object' || value === null || depth > 3) return new Map()
  if ('safeParse' in value) return new Map([[name, value as Reader]])
  const inner = Object.entries(value).flatMap(([key, each]) =>
    Array.from(schemasIn(each, `${name}.${key}`, depth + 1)),
  )
  return new Map(inner)
}

const theirs = await schemas()
vi.doMock('zod/mini', () => import('./zod-mini.ts'))
const ours = await schemas()

describe('the browser reads what comes from outside as zod does', () => {
  test('both know the same schemas, hundreds of them, and ours are not made by zod', () => {
    const namesIn = (found: typeof ours) =>
      Array.from(found, ([file, ofFile]) => [file, Array.from(ofFile.keys())])
    expect(namesIn(ours)).toEqual(namesIn(theirs))
    const own = [...ours.values()].flatMap((ofFile) => Array.from(ofFile.values()))
    expect(own.length).toBeGreaterThan(300)
    expect(own.some((schema) => '_zod' in schema)).toBe(false)
  })

  test.each([...theirs.keys()])('%s: the same is taken, refused and made of it', (file) => {
    for (const [name, schema] of theirs.get(file) ?? []) {
      const own = ours.get(file)?.get(name)
      fc.assert(
        fc.property(sampleOf(schema as z.ZodMiniType), (sample) => {
          expect({ name, ...verdict(own?.safeParse(sample)) }).toEqual({
            name,
            ...verdict(schema.safeParse(sample)),
          })
        }),
        { numRuns: RUNS, seed: 1 },
      )
    }
  })

  test('what is read or thrown at once is the same', () => {
    const read = (from: typeof ours) => from.get('contract/src/site.ts')?.get('.getHomeBar.response')
    const bar = { banners: [], entries: [], notices: [], isCSportOn: true }
    expect(read(ours)?.parse({ ...bar, added: 1 })).toEqual(read(theirs)?.parse({ ...bar, added: 1 }))
    expect(() => read(ours)?.parse(null)).toThrow('invalid_type')
    expect(() => read(theirs)?.parse(null)).toThrow('invalid_type')
  })

  test('an issue says where it is and what is wrong, as zod does', () => {
    const bar = { banners: [], entries: [{ id: 1, tile: 'huge' }], notices: 'none' }
    const read = (from: typeof ours) =>
      from.get('contract/src/site.ts')?.get('.getHomeBar.response')?.safeParse(bar).error?.issues ?? []
    const said = (from: typeof ours) => read(from).map(({ path, code }) => `${path.join('.')} ${code}`)
    expect(said(ours)).toEqual(said(theirs))
    expect(said(ours)).toContain('entries.0.tile invalid_value')
  })
})

function verdict(parsed: Parsed | undefined): object {
  return parsed?.success ? { data: parsed.data } : { isRefused: (parsed?.error.issues.length ?? 0) > 0 }
}
