import { APPROVAL_PERMISSIONS } from '@keo/contract/console-approvals'
import { PERMISSIONS, permissionsOf, ROLE_NAMES, type Role } from '@keo/contract/staff-permissions'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { permissionWords } from '../../parts/permission-words.ts'
import { queries } from '../../platform/queries.ts'
import { vi as texts } from '../../texts/vi.ts'
import { AREAS } from './permission-areas.ts'
import { RoleMatrix } from './role-matrix.tsx'

afterEach(() => vi.unstubAllGlobals())

const PERSON = { id: 'stf_1', name: 'Vũ Hải Long', email: 'l@staff.example', isOpen: true, createdAt: 0 }

function open(role: Role | 'roles') {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { role?: Role }
    const staff = asked.role === 'auditor' ? [{ ...PERSON, roles: ['auditor'], sessions: [] }] : []
    const roles = ROLE_NAMES.map((name) => ({ role: name, people: name === 'auditor' ? 1 : 0 }))
    return Response.json({ code: 200, msg: '', data: { staff, roles, invitations: [], next: '' } })
  })
  render(
    <QueryClientProvider client={queries}>
      <RoleMatrix open={role} />
    </QueryClientProvider>,
  )
}

test('every permission stands in one area', () => {
  expect(Object.values(AREAS).flat().toSorted()).toEqual([...PERMISSIONS].toSorted())
})

test('a cell says what the role may, and whether some of it takes a second person', async () => {
  open('roles')
  const two = new Set(Object.values(APPROVAL_PERMISSIONS))
  const shown = PERMISSIONS.map((permission) => {
    const row = screen.getByRole('row', {
      name: new RegExp(`^${escaped(permissionWords(permission, 'vi'))} `),
    })
    return within(row)
      .getAllByRole('cell')
      .map((cell) => within(cell).queryByRole('img')?.getAttribute('aria-label') ?? '–')
  })
  const expected = PERMISSIONS.map((permission) =>
    ROLE_NAMES.map((role) => {
      if (!permissionsOf([role]).includes(permission)) return '–'
      return two.has(permission) ? 'có việc cần người thứ hai duyệt' : 'được làm'
    }),
  )
  expect(shown).toEqual(expected)
})

test('an open role shows its people, what it approves, and with what nobody has it together', async () => {
  open('auditor')
  expect(await screen.findByText('Vũ Hải Long')).toBeTruthy()
  expect(await screen.findByRole('button', { name: `${texts['role.auditor']} 1` })).toBeTruthy()
  expect(screen.queryByText('Cần hai người, vai trò này xin và duyệt được')).toBeNull()
  const apart = screen.getByText('Không ai giữ cùng lúc với').parentElement
  expect(
    within(apart!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(ROLE_NAMES.filter((role) => role !== 'auditor').map((role) => texts[`role.${role}`]))
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
