import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { jsonSchemaOf, pathParameters, takesBody } from '@keo/contract/openapi'

/** The readable form of the contract: plain HTML without script, one section per area. */
export function docsPage(calls: readonly Call[], title: string): string {
  const areas = byArea(calls)
  const sections = [...areas].map(([area, ofArea]) => section(area, ofArea)).join('')
  const links = [...areas.keys()].map((area) => `<a href="#${text(area)}">${text(area)}</a>`).join(' ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}: API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>${text(title)}: API</h1>
<p>${calls.length} calls. Every answer but plain text is <code>{"code", "msg", "data"}</code>; 200 is success.
As <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav>${links}</nav>
</header>
<main>${sections}
<section><h2 id="errors">errors</h2>${errorTable()}</section>
</main>
</body>
</html>
`
}

function byArea(calls: readonly Call[]): Map<string, Call[]> {
  const areas = new Map<string, Call[]>()
  for (const call of calls) {
    const area = areaOf(call)
    areas.set(area, [...(areas.get(area) ?? []), call])
  }
  return areas
}

function areaOf(call: Call): string {
  const [, first = '', second = ''] = call.path.split('/')
  return first === 'api' ? second : first
}

function section(area: string, calls: readonly Call[]): string {
  return `<section><h2 id="${text(area)}">${text(area)}</h2>${calls.map(article).join('')}</section>`
}

function article(call: Call): string {
  const marks = [call.access, `limit ${call.limit}`, ...(call.ours ? ['ours'] : [])]
  const errors = call.errors.length > 0 ? `<p>Refuses with ${call.errors.map(code).join(', ')}.</p>` : ''
  return `<article>
<h3><span class="method">${call.method}</span> <code>${text(call.path)}</code></h3>
<p>${text(call.summary)} <span class="marks">${text(marks.join(' · '))}</span></p>
${requestTable(call)}
${errors}
<details><summary>Answer</summary><pre>${text(JSON.stringify(jsonSchemaOf(call.response), null, 2))}</pre></details>
</article>`
}

function requestTable(call: Call): string {
  const schema = jsonSchemaOf(call.request)
  const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
  if (fields.length === 0) return ''
  const required = new Set((schema.required ?? []) as string[])
  const inPath = new Set(pathParameters(call.path))
  const elsewhere = takesBody(call) ? 'body' : 'query'
  const rows = fields.map(([name, field]) => {
    const place = inPath.has(name) ? 'path' : elsewhere
    const need = required.has(name) || inPath.has(name) ? 'needed' : 'optional'
    return `<tr><td>${code(name)}</td><td>${place}</td><td>${need}</td><td>${code(JSON.stringify(field))}</td></tr>`
  })
  return `<table><thead><tr><th>Field</th><th>In</th><th></th><th>Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function errorTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([name, { wire, status }]) => `<tr><td>${code(name)}</td><td>${wire}</td><td>${status}</td></tr>`,
  )
  return `<table><thead><tr><th>Error</th><th>code</th><th>HTTP</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function code(value: string): string {
  return `<code>${text(value)}</code>`
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

export const DOCS_CSS = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
nav a { margin-right: .5rem }
h2 { border-bottom: 1px solid; text-transform: capitalize }
h3 { margin-bottom: 0; overflow-wrap: anywhere }
article { margin-bottom: 2rem }
.method { font-size: .8em; padding: .1em .5em; border: 1px solid; border-radius: .3em }
.marks { opacity: .7; font-size: .9em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid }
td:last-child { overflow-wrap: anywhere; width: 60% }
pre { overflow-x: auto; padding: .5rem; border: 1px solid; border-radius: .3em }
`
