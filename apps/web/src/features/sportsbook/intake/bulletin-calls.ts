import { listBulletins, listTopBulletins } from '@keo/sportsbook-contract/house-calls'
import type { Bulletin } from '../model/order.ts'
import type { ProviderOptions } from '../provider/create-provider.ts'
import { provider } from '../provider/provider.ts'
import { bulletinFromWire } from './order-from-wire.ts'

type Asked = Pick<ProviderOptions, 'signal'>

/** The bulletins that matter now. */
export async function fetchTopBulletins(asked: Asked = {}): Promise<Bulletin[]> {
  return (await provider(listTopBulletins, {}, { ...asked, silent: true })).map(bulletinFromWire)
}

/** A page of all of them, newest first. */
export async function fetchBulletins(page: { current: number; size: number }, asked: Asked = {}) {
  const { current, size, total, records } = await provider(listBulletins, page, { ...asked, silent: true })
  return { current, size, total, records: records.map(bulletinFromWire) }
}
