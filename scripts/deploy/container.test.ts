import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/run-steps.mjs'
import { isPinned, textOf } from './deploy-files.ts'

const file = textOf('Dockerfile')
/** The instructions of each stage; a line that ends in a backslash goes on. */
const stages = file
  .replaceAll('\\\n', ' ')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => stage.split('\n').filter((line) => /^[A-Z]+ /.test(line)))

const linted = (text: string) => validate(text).map(({ message }) => message)

test('the container file is right by its linter, which finds what is wrong', () => {
  expect(linted(file)).toEqual([])
  expect(linted(file.replace('WORKDIR /keo', 'WORKDIRR /keo'))).not.toEqual([])
  expect(linted(file.replace('CMD ["server"]', 'CMD ["server"]\nCMD ["games"]'))).not.toEqual([])
})

test('every stage begins with a pinned image, and the last one runs without rights and without a shell', () => {
  const images = stages.map(([from = '']) => from.split(' ')[1] ?? '')
  expect(images).toHaveLength(2)
  expect(images.filter((image) => !isPinned(image))).toEqual([])
  const last = stages.at(-1) ?? []
  expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER 1000:1000'])
  expect(last.filter((line) => line.startsWith('RUN ') || line.startsWith('ADD '))).toEqual([])
  expect(last.find((line) => line.startsWith('ENTRYPOINT '))).toBe('ENTRYPOINT ["node", "scripts/serve.mjs"]')
})

test('what the last stage takes of the repository is there, or is made by the first', () => {
  const made = new Set(['node_modules', 'build'])
  const taken = (stages.at(-1) ?? [])
    .filter((line) => line.startsWith('COPY --from=made '))
    .flatMap((line) => line.match(/\/keo\/\S+/g) ?? [])
    .map((place) => place.slice('/keo/'.length))
  expect(taken).toContain('scripts/alive.mjs')
  expect(taken.filter((place) => !made.has(place) && !existsSync(path.join(ROOT, place)))).toEqual([])
})

test.each([
  ['latest', 'node:latest', false],
  ['no tag', 'node', false],
  ['a registry', 'images.example.org/node:22', false],
  ['a version', 'prom/prometheus:v2.53.4', true],
])('an image with %s', (_what, image, isRight) => {
  expect(isPinned(image)).toBe(isRight)
})

/** What the container is told about a process that answers so on its port. */
async function aliveWith(port: number): Promise<number | null> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/alive.mjs')], {
    env: { PORT: String(port) },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

test('a process lives while it answers, or while it waits with its port closed; one that answers wrongly does not', async () => {
  let status = 200
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await aliveWith(port)).toBe(0)
  status = 500
  expect(await aliveWith(port)).toBe(1)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(await aliveWith(port)).toBe(0)
})
