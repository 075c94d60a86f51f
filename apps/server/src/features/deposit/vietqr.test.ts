import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc16, vietQrText } from './vietqr.ts'

test('the checksum is CRC-16/CCITT-FALSE by its known values', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
  expect(crc16('A')).toBe('B915')
})

test('[WAL-01a] a transfer of 5,000,000 dong, byte by byte', () => {
  const text = vietQrText({
    bin: '000001',
    accountNumber: 'TEST00000001',
    amount: 5_000_000n,
    note: 'KEO 7F3K92QA',
  })
  expect(text.slice(0, -4)).toBe(
    '000201' +
      '010212' +
      '3856' +
      '0010A000000727' +
      '0126' +
      '0006000001' +
      '0112TEST00000001' +
      '0208QRIBFTTA' +
      '5303704' +
      '54075000000' +
      '5802VN' +
      '62160812KEO 7F3K92QA' +
      '6304',
  )
  expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)))
})

/** Reads as a bank does: name, length, text. */
function read(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

test('whatever is transferred, a reader finds bank, account, amount and note again', () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))
  fc.assert(
    fc.property(
      digits(6, 6),
      digits(6, 19),
      fc.bigInt({ min: 1n, max: 500_000_000n }),
      fc.stringMatching(/^KEO [0-9A-Z]{8}$/),
      (bin, accountNumber, amount, note) => {
        const text = vietQrText({ bin, accountNumber, amount, note })
        const found = read(text)
        const merchant = read(found.get('38') ?? '')
        const account = read(merchant.get('01') ?? '')
        expect([merchant.get('00'), merchant.get('02')]).toEqual(['A000000727', 'QRIBFTTA'])
        expect([account.get('00'), account.get('01')]).toEqual([bin, accountNumber])
        expect([found.get('53'), found.get('54'), found.get('58')]).toEqual(['704', String(amount), 'VN'])
        expect(read(found.get('62') ?? '').get('08')).toBe(note)
        expect(found.get('63')).toBe(crc16(text.slice(0, -4)))
      },
    ),
  )
})
