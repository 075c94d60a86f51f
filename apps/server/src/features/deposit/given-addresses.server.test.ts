import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { saveAddress } from '@keo/contract/addresses'
import { CALLS } from '@keo/contract/calls'
import { createC2cOrder } from '@keo/contract/deposit'
import { sendC2cMessage } from '@keo/contract/deposit-order'
import { getPicture, uploadPicture } from '@keo/contract/pictures'
import type { Call, RequestOf } from '@keo/contract/define-call'
import { uploadErrorReport } from '@keo/contract/error-report'
import { newKey, startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: DepositWorld
/** Stands where the given addresses lead to, and counts who comes. */
let bait: Server
let visits = 0
let port = 0

beforeAll(async () => {
  world = await startDepositWorld('given addresses')
  bait = createServer((socket) => {
    visits += 1
    socket.end('HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n')
  })
  bait.listen(0, '127.0.0.1')
  await once(bait, 'listening')
  const address = bait.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  bait.close()
  await world.end()
})

const links = () => [
  `http://127.0.0.1:${port}/latest/meta-data/`,
  `http://changing.localhost:${port}/redirect`,
  `http://0x7f000001:${port}/`,
  `gopher://127.0.0.1:${port}/_GET`,
  'file:///etc/passwd',
]

/** Every field of a call is the link. Calls without fields are left out: one of them signs out. */
function filled(call: Call, link: string): RequestOf<Call> | null {
  const fields = Object.keys((call.request as { shape?: object }).shape ?? {})
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, link]))
}

/** Where free text is taken, the link is really kept. */
async function writeEverywhere(how: Player, link: string): Promise<void> {
  const request = { channelId: 'c2c', optionId: '', amount: '500000', key: newKey() }
  const { data: order } = await world.call(createC2cOrder, request, how)
  const { code } = await world.call(sendC2cMessage, { orderNo: order.orderNo, text: link }, how)
  expect(code).toBe(200)
  const address = {
    name: 'Mai',
    phone: '912345678',
    province: 'Hà Nội',
    ward: 'Hàng Bạc',
    isDefault: true,
  } as const
  await world.call(saveAddress, { ...address, line: link }, how)
  const report = { userId: link, phoneInfo: link, modelName: link, interfaceAddress: link, reqMsg: link }
  await world.call(uploadErrorReport, { ...report, rpsMsg: link, sendTime: link, recieveTime: link }, how)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${link}"/></svg>`
  await world.call(uploadPicture, { picture: Buffer.from(svg).toString('base64') }, how)
  await world.pass(60)
}

test('[UPL-05] no address that a player gives is ever visited, whatever field it stands in', async () => {
  for (const link of links()) await writeEverywhere(await world.player(), link)
  const how = await world.player()
  const [link = ''] = links()
  for (const call of CALLS) {
    const request = call.access === 'sandbox' || call.access === 'operator' ? null : filled(call, link)
    if (request) await world.call(call, request, how)
  }
  await world.pass(300)
  expect(visits).toBe(0)
  // The bait works: whoever comes is counted.
  await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
  expect(visits).toBe(1)
})

test('[UPL-06] a picture is answered as data of one type, under a policy that runs nothing and keeps nothing', async () => {
  const how = await world.player()
  const bytes = Buffer.from(await Transformer.fromRgbaPixels(Buffer.alloc(64 * 64 * 4, 90), 64, 64).png())
  const { fileId } = (await world.call(uploadPicture, { picture: bytes.toString('base64') }, how)).data
  expect(fileId).toMatch(/^fil_[0-9A-Z]{26}$/)
  const address = new URL(getPicture.path.replace('{fileId}', fileId), world.url)
  const answer = await fetch(address, { headers: { authorization: how.token } })
  expect(await answer.text()).toContain('/9j/')
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  // Nobody without the owner's session.
  const stranger = await fetch(address)
  expect(await stranger.text()).not.toContain('/9j/')
})
