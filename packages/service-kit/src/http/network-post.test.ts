import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { days } from '@keo/units/instants'
import { expect, onTestFinished, test } from 'vitest'
import { testCertificate } from './test-certificate.ts'

/** What a process that trusts this certificate by itself hears from who shows it, and what was posted there. */
async function postTo(certificate: ReturnType<typeof testCertificate>) {
  const heard: string[] = []
  const server = createServer(certificate, (request, response) => {
    heard.push(`${request.method} ${request.url}`)
    response.end('taken')
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-certificate-'))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const trusted = path.join(folder, 'trusted.pem')
  writeFileSync(trusted, certificate.cert)
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/base`
  const script = `
    import { networkPost } from ${JSON.stringify(new URL('network-post.ts', import.meta.url).href)}
    const post = networkPost({ address: ${JSON.stringify(address)}, timeoutMs: 10_000 })
    console.log(await post('/pay', '{}', {}).catch((error) => error.cause?.code ?? error.message))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
  )
  return { answer: stdout.trim(), heard }
}

test.each([
  ['has expired', -1, { answer: 'CERT_HAS_EXPIRED', heard: [] }],
  ['is valid', 1, { answer: 'taken', heard: ['POST /base/pay'] }],
])('a party whose certificate %s: nothing is said before it is checked', async (_, daysLeft, outcome) => {
  const now = Date.now()
  const validity = { from: new Date(now - days(10)), until: new Date(now + days(daysLeft)) }
  expect(await postTo(testCertificate(validity))).toEqual(outcome)
})
