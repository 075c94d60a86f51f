import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, COMPOSITION, importsOfFiles, roomImports, roomsOf, specifiersOf } from './import-graph.mjs'

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keo-graph-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

describe('the import graph', () => {
  test('sees imports, type imports, re-exports, dynamic imports, and no comment', () => {
    const text = `
      import { a } from './a.ts'
      import type { B } from './b.ts'
      export { c } from './c.ts'
      export * from './d.ts'
      // import { x } from './x.ts'
      const e = () => import('./e.ts')`
    expect(specifiersOf('f.ts', text).toSorted()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts'])
  })

  test('a folder with files is a room with what is under it, one with folders only is a group', () => {
    const rooms = roomsOf([
      'main.ts',
      'kit/clock.ts',
      'kit/deep/er.ts',
      'features/a/a.ts',
      'features/b/parts/b.ts',
    ])
    expect([...rooms.values()]).toEqual([COMPOSITION, 'kit', 'kit', 'features/a', 'features/b/parts'])
  })

  test('two rooms that know each other by types alone are a circle; tests are not counted', () => {
    const folder = folderWith({
      'main.ts': "import './features/a/one.ts'",
      'features/a/one.ts': "import type { Two } from '../b/two.ts'",
      'features/b/two.ts': "export { three } from '../a/three.ts'\nexport type Two = 2",
      'features/a/three.ts': 'export const three = 3',
      'features/c/four.ts': 'export const four = 4',
      'features/c/four.test.ts': "import '../a/one.ts'",
      'features/a/test-world.ts': "import '../c/four.ts'",
    })
    const imports = importsOfFiles(folder)
    const between = roomImports(imports, roomsOf([...imports.keys()]))
    const graph = new Map([...between].map(([room, targets]) => [room, [...targets.keys()]]))
    expect(circles(graph)).toEqual([['features/a', 'features/b']])
    expect(circles(imports), 'between files there is none').toEqual([])
  })

  test('circles that do not touch are told apart', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['d']],
      ['d', ['c']],
      ['e', ['a']],
    ])
    expect(circles(graph)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })
})
