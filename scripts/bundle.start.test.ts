import { readdirSync, readFileSync } from 'node:fs'
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
