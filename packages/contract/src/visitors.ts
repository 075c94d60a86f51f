import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

// What the site sees and asks of a visitor. Apart from `site`: all of that comes before the first page shows.

const Name = z.string().check(z.minLength(1), z.maxLength(120))

export const getPublicIp = defineCall({
  method: 'GET',
  path: '/api/user/public/ip',
  access: 'public',
  background: true,
  ours: true,
  format: 'text',
  summary: 'The address this server sees, as plain text',
  request: z.object({}),
  response: z.string(),
})

export const getDevice = defineCall({
  method: 'GET',
  path: '/api/user/device/get',
  access: 'public',
  background: true,
  ours: true,
  anonymous: true,
  summary: 'What the server sees of the calling device',
  request: z.object({}),
  response: z.object({
    deviceNo: z.string(),
    client: z.string(),
    clientModel: z.string(),
    language: z.string(),
    ip: z.string(),
    serverTime: ServerTime,
  }),
})

export const Country = z.object({
  /** As the specification writes it: CN, VN, KOR, IDR … */
  code: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
  name: Name,
  /** Calling code without the plus sign. */
  phoneCode: z.string().check(z.regex(/^\d{1,4}$/)),
  phoneLength: z.int(),
  isDefault: z.boolean(),
})
export type Country = z.output<typeof Country>

export const listCountries = defineCall({
  method: 'GET',
  path: '/api/user/countrycode/list',
  access: 'public',
  summary: 'Countries a phone number may come from',
  request: z.object({}),
  response: z.array(Country),
})

/** What the site asks for at the door: nothing, a captcha, or a captcha and an SMS code. */
export const DomainType = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type DomainType = z.output<typeof DomainType>

export const getDomainType = defineCall({
  method: 'GET',
  path: '/api/user/auth/get/verification/domainType',
  access: 'public',
  summary: 'Which verification the site asks for: 0 none, 1 captcha, 2 captcha and SMS',
  request: z.object({}),
  response: DomainType,
})
