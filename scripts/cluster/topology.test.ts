import { expect, test } from 'vitest'
import { gateFile, siteFile } from './haproxy.mjs'
import { prometheusFile } from './prometheus.mjs'
import { readTopology } from './topology.mjs'

function topology(args: readonly string[] = [], port?: string) {
  const read = readTopology(args, port)
  if (!read.ports) throw new Error(read.problem)
  return { counts: read.counts, ports: read.ports }
}

test('every part has a port of its own, the same at every start', () => {
  const most = ['servers', 'sportsbooks', 'games', 'databases'].map((name) => `--${name}=5`)
  for (const args of [[], most]) {
    const all = Object.values(topology(args).ports).flat()
    expect(new Set(all).size).toBe(all.length)
    expect(topology(args).ports).toEqual(topology(args).ports)
  }
})

test('the number of parts is read, and what is not understood is refused in a sentence', () => {
  expect(topology(['--servers=4', '--databases=1']).counts).toMatchObject({ servers: 4, databases: 1 })
  for (const arg of ['--servers=0', '--servers=6', '--servers', '--etcds=5', 'servers=2'])
    expect(readTopology([arg], undefined).problem).toContain(arg)
  for (const port of ['80', '70000', 'no']) expect(readTopology([], port).problem).toContain('PORT')
})

test('the balancer sends to every process, and the gate to the database that Patroni calls primary', () => {
  const { ports } = topology(['--servers=3'])
  for (const port of [...ports.servers, ...ports.sportsbooks, ...ports.games])
    expect(siteFile({ ports })).toContain(`127.0.0.1:${port} check`)
  const file = gateFile({ ports })
  for (const port of ports.redises) expect(file).toContain(`127.0.0.1:${port} check`)
  for (const [n, port] of ports.databases.entries())
    expect(file).toContain(`127.0.0.1:${port} check port ${ports.patronis[n]}`)
  expect(file).toContain('option httpchk OPTIONS /primary')
})

test('Prometheus asks every process of the product for its figures', () => {
  const { ports } = topology()
  const asked = prometheusFile({ ports }).scrape_configs.flatMap(({ static_configs: groups }) =>
    groups.flatMap(({ targets }) => targets),
  )
  for (const port of [...ports.servers, ...ports.sportsbooks, ...ports.games, ...ports.patronis])
    expect(asked).toContain(`127.0.0.1:${port}`)
})
