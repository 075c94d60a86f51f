import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STAFF_CALLS } from './staff-calls.ts'
import { mayBeTogether, PERMISSIONS, permissionsOf, ROLE_NAMES, rolesWith } from './staff-permissions.ts'

const nameOf = ({ path }: { path: string }) => path.replace('/api/console/', '')

/** As docs/operating.md shows it: who may make which call. */
function tableOfPermissions(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const calls = (permission: string) =>
    STAFF_CALLS.filter((call) => call.permission === permission)
      .map((call) => `\`${nameOf(call)}\``)
      .toSorted()
      .join(', ')
  const marks = (roles: readonly string[]) => ROLE_NAMES.map((role) => (roles.includes(role) ? '●' : '–'))
  return [
    row(['Permission', ...ROLE_NAMES, 'Calls']),
    row(['---', ...ROLE_NAMES.map(() => ':-:'), '---']),
    ...PERMISSIONS.map((one) => row([`\`${one}\``, ...marks(rolesWith(one)), calls(one)])),
    row(['everybody signed in', ...marks(ROLE_NAMES), calls('staff')]),
    row(['before the door', ...marks([]), calls('anyone')]),
  ].join('\n')
}

/** However wide its columns are written. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/:-+:/g, ':-:').replace(/ +/g, ' ')

test('[BO-02] the table of permissions in docs/operating.md is what the code says', () => {
  const docs = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  expect(plain(docs)).toContain(plain(tableOfPermissions()))
})

test('every permission is asked for by a call and given by a role, and every call has a path of its own', () => {
  const asked = new Set<string>(STAFF_CALLS.map(({ permission }) => permission))
  expect(PERMISSIONS.filter((one) => !asked.has(one) || rolesWith(one).length === 0)).toEqual([])
  expect(new Set(STAFF_CALLS.map(nameOf)).size).toBe(STAFF_CALLS.length)
})

test('who gives roles moves no money, and who audits does nothing else', () => {
  expect(mayBeTogether([])).toBe(false)
  expect(mayBeTogether(['payments', 'risk'])).toBe(true)
  expect(mayBeTogether(['administrator', 'content'])).toBe(true)
  expect(mayBeTogether(['administrator', 'payments'])).toBe(false)
  expect(mayBeTogether(['administrator', 'risk'])).toBe(false)
  expect(mayBeTogether(['auditor', 'trader'])).toBe(false)
  expect(permissionsOf(['auditor']).filter((one) => !one.endsWith('.read'))).toEqual([])
})
