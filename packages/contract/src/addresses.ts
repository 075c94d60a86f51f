import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { AddressId } from './ids.ts'
import { TypedPhone } from './patterns.ts'
import { personName, plainText } from './plain-text.ts'
import { PROVINCES } from './provinces.ts'

export const ADDRESSES_MAX = 10

/** Where prizes are delivered: within Vietnam, by province and ward. */
const AddressFields = {
  name: personName(40),
  /** A mobile number of Vietnam. */
  phone: TypedPhone,
  province: z.enum(PROVINCES),
  ward: plainText({ max: 60 }),
  line: plainText({ max: 120 }),
  isDefault: z.boolean(),
}

export const Address = z.object({
  id: AddressId,
  name: z.string(),
  /** Nine digits, as the country counts them. */
  phone: z.string(),
  province: z.enum(PROVINCES),
  ward: z.string(),
  line: z.string(),
  /** Exactly one is, as long as there are any. */
  isDefault: z.boolean(),
})
export type Address = z.output<typeof Address>

export const listAddresses = defineCall({
  method: 'GET',
  path: '/api/member/address/list',
  access: 'member',
  ours: true,
  summary: 'Delivery addresses, the default first',
  request: z.object({}),
  response: z.array(Address),
})

export const saveAddress = defineCall({
  method: 'POST',
  path: '/api/member/address/save',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Add a delivery address, or change one',
  errors: ['ADDRESS_LIMIT', 'NOT_FOUND'],
  request: z.object({
    /** Of the address to change; none adds one. */
    id: z.optional(AddressId),
    ...AddressFields,
  }),
  response: Address,
})

export const deleteAddress = defineCall({
  method: 'POST',
  path: '/api/member/address/delete',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Delete a delivery address; answers with those that are left',
  errors: ['NOT_FOUND'],
  request: z.object({ id: AddressId }),
  response: z.array(Address),
})
