import { expect, test } from 'vitest'
import { contactsView } from './site-views.ts'

test('a link whose host is not on the list is shown to nobody, however it got there', () => {
  const contacts = [
    { name: 'Zalo', url: 'https://zalo.me/keo' },
    { name: 'Telegram', url: 'https://t.me/keo' },
  ]
  const shown = (hosts: string[]) => contactsView({ contacts: { version: 1, hosts, contacts } })
  expect(shown(['zalo.me', 't.me'])).toEqual(contacts)
  expect(shown(['t.me'])).toEqual(contacts.slice(1))
  expect(shown([])).toEqual([])
})
