import type { Clause } from './spec-tables.ts'
import type { SpecReport } from './spec-report.ts'

/** The table `npm run spec` prints. */
export function asText(report: SpecReport): string {
  const { calls, routes, clauses, checklist } = report
  const line = (what: string, done: string, open: string) => `${what.padEnd(18)}${done.padEnd(28)}${open}`
  const openAt = (features: SpecReport['clauses']['byFeature']) =>
    features
      .filter(({ open }) => open.length > 0)
      .map(({ feature, open }) => `${feature} ${open.length}`)
      .join(', ')
  return [
    line(
      'calls',
      `${calls.done} of ${calls.all} declared`,
      `not yet built: ${openAt(calls.notBuilt)}; ours: ${calls.ours}`,
    ),
    line('routes', `${routes.done} of ${routes.all} built`, `ours: ${routes.ours}`),
    line('rule clauses', `${clauses.done} of ${clauses.all} proven`, `open: ${openAt(clauses.byFeature)}`),
    line('checklist', `${checklist.done} of ${checklist.all} proven`, `open: ${openAt(checklist.byFeature)}`),
    '',
    ...openOfFoundation('clauses', clauses.open),
    ...openOfFoundation('checklist lines', checklist.open),
    ...complaints(report),
  ].join('\n')
}

function openOfFoundation(what: string, open: readonly Clause[]): string[] {
  const ours = open.filter(({ feature }) => feature === 'foundation')
  if (ours.length === 0) return [`every one of the foundation's ${what} is proven`]
  return [`open ${what} of the foundation:`, ...ours.map(({ id, text }) => `  ${id.padEnd(9)} ${text}`)]
}

function complaints(report: SpecReport): string[] {
  return [
    ...report.calls.wrong.map((why) => `wrong call: ${why}`),
    ...report.unknownIds.map((id) => `a test names ${id}, which no list knows`),
    ...(report.hasProof ? [] : ['no test has run yet: run npm test, then this again']),
  ]
}

/** The same for readers of the repository: docs/spec-coverage.md. */
export function asMarkdown(report: SpecReport): string {
  const { calls, routes, clauses, checklist } = report
  return [
    '# Specification coverage',
    '',
    'Written by `npm run spec` from the contract, the route table and the proof that the last `npm test` left. A clause',
    'counts as proven when a test that names it ran, passed and asserted something.',
    '',
    '| What | Done | All | Open |',
    '| --- | ---: | ---: | ---: |',
    row('Calls declared', calls),
    row('Routes built', routes),
    row('Rule clauses proven', clauses),
    row('Checklist lines proven', checklist),
    '',
    `Besides, ${calls.ours} calls and ${routes.ours} routes are our own.`,
    '',
    '## Rule clauses by feature',
    '',
    ...featureTable(clauses.byFeature),
    '',
    '## Checklist by feature',
    '',
    ...featureTable(checklist.byFeature),
    '',
    '## Calls not yet built',
    '',
    ...list(calls.notBuilt.map(({ feature, open }) => `**${feature}** (${open.length}): ${codes(open)}`)),
    '',
    '## Open clauses and checklist lines',
    '',
    ...list(
      [...clauses.open, ...checklist.open].map(({ id, feature, text }) => `${id} (${feature}): ${text}`),
    ),
    '',
  ].join('\n')
}

const row = (what: string, { done, all }: { done: number; all: number }) =>
  `| ${what} | ${done} | ${all} | ${all - done} |`
const list = (items: readonly string[]) => (items.length > 0 ? items.map((item) => `- ${item}`) : ['None.'])
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const featureTable = (features: SpecReport['clauses']['byFeature']) => [
  '| Feature | Proven | All |',
  '| --- | ---: | ---: |',
  ...features.map(({ feature, done, all }) => `| ${feature} | ${done} | ${all} |`),
]
