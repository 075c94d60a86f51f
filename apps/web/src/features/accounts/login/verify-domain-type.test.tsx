import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { answerCalls } from '../../../testing/test-app.tsx'
import { startAccounts } from '../ip-check/owed-check.ts'
import { asksCaptchaFirst, verifyDomainType } from './verify-domain-type.ts'

test('[ACC-17a] the domain type is read once at the start and kept as verifyDomainType', async () => {
  const asked = answerCalls({ 'GET /api/user/auth/get/verification/domainType': () => 1 })
  expect(verifyDomainType()).toBeUndefined()
  startAccounts()
  await waitFor(() => expect(verifyDomainType()).toBe(1))
  expect(queryClient.getQueryData(['accounts', 'verifyDomainType'])).toBe(1)
  expect(asksCaptchaFirst()).toBe(true)
  startAccounts()
  expect(asked).toHaveLength(1)
})
