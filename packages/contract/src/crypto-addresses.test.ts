import { expect, test } from 'vitest'
import { checkCryptoAddress, maskCryptoAddress } from './crypto-addresses.ts'

// The contract of USDT on Tron, and addresses of Tron's own documentation.
const TRON = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8']
// The vectors of EIP-55 itself.
const EIP55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(TRON)('[LED-18] %s is an address of TRC20', (address) => {
  expect(checkCryptoAddress('TRC20', ` ${address} `)).toEqual({ isRight: true, address })
})

test.each(EIP55)('[LED-18] %s is an address of ERC20', (address) => {
  expect(checkCryptoAddress('ERC20', address)).toEqual({ isRight: true, address })
})

test('[LED-18] one sign changed is noticed, in every place', () => {
  const [tron = ''] = TRON
  for (let at = 1; at < tron.length; at += 1) {
    const slipped = tron.slice(0, at) + (tron[at] === 'a' ? 'b' : 'a') + tron.slice(at + 1)
    expect(checkCryptoAddress('TRC20', slipped)).toMatchObject({ isRight: false })
  }
  const mixed = EIP55[4] ?? ''
  expect(checkCryptoAddress('ERC20', mixed.replace('aAeb', 'aaeb'))).toEqual({
    isRight: false,
    cause: 'checksum',
  })
  expect(checkCryptoAddress('ERC20', mixed.replace('6053', '6054'))).toEqual({
    isRight: false,
    cause: 'checksum',
  })
})

test('an address of the other network is told from nonsense', () => {
  expect(checkCryptoAddress('TRC20', EIP55[4] ?? '')).toEqual({ isRight: false, cause: 'otherNetwork' })
  expect(checkCryptoAddress('ERC20', TRON[0] ?? '')).toEqual({ isRight: false, cause: 'otherNetwork' })
  for (const nonsense of ['', 'T', '0x', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']) {
    expect(checkCryptoAddress('ERC20', nonsense)).toMatchObject({ cause: 'form' })
    expect(checkCryptoAddress('TRC20', nonsense).isRight).toBe(false)
  }
})

test('[PRV-01] a shown address keeps its first six and last four', () => {
  expect(maskCryptoAddress(TRON[0] ?? '')).toBe('TR7NHq…Lj6t')
})
