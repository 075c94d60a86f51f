import { getSharedTicket, getTicketLink, shareTicket, withdrawTicket } from '@keo/contract/shared-tickets'
import type { Api } from '@keo/service-kit/http/api'
import type { SharedTickets } from './shared-tickets.ts'

export function sharedTicketRoutes(api: Api, tickets: SharedTickets): void {
  api.handle(getTicketLink, async ({ caller, body }) => ({
    link: await tickets.find(caller.memberId, body.id),
  }))
  api.handle(shareTicket, ({ caller, body: { id, ...shows }, language }) =>
    tickets.share(caller.memberId, id, shows, language),
  )
  api.handle(withdrawTicket, async ({ caller, body }) => {
    await tickets.withdraw(caller.memberId, body.id)
    return {}
  })
  api.handle(getSharedTicket, ({ body, language }) => tickets.read(body.token, language))
}
