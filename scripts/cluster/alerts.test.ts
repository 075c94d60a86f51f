import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/run-steps.mjs'
import { trackedTextFiles } from '../lib/tracked-files.ts'

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const { groups } = JSON.parse(readFileSync(path.join(ROOT, 'deploy/alerts.json'), 'utf8')) as {
  groups: { rules: Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
/** Figures of other parts: of Prometheus itself, of Patroni and of the library that watches Node. */
const OF_OTHERS = /^(up|patroni_|nodejs_)/
/** Words of the query language. */
const WORDS = new Set(['sum', 'by', 'le', 'rate', 'increase', 'abs', 'histogram_quantile', 'm', 'h'])

test('every alert has a page that begins with its words and says its rule, and no page is without an alert', () => {
  const wrong = rules.filter(({ alert, expr, annotations }) => {
    const page = path.join(ROOT, annotations.runbook)
    const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
    return !text.startsWith(`# ${annotations.summary}\n`) || !text.includes(`\`${alert}\`: \`${expr}\``)
  })
  expect(wrong).toEqual([])
  const pages = readdirSync(path.join(ROOT, 'docs/runbooks')).map((file) => `docs/runbooks/${file}`)
  expect(pages.toSorted()).toEqual(rules.map(({ annotations }) => annotations.runbook).toSorted())
})

test('every figure that an alert asks for is one that the product writes', () => {
  const sources = trackedTextFiles()
    .filter(({ file }) => /^(apps|packages)\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .map(({ text }) => text)
  const named = rules
    .flatMap(({ expr }) => expr.match(/[a-z][a-z_\d]+/g) ?? [])
    .filter((word) => !WORDS.has(word))
  const ours = named.filter((word) => !OF_OTHERS.test(word)).map((word) => word.replace(/_bucket$/, ''))
  expect(ours.length).toBeGreaterThan(5)
  expect(ours.filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual([])
})
