import type { Scope } from '../api/scope.ts'
import type { Status } from './status.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:40rem}table{border-collapse:collapse}td{padding:.25rem 1rem .25rem 0}td+td{text-align:right;font-variant-numeric:tabular-nums}'

/** A plain page about the provider, fresh every two seconds. */
export function statusPage(scope: Scope, read: () => Promise<Status>): void {
  scope.get('/status', async (_request, reply) => {
    const status = await read()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(page(status))
  })
}

function page({ time, matches, live, outrights, priceChangesPerSecond, sockets, extra }: Status): string {
  const rows = {
    'World time': new Date(time).toISOString().replace('T', ' ').slice(0, 19),
    'Matches on sale': matches,
    'Matches live': live,
    'Champion markets': outrights,
    'Price changes a second': priceChangesPerSecond,
    'Push sockets': sockets,
    ...extra,
  }
  const cells = Object.entries(rows).map(
    ([name, value]) => `<tr><td>${escape(name)}</td><td>${escape(String(value))}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width"><title>Sandbox sportsbook</title><style>${STYLE}</style><h1>Sandbox sportsbook</h1><table>${cells.join('')}</table></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
