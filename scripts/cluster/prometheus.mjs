import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/run-steps.mjs'

const HOST = '127.0.0.1'

/** What is watched, where it answers. */
export const prometheusFile = ({ ports }) => {
  const job = (name, targets) => ({
    job_name: name,
    static_configs: [{ targets: targets.map((port) => `${HOST}:${port}`) }],
  })
  return {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [path.join(ROOT, 'deploy/alerts.json')],
    scrape_configs: [
      job('servers', ports.servers),
      job('sportsbooks', ports.sportsbooks),
      job('games', ports.games),
      job('databases', ports.patronis),
      job('balancer', [ports.balancer]),
      job('etcd', ports.etcds),
    ],
  }
}

export function startPrometheus(cluster, processes) {
  const { ports, folder, programs, env } = cluster
  if (!programs.prometheus) return
  const own = path.join(folder, 'prometheus')
  mkdirSync(own, { recursive: true })
  const file = path.join(own, 'prometheus.json')
  writeFileSync(file, JSON.stringify(prometheusFile(cluster), null, 2))
  processes.start('prometheus', {
    command: programs.prometheus,
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(own, 'data')}`,
      '--storage.tsdb.retention.time=1d',
      `--web.listen-address=${HOST}:${ports.prometheus}`,
    ],
    env: { ...process.env, ...env },
    cwd: own,
  })
}
