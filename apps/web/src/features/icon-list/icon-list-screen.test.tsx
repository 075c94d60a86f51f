import { ICON_CATALOGUE } from '@keo/ui/icons/catalogue'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { startLanguage } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import IconListScreen from './icon-list-screen.tsx'

const iconFolder = path.join(import.meta.dirname, '../../../../../packages/ui/src/icons')
const iconFiles = readdirSync(iconFolder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''))
  .filter((name) => name !== 'catalogue' && name !== 'phosphor-icon')

const shownTags = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent)

beforeEach(() => startLanguage('vi'))

test('[NAV-15a] every icon of the design system is listed', () => {
  render(<IconListScreen />)
  const listed = new Set(shownTags().map((tag) => /^<(\w+)Icon/.exec(tag)?.[1]))
  const existing = iconFiles.map((name) =>
    name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect([...listed].toSorted()).toEqual(existing.toSorted())
  expect(shownTags()).toHaveLength(ICON_CATALOGUE.length)
})

test('[NAV-15b] a click copies the tag text and says so', async () => {
  const user = userEvent.setup()
  render(<IconListScreen />)
  await user.click(screen.getByRole('button', { name: '<HouseIcon weight="fill" />' }))
  expect(await navigator.clipboard.readText()).toBe('<HouseIcon weight="fill" />')
  expect(toast.store.getState().current?.text).toBe('Đã sao chép')
})

test('[NAV-15c] the instructions are in Chinese whatever the language', async () => {
  await startLanguage('en')
  render(<IconListScreen />)
  const instructions = screen.getByText(/点击任意图标即可复制其标签/)
  expect(instructions.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
})

test('a search narrows the list', async () => {
  render(<IconListScreen />)
  await userEvent.type(screen.getByRole('searchbox'), 'caret')
  expect(shownTags().every((tag) => tag.startsWith('<Caret'))).toBe(true)
  expect(shownTags().length).toBeGreaterThan(3)
})
