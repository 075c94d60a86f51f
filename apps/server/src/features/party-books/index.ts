export { createPartyBooks, type PartyBooks, type PartyStanding } from './party-books.ts'
