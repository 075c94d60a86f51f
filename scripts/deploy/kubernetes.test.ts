import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/run-steps.mjs'
import { documentsOf, type Env, isHealthRoute, isPinned, settingMistakes, VERSION } from './deploy-files.ts'

const KINDS = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
}
type Manifest = { readonly kind: keyof typeof KINDS; readonly metadata: { readonly name: string } }
type Kustomization = { readonly resources: string[] }

const filesOf = (folder: string) => {
  const [kustomization] = documentsOf(`kubernetes/${folder}/kustomization.yaml`) as [Kustomization]
  return kustomization.resources.filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`)
}
const manifests = [...filesOf('site'), ...filesOf('sandbox'), 'sandbox/settings.yaml'].flatMap(
  (file) => documentsOf(`kubernetes/${file}`) as Manifest[],
)
const deployments = manifests.filter((one): one is Deployment & Manifest => one.kind === 'Deployment')
const jobs = manifests.filter((one): one is CronJob & Manifest => one.kind === 'CronJob')
const podOf = (one: Deployment | CronJob) =>
  (one.kind === 'CronJob'
    ? (one as CronJob).spec?.jobTemplate.spec?.template
    : (one as Deployment).spec?.template
  )?.spec
const containerOf = (one: Deployment | CronJob) =>
  podOf(one)?.containers[0] ?? expect.unreachable('every pod has a container')

function shapeMistakes(manifest: Manifest): string[] {
  try {
    new KINDS[manifest.kind](manifest as never).validate()
    return []
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`]
  }
}

/** Every field that Kubernetes has in the groups we use: an object with any other passes its schema, and does nothing. */
function fieldsOfKubernetes(): Set<string> {
  const groups = ['v1', 'apps/v1', 'autoscaling/v2', 'batch/v1', 'networking.k8s.io/v1', 'policy/v1']
  const folders = [
    ...groups.map((group) => `kubernetes-models/${group}`),
    '@kubernetes-models/apimachinery/apis/meta/v1',
  ]
  const texts = folders.flatMap((folder) => {
    const place = path.join(ROOT, 'node_modules', folder)
    const types = readdirSync(place).filter((name) => name.endsWith('.d.ts'))
    return types.map((name) => readFileSync(path.join(place, name), 'utf8'))
  })
  const names = texts.flatMap((text) => [...text.matchAll(/^ +"(\w+)"\??:/gm)].map(([, name = '']) => name))
  return new Set(names)
}

/** The label that services choose their pods by. */
const OUR_LABEL = 'app'
/** Whose keys are the author's own. */
const FREE = new Set(['labels', 'annotations', 'matchLabels', 'data', 'requests', 'limits'])

function fieldNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldNames)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    FREE.has(name) ? [name] : [name].concat(fieldNames(inner)),
  )
}

test('every manifest is right by the schema of its kind, and has no field that Kubernetes does not know', () => {
  expect(manifests.length).toBeGreaterThan(12)
  expect(manifests.flatMap(shapeMistakes)).toEqual([])
  expect(shapeMistakes({ kind: 'Deployment', metadata: { name: 'empty' }, spec: {} } as never)).toHaveLength(
    1,
  )
  const known = fieldsOfKubernetes()
  expect(known.has('livenesProbe')).toBe(false)
  expect(manifests.flatMap(fieldNames).filter((name) => !known.has(name) && name !== OUR_LABEL)).toEqual([])
})

test('every process is asked for its health by routes that it has, and one that waits for its world is not killed', () => {
  expect(isHealthRoute('/healthcheck')).toBe(false)
  for (const deployment of deployments) {
    const { livenessProbe, readinessProbe, args } = containerOf(deployment)
    expect(readinessProbe?.httpGet?.path).toBe('/readyz')
    expect(isHealthRoute('/readyz') && isHealthRoute('/healthz')).toBe(true)
    const isServer = args?.[0] === 'server'
    expect(livenessProbe?.httpGet?.path).toBe(isServer ? '/healthz' : undefined)
    expect(livenessProbe?.exec?.command).toEqual(isServer ? undefined : ['node', 'scripts/alive.mjs'])
  }
})

test('no process runs as root, writes to its own files, has more rights or memory than it needs, or floats', () => {
  const all = [...deployments, ...jobs]
  const names = ['keo-server', 'keo-sportsbook', 'keo-games', 'keo-backup']
  expect(all.map(({ metadata }) => metadata?.name)).toEqual(names)
  for (const one of all) {
    const { securityContext, resources, image = '' } = containerOf(one)
    expect(podOf(one)?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(podOf(one)?.automountServiceAccountToken).toBe(false)
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(resources?.limits ?? {})).toEqual(['cpu', 'memory'])
    expect(Object.keys(resources?.requests ?? {})).toEqual(['cpu', 'memory'])
    expect([image, isPinned(image)]).toEqual([`keo:${VERSION}`, true])
  }
})

/** As an operator makes them: only their form matters here. */
const SECRETS: Env = {
  DATABASE_URL: 'postgresql://keo@db.internal/keo?sslmode=verify-full',
  SPORTSBOOK_DATABASE_URL: 'postgresql://keo@db.internal/keo_sportsbook?sslmode=verify-full',
  GAMES_DATABASE_URL: 'postgresql://keo@db.internal/keo_games?sslmode=verify-full',
  REDIS_URL: 'rediss://redis.internal:6379',
  ...Object.fromEntries(
    ['DATA_KEYS', 'CODE_KEY', 'OPERATOR_TOKEN', 'SPORTS_SECRET', 'GAMES_SECRET'].map((name) => [
      name,
      [...Array(36).keys()].map((digit) => digit.toString(36)).join(''),
    ]),
  ),
}
const settingsOf = (folder: string) =>
  (documentsOf(`kubernetes/${folder}/settings.yaml`)[0] as { data: Env }).data

function envOf(deployment: Deployment, settings: Env): Env {
  const { env = [], envFrom = [] } = containerOf(deployment)
  const own = env.map(({ name, value, valueFrom }) => [
    name,
    value ?? SECRETS[valueFrom?.secretKeyRef?.key ?? ''] ?? '',
  ])
  return { ...(envFrom.length > 0 ? settings : {}), ...Object.fromEntries(own) }
}

test('every process starts with what it is told, in prod and in the sandbox; secrets come by reference alone', () => {
  const prod = settingsOf('site')
  const sandbox = { ...prod, ...settingsOf('sandbox') }
  expect([prod.KEO_MODE, sandbox.KEO_MODE]).toEqual(['prod', 'uat'])
  for (const deployment of deployments) {
    const [part = ''] = containerOf(deployment).args ?? []
    for (const settings of [prod, sandbox])
      expect(settingMistakes(part, envOf(deployment, settings))).toEqual([])
    const spelledOut = (containerOf(deployment).env ?? []).filter(({ name }) => name in SECRETS)
    expect(spelledOut.length).toBeGreaterThan(1)
    expect(spelledOut.filter(({ value }) => value !== undefined)).toEqual([])
  }
  const inConfig = Object.keys(sandbox).filter((name) => name in SECRETS || /SECRET|TOKEN|KEY/.test(name))
  expect(inConfig).toEqual([])
})

test('the backup is a command of the image, and gets its key and address by reference', () => {
  const [job = expect.unreachable('there is a job')] = jobs
  const { command = [], env = [] } = containerOf(job)
  expect([command[1], existsSync(path.join(ROOT, command[1] ?? ''))]).toEqual(['scripts/backup.mjs', true])
  expect(env.map(({ name, valueFrom }) => [name, valueFrom?.secretKeyRef?.name])).toEqual([
    ['BACKUP_URL', 'keo-secrets'],
    ['BACKUP_KEY', 'keo-secrets'],
  ])
})

test('servers are scaled by what makes them refuse work, and never drained below what serves', () => {
  const named = <Kind extends keyof typeof KINDS>(kind: Kind) =>
    manifests.filter((one) => one.kind === kind) as unknown as InstanceType<(typeof KINDS)[Kind]>[]
  const [scaler] = named('HorizontalPodAutoscaler')
  expect(scaler?.spec?.scaleTargetRef.name).toBe('keo-server')
  const figures = scaler?.spec?.metrics?.map(({ resource, pods }) => resource?.name ?? pods?.metric.name)
  expect(figures).toEqual(['cpu', 'http_in_flight'])
  const metrics = readFileSync(path.join(ROOT, 'packages/service-kit/src/metrics.ts'), 'utf8')
  expect(metrics).toContain("name: 'http_in_flight'")
  const budgets = named('PodDisruptionBudget').map(({ spec }) => [
    spec?.maxUnavailable,
    spec?.selector?.matchLabels?.app,
  ])
  expect(budgets).toEqual([[1, 'keo-server']])
  expect(scaler?.spec?.minReplicas).toBeGreaterThan(2)
})
