import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import { StartError } from '@keo/service-kit/start-error'
import {
  PARTY_SETTINGS,
  SANDBOX,
  type PartySetting,
  type PaymentSetting,
  type PayoutSetting,
} from '../../config/party-settings.ts'
import type { CaptchaParty } from '../captcha/captcha-party.ts'
import type { GameGateway } from '../games/game-gateway.ts'
import type { IdentityGateway } from '../identity/identity-gateway.ts'
import type { MailGateway } from '../mail/mail-gateway.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { PayoutGateway } from '../payouts/payout-gateway.ts'
import type { SmsGateway } from '../sms/sms-gateway.ts'

/** What the module of a party may use. */
export type PartyNeeds = {
  readonly log: Log
  readonly clock: Clock
  readonly ids: Ids
  readonly jobs: Jobs
  readonly database: Database
  readonly tenantId: string
}

type Gateways = {
  readonly SMS_PARTY: SmsGateway
  readonly MAIL_PARTY: MailGateway
  readonly IDENTITY_PARTY: IdentityGateway
  readonly PAYMENT_PARTY: PaymentGateway
  readonly PAYOUT_PARTY: PayoutGateway
  readonly GAMES_PARTY: GameGateway
  readonly CAPTCHA_PARTY: CaptchaParty
} & { readonly [Name in PaymentSetting]: PaymentGateway } & {
  readonly [Name in PayoutSetting]: PayoutGateway
}

/** By setting, how the gateway of a party that is named is made (docs/parties.md). */
export type Parties = { readonly [Name in PartySetting]?: (needs: PartyNeeds) => Gateways[Name] }

/** Loads the modules that the settings name. One that is not there, or makes nothing, ends the start. */
export async function loadParties(config: Readonly<Record<PartySetting, string | null>>): Promise<Parties> {
  const named = PARTY_SETTINGS.filter((name) => config[name] !== null && config[name] !== SANDBOX)
  const loaded = await Promise.all(named.map(async (name) => [name, await load(name, config[name] ?? '')]))
  return Object.fromEntries(loaded) as Parties
}

async function load(name: PartySetting, file: string): Promise<unknown> {
  const path = resolve(file)
  if (!existsSync(path)) throw new StartError(`${name} names a module that is not there.`)
  const { create } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { create?: unknown }
  if (typeof create !== 'function') throw new StartError(`${name} names a module without a function create.`)
  return create
}
