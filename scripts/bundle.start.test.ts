import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { leaksIn } from './lib/leaks.ts'
import { ROOT } from './lib/tracked-files.ts'

const WEB = path.join(ROOT, 'build')
const files = ['web', 'console'].flatMap((part) =>
  readdirSync(path.join(WEB, part), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(part, file),
  ),
)
const texts = files.filter((file) => /\.(js|css|html|webmanifest|svg|json)$/.test(file))

describe('[CFG-02] what the browser gets', () => {
  test('no secret, machine path or registry host', () => {
    const found = texts.flatMap((file) =>
      leaksIn(readFileSync(path.join(WEB, file), 'utf8')).map((leak) => `${file}:${leak}`),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(found).toEqual([])
  })

  test('no source map, and none is asked for', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const asking = texts.filter((file) =>
      readFileSync(path.join(WEB, file), 'utf8').includes('sourceMappingURL'),
    )
    expect(asking).toEqual([])
  })

  test('no setting of the server is named in a script', () => {
    const serverOnly = /DATABASE_URL|REDIS_URL|OPERATOR_TOKEN|TRUSTED_PROXIES/
    expect(
      texts.filter(
        (file) => file.endsWith('.js') && serverOnly.test(readFileSync(path.join(WEB, file), 'utf8')),
      ),
    ).toEqual([])
  })
})

test('a page names every file that the home page and the match list import at once, so that none waits for another', () => {
  const html = readFileSync(path.join(WEB, 'web/index.html'), 'utf8')
  const named = JSON.parse(/id="page-files">(.+?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
    string,
    string[]
  >
  for (const page of ['/', '/sports']) {
    const scripts = named[page]?.filter((file) => file.endsWith('.js')) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    const imported = scripts.flatMap((file) => importsOf(readFileSync(path.join(WEB, 'web', file), 'utf8')))
    const asked = new Set([...scripts, ...[...html.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)])
    expect(imported.filter((file) => !asked.has(file))).toEqual([])
    for (const language of ['vi', 'en', 'zh-CN', 'th'])
      expect(
        named[`${page} ${language}`]?.filter((file) => !existsSync(path.join(WEB, 'web', file))),
      ).toEqual([])
  }
})

/** What a built script imports at once; what it imports later stands in brackets. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file]) => `/assets/${file}`)
