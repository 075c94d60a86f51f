import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildParts, webModeOf } from './build-parts.mjs'
import { compressFolder } from './compress.mjs'
import { writeStamp } from './fingerprint.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keo-build-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const stale = (mode = 'vietnam-test') => {
  const { web, server } = buildParts(root, mode)
  return { web: web.isStale, server: server.isStale }
}
function markBuilt() {
  write('build/web/index.html', 'page')
  write('build/server/main.mjs', 'server')
  write('build/console/index.html', 'console')
  for (const { stampFile, stamp } of Object.values(buildParts(root, 'vietnam-test')))
    writeStamp(stampFile, stamp)
}

test('only the half whose sources changed is stale, and tests are no sources', () => {
  write('apps/web/src/main.tsx', '1')
  write('apps/server/src/main.ts', '1')
  write('packages/contract/src/errors.ts', '1')
  expect(stale()).toEqual({ web: true, server: true })
  markBuilt()
  expect(stale()).toEqual({ web: false, server: false })
  write('apps/web/src/main.tsx', '2')
  expect(stale()).toEqual({ web: true, server: false })
  write('apps/web/src/main.tsx', '1')
  write('apps/server/src/main.test.ts', 'a test')
  expect(stale()).toEqual({ web: false, server: false })
  write('packages/contract/src/errors.ts', '2')
  expect(stale()).toEqual({ web: true, server: true })
})

test('a half whose result was thrown away is stale, whatever its stamp says', () => {
  markBuilt()
  rmSync(path.join(root, 'build/web'), { recursive: true })
  expect(stale()).toEqual({ web: true, server: false })
  markBuilt()
  rmSync(path.join(root, 'build/server/main.mjs'))
  expect(stale()).toEqual({ web: false, server: true })
})

test('another mode makes the page stale, not the server', () => {
  markBuilt()
  expect(stale('china-dev')).toEqual({ web: true, server: false })
})

test('the mode of the page follows the mode of the server, unless it is chosen', () => {
  expect(webModeOf({})).toBe('vietnam-test')
  expect(webModeOf({ KEO_MODE: 'uat' })).toBe('vietnam-uat')
  expect(webModeOf({ KEO_MODE: 'prod' })).toBe('vietnam-prod')
  expect(webModeOf({ KEO_MODE: 'prod', WEB_MODE: 'china-dev' })).toBe('china-dev')
})

test('texts get a smaller twin in brotli and gzip that unpacks to the same; pictures and crumbs get none', async () => {
  const text = 'const keo = 1\n'.repeat(100)
  write('assets/app.js', text)
  write('tiny.css', 'a{}')
  write('photo.webp', text)
  await compressFolder(root)
  expect(readdirSync(path.join(root, 'assets')).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(brotliDecompressSync(readFileSync(path.join(root, 'assets/app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(path.join(root, 'assets/app.js.gz'))).toString()).toBe(text)
  expect(readdirSync(root).toSorted()).toEqual(['assets', 'photo.webp', 'tiny.css'])
})
