import { execFile, type ExecFileException } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './lib/product-probe.ts'
import { sampleMatch, samplePlan, sampleRound, sampleStatement } from './lib/test-proofs.ts'

const run = promisify(execFile)
let folder: string

/** No network: whoever opens a connection or asks for a name fails. */
const OFFLINE = `
  import dns from 'node:dns'
  import net from 'node:net'
  import { syncBuiltinESMExports } from 'node:module'
  const refuse = () => { throw new Error('there is no network') }
  net.Socket.prototype.connect = refuse
  dns.lookup = refuse
  dns.promises.lookup = refuse
  syncBuiltinESMExports()`
const env = {
  PATH: process.env.PATH ?? '',
  HOME: tmpdir(),
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OFFLINE)}`,
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keo-verify-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** By the command, from a folder that is not the product's. */
async function verify(text: string): Promise<{ code: number; output: string }> {
  writeFileSync(path.join(folder, 'proof.txt'), text)
  const command = [path.join(ROOT, 'scripts/verify.mjs'), 'proof.txt']
  return run(process.execPath, command, { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: ExecFileException & { stdout: string }) => ({ code: Number(error.code), output: error.stdout }),
  )
}

test('where the command is started nothing reaches a network', async () => {
  const asked = run(process.execPath, ['-e', `fetch('http://127.0.0.1:34567')`], { env })
  await expect(asked).rejects.toMatchObject({ stderr: expect.stringContaining('there is no network') })
})

test.each([
  ['statement', sampleStatement(), 'deposit', 'deposyt'],
  ['round', JSON.stringify(sampleRound()), '"nonce":1', '"nonce":2'],
  ['match', JSON.stringify(sampleMatch()), '"seed":"', '"seed":"0'],
  ['plan', JSON.stringify(samplePlan()), '"price":1950', '"price":1960'],
])(
  'the command checks a %s without a network: it holds as written, and fails once changed',
  async (_kind, text, from, to) => {
    const good = await verify(text)
    expect([good.code, good.output.includes('✗')]).toEqual([0, false])
    expect(text).toContain(from)
    const changed = await verify(text.replace(from, to))
    expect([changed.code, changed.output.includes('✗')]).toEqual([1, true])
  },
)
