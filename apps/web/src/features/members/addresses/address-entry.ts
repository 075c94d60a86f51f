import type { Address, saveAddress } from '@keo/contract/addresses'
import type { RequestOf } from '@keo/contract/define-call'
import { PHONE_COUNTRIES, phoneDigits } from '@keo/contract/phones'
import { plainText } from '../../../language/plain-text.ts'

type Saved = RequestOf<typeof saveAddress>
export type AddressEntry = Omit<Saved, 'id' | 'province'> & { readonly province: Saved['province'] | null }

const PERSON = /^[\p{L}\p{M} .'’-]{2,40}$/u

/** The form as it opens: empty, or with the address that is changed. The first of all is the default by itself. */
export function addressEntry(address: Address | undefined, isFirst: boolean): AddressEntry {
  if (!address) return { name: '', phone: '', province: null, ward: '', line: '', isDefault: isFirst }
  const { name, phone, province, ward, line, isDefault } = address
  return { name, phone: `0${phone}`, province, ward, line, isDefault }
}

export function isRecipient(name: string): boolean {
  return PERSON.test(name.normalize('NFC').trim())
}

export function isVietnamesePhone(phone: string): boolean {
  return phoneDigits(phone, PHONE_COUNTRIES.VN) !== null
}

/** What is sent, or null while something is missing. */
export function addressToSave(entry: AddressEntry, id: Saved['id']): Saved | null {
  const { province } = entry
  const hasPlace = entry.ward.trim() !== '' && entry.line.trim() !== ''
  if (!province || !hasPlace || !isRecipient(entry.name) || !isVietnamesePhone(entry.phone)) return null
  return { ...entry, province, id }
}

/** Without marks and case, so that `da nang` finds Đà Nẵng. */
export function matchesName(name: string, typed: string): boolean {
  return plainText(name).includes(plainText(typed.trim()))
}
