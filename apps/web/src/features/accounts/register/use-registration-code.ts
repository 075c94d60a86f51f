import { useState } from 'react'
import { type Mobile, registrationTicket, sendRegistrationCode } from '../account-queries.ts'
import { isRefusal } from '../../../page-kit/is-refusal.ts'

type Held = { readonly mobile: Mobile; readonly ticket: string }

/** One captcha gives a ticket for one number; every send to that number uses it until it runs out. */
export function useRegistrationCode(mobile: Mobile) {
  const [held, setHeld] = useState<Held | null>(null)
  const isFor = held?.mobile.digits === mobile.digits && held.mobile.country === mobile.country
  const ticket = isFor ? held.ticket : ''

  async function newTicket(): Promise<string | null> {
    const fresh = await registrationTicket(mobile)
    if (fresh !== null) setHeld({ mobile, ticket: fresh })
    return fresh
  }

  async function send(): Promise<boolean> {
    const first = ticket || (await newTicket())
    if (first === null) return false
    try {
      await sendRegistrationCode(mobile, first)
    } catch (error) {
      if (!isRefusal(error, 'REGISTRATION_TICKET_INVALID')) throw error
      const second = await newTicket()
      if (second === null) return false
      await sendRegistrationCode(mobile, second)
    }
    return true
  }

  return { ticket, send, forget: () => setHeld(null) }
}
