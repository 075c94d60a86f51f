import { uploadDepositProof } from '@keo/contract/deposit-order'
import { getPicture, PICTURE_MAX_BYTES, PICTURES_A_DAY, uploadPicture } from '@keo/contract/pictures'
import { ERRORS } from '@keo/contract/errors'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureHead } from './picture-head.ts'

let world: DepositWorld

beforeAll(async () => {
  world = await startDepositWorld('pictures')
})
afterAll(() => world.end())

const painted = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 200), width, height)
const upload = (how: Player, bytes: Buffer) =>
  world.call(uploadPicture, { picture: bytes.toString('base64') }, how)
const REFUSED = ERRORS.PICTURE_REFUSED.wire

test('[UPL-01] [UPL-04] JPEG, PNG and WebP are drawn anew and opened by their owner alone', async () => {
  const how = await world.player()
  const other = await world.player()
  const forms = [
    Buffer.from(await painted(300, 200).jpeg(80)),
    Buffer.from(await painted(300, 200).png()),
    Buffer.from(await painted(300, 200).webpLossless()),
    Buffer.from(await painted(300, 200).webp(80)),
  ]
  for (const bytes of forms) {
    expect(pictureHead(bytes)).toEqual({ width: 300, height: 200 })
    const { data } = await upload(how, bytes)
    const { data: kept } = await world.call(getPicture, { fileId: data.fileId }, how)
    const drawn = Buffer.from(kept.picture, 'base64')
    expect(kept.type).toBe('image/jpeg')
    expect(drawn.readUInt16BE(0)).toBe(0xffd8)
    expect(drawn.equals(bytes)).toBe(false)
    expect((await world.call(getPicture, { fileId: data.fileId }, other)).code).toBe(ERRORS.NOT_FOUND.wire)
  }
})

test('[UPL-04] what a camera writes beside the picture is gone', async () => {
  const how = await world.player()
  const plain = Buffer.from(await painted(64, 64).jpeg(80))
  const told = Buffer.from('Exif\0\0 21.0285N 105.8542E Pixel 8')
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, told.length + 2]), told])
  const { data } = await upload(how, Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]))
  const { data: kept } = await world.call(getPicture, { fileId: data.fileId }, how)
  expect(Buffer.from(kept.picture, 'base64').toString('latin1')).not.toContain('105.8542')
})

test('[UPL-01] what is no picture, or carries more than one, is refused', async () => {
  const how = await world.player()
  const jpeg = Buffer.from(await painted(64, 64).jpeg(80))
  const png = Buffer.from(await painted(64, 64).png())
  const webp = Buffer.from(await painted(64, 64).webpLossless())
  const script = Buffer.from('<script>alert(1)</script>')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const bad = {
    text: Buffer.from('this is not a picture at all, only some words'),
    html: Buffer.from('<!doctype html><html><body><h1>hello there</h1></body></html>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
    pdf: Buffer.from('%PDF-1.7 1 0 obj << /Type /Catalog >> endobj trailer'),
    gif: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(40, 1), script]),
    'jpeg with a script behind it': Buffer.concat([jpeg, script]),
    'jpeg with a script inside': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    'png with a zip behind it': Buffer.concat([png, Buffer.from('PK\u0003\u0004 more')]),
    'webp with more behind it': Buffer.concat([webp, Buffer.alloc(32, 7)]),
    'half a jpeg': jpeg.subarray(0, jpeg.length / 2),
    'a jpeg head and noise': Buffer.concat([
      jpeg.subarray(0, 200),
      Buffer.alloc(400, 3),
      Buffer.from([0xff, 0xd9]),
    ]),
  }
  for (const [name, bytes] of Object.entries(bad))
    expect([name, (await upload(how, bytes)).code]).toEqual([name, REFUSED])
})

test('[UPL-03] a bomb of pixels is refused by its head', async () => {
  const how = await world.player()
  const bomb = Buffer.from(await painted(8, 8).png())
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  expect((await upload(how, bomb)).code).toBe(REFUSED)
})

test('[UPL-02] 20 MB are cut off while they arrive', async () => {
  const how = await world.player()
  const huge = await world
    .call(uploadPicture, { picture: 'A'.repeat(20 * 1024 * 1024) }, how)
    .catch(() => null)
  expect(huge === null || huge.code === ERRORS.BODY_TOO_LARGE.wire).toBe(true)
  expect((await upload(how, Buffer.alloc(PICTURE_MAX_BYTES + 1, 1))).code).not.toBe(200)
})

test('[UPL-07] a player keeps twenty pictures a day', async () => {
  const how = await world.player()
  const small = Buffer.from(await painted(8, 8).png())
  for (let count = 0; count < PICTURES_A_DAY; count += 1) expect((await upload(how, small)).code).toBe(200)
  expect((await upload(how, small)).code).toBe(ERRORS.PICTURE_QUOTA.wire)
})

test('[WAL-01b] a proof is shown when it is asked for, and only an own picture', async () => {
  const how = await world.player()
  const other = await world.player()
  const bytes = Buffer.from(await painted(64, 64).png())
  const own = (await upload(how, bytes)).data.fileId
  const foreign = (await upload(other, bytes)).data.fileId
  const { orderNo } = await world.order(how)
  const show = async (fileId: string) => (await world.call(uploadDepositProof, { orderNo, fileId }, how)).code
  expect(await show(own)).toBe(ERRORS.DEPOSIT_STATE.wire)
  await world.byHand(orderNo, 'askProof')
  expect((await world.orderOf(how, orderNo))?.status).toBe(7)
  expect(await show(foreign)).toBe(ERRORS.NOT_FOUND.wire)
  expect(await show(own)).toBe(200)
  expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 2, proofFileId: own })
})
