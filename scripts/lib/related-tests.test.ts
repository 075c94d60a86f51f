import { describe, expect, test } from 'vitest'
import { importersOf, relatedTests } from './related-tests.mjs'

const TREE: Record<string, string> = {
  'packages/units/src/money.ts': '',
  'packages/units/src/money.test.ts': "import { money } from './money.ts'",
  'packages/units/src/odds.ts': '',
  'packages/units/src/odds.test.ts': "import { odds } from './odds.ts'",
  'apps/web/src/wallet/sum.ts': "import { money } from '@keo/units/money'",
  'apps/web/src/wallet/wallet.tsx': "export { sum } from './sum.ts'",
  'apps/web/src/wallet/wallet.test.tsx': "const { sum } = await import('./wallet.tsx')",
  'apps/web/src/wallet/styles.css': '',
  'apps/web/src/wallet/wallet.server.test.ts': "import { money } from '@keo/units/money'",
  'scripts/repository.test.ts': '',
}
const files = Object.keys(TREE)
const importers = importersOf(files, (file: string) => TREE[file] ?? '')
const touchedBy = (...changed: string[]) => relatedTests(changed, files, importers)

describe('a change runs what it can touch', () => {
  test('tests that import it through other files, packages and late imports, and no others', () => {
    expect(touchedBy('packages/units/src/money.ts')).toEqual([
      'packages/units/src/money.test.ts',
      'apps/web/src/wallet/wallet.test.tsx',
      'scripts/repository.test.ts',
    ])
  })

  test('a changed test runs itself, what nobody imports runs the tests beside it', () => {
    expect(touchedBy('packages/units/src/odds.test.ts')).toContain('packages/units/src/odds.test.ts')
    expect(touchedBy('apps/web/src/wallet/styles.css')).toEqual([
      'apps/web/src/wallet/wallet.test.tsx',
      'scripts/repository.test.ts',
    ])
  })

  test('what is under every test runs them all but those that need a database', () => {
    expect(touchedBy('package-lock.json')).toEqual(
      files.filter((file) => /(?<!server)\.test\.tsx?$/.test(file)),
    )
  })
})
