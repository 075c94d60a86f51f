import { CRYPTO_NETWORKS, checkCryptoAddress } from '@keo/contract/crypto-addresses'
import { systemClock } from '@keo/service-kit/clock'
import { systemIds } from '@keo/service-kit/ids'
import { expect, test } from 'vitest'
import { BANKS } from '../../seeds/banks.ts'
import { DEPOSIT_OPTIONS } from '../../seeds/deposit-channels.ts'
import { isTestTarget, sandboxTakes, testAddress, testNote } from './sandbox-targets.ts'

test('every account, wallet and token of the sandbox says TEST, and no bank has its number', () => {
  for (const { target } of DEPOSIT_OPTIONS) expect(isTestTarget(target)).toBe(true)
  const bins = BANKS.filter(({ country }) => country === 'VN').map(({ bin }) => bin)
  expect(new Set(bins).size).toBe(12)
  for (const bin of bins) expect(bin).toMatch(/^0000\d\d$/)
  expect(testNote('KEO 7F3K92QA')).toBe('TEST KEO 7F3K92QA')
})

test.each(CRYPTO_NETWORKS)('an address of the sandbox on %s says TEST and is one of no chain', (network) => {
  const ids = systemIds(systemClock())
  for (let count = 0; count < 200; count += 1) {
    const address = testAddress(network, ids)
    expect(address).toMatch(/^(TTEST[1-9A-HJ-NP-Za-km-z]{29}|0xTEST[0-9a-f]{36})$/)
    for (const chain of CRYPTO_NETWORKS) expect(checkCryptoAddress(chain, address).isRight).toBe(false)
  }
})

test.each([
  ['an account without the word', { bin: '000001', accountNumber: '19000000001' }],
  ['the number of a bank', { bin: '970400', accountNumber: 'TEST00000001' }],
  ['a mobile number', { accountNumber: '0900000101' }],
  ['the contract of a token', { contract: '0x0000000000000000000000000000000000000001' }],
  ['nothing', {}],
])('%s is not the sandbox’s', (_, target) => {
  expect(isTestTarget(target)).toBe(false)
})

test('in prod the sandbox takes nothing, whatever it is shown', () => {
  for (const { target } of DEPOSIT_OPTIONS) {
    expect(sandboxTakes(target, false)).toBe(true)
    expect(sandboxTakes(target, true)).toBe(false)
  }
  expect(sandboxTakes({ bin: '970400', accountNumber: '19000000001' }, true)).toBe(false)
})
