import type { LogEvent } from 'kysely'
import { openSpan } from './tracing.ts'

/** A span for each statement, named by what it does to which table; never its text or a value. */
export function traceStatements(schema: string) {
  return ({ query, queryDurationMillis, level }: LogEvent): void => {
    const { operation, table } = statementName(query.sql)
    openSpan(`${operation} ${table}`.trim(), {
      kind: 'client',
      agoMs: queryDurationMillis,
      facts: {
        'db.system.name': 'postgresql',
        'db.namespace': schema,
        'db.operation.name': operation,
        ...(table === '' ? {} : { 'db.collection.name': table }),
      },
    })?.end({ isFailed: level === 'error' })
  }
}

/** Behind the marks that a statement may begin with, such as that its plan is kept. */
const OPERATION = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i
const TABLE = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i

export function statementName(sql: string): { operation: string; table: string } {
  const operation = OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  return { operation, table: TABLE.exec(sql)?.[1]?.replaceAll('"', '') ?? '' }
}
