import { askContacts, listContacts } from '@keo/contract/console-contacts'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { ContactDesk } from './contact-desk.ts'

export function contactRoutes(api: StaffApi, contacts: ContactDesk): void {
  api.handle(listContacts, () => contacts.get())
  api.handle(askContacts, async ({ body, ...asked }) => ({
    approvalId: await contacts.ask(actingOf(asked), body),
  }))
}
