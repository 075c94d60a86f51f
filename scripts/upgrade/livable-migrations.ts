/**
 * Statements of a migration that the version before it could not live with. During an upgrade both versions run on the
 * database of the new one (docs/upgrades.md), so a name, a type or a freedom that the old one uses must stay.
 */

type Statement = { readonly text: string; readonly notes: string }
type Rule = { readonly what: string; readonly pattern: RegExp; readonly isOfTable?: boolean }

/** Written above a statement that looks breaking and is not; the reason is for who reads the diff. */
const EXCEPTION = /^\s*--\s*livable:\s*\S(?:.*\S)?\s*$/m
const REASON_MIN = 20

/** What a statement does as a whole. */
const STATEMENTS: readonly Rule[] = [
  { what: 'drops what the old version may use', pattern: /^drop (?!index|trigger|policy)/ },
  { what: 'empties a table', pattern: /^truncate / },
  { what: 'takes a right away', pattern: /^revoke / },
  { what: 'renames', pattern: /^alter (?!index)\w+ .*\brename\b/ },
  {
    what: 'refuses rows that the old version may write',
    pattern: /^create unique index (?:.*? )?on (?<table>[\w."]+)/,
    isOfTable: true,
  },
]

/** A new column without a value of its own; a constraint that is added is none. */
const NOT_FILLED =
  /^add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)(?!.*\b(?:default|generated)\b).*\bnot null\b/

/** What one action of an `alter table` does. */
const ACTIONS: readonly Rule[] = [
  { what: 'drops a column', pattern: /^drop (?:column )?(?!constraint|default|not null)/ },
  { what: 'adds a column that the old version does not fill', pattern: NOT_FILLED },
  { what: 'changes a type', pattern: /^alter (?:column )?\S+ (?:set data )?type / },
  {
    what: 'demands a value that the old version may leave out',
    pattern: /^alter (?:column )?\S+ set not null/,
  },
  {
    what: 'drops a default that the old version may rely on',
    pattern: /^alter (?:column )?\S+ drop default/,
  },
  {
    what: 'refuses rows that the old version may write',
    pattern: /^add (?:constraint \S+ )?(?:check|unique|primary key|foreign key|exclude)\b/,
  },
]

/** One line for each statement that is refused: what it does, and how it begins. */
export function breakingStatements(sql: string): string[] {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.flatMap(
      ({ text }) => /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/.exec(text)?.[1] ?? [],
    ),
  )
  return statements
    .filter(({ notes }) => !isExcepted(notes))
    .flatMap(({ text }) => findings(text, made).map((what) => `${what}: ${text.slice(0, 80)}`))
}

function findings(text: string, made: ReadonlySet<string>): string[] {
  const [, table, actions] = /^alter table (?:if exists )?(?:only )?([\w."]+) (.+)$/.exec(text) ?? []
  // Nobody of the old version knows a table that this file makes.
  if (table !== undefined && made.has(table)) return []
  const whole = STATEMENTS.filter(({ pattern, isOfTable }) => {
    const found = pattern.exec(text)
    return found !== null && !(isOfTable && made.has(found.groups?.table ?? ''))
  })
  const parts = actionsOf(actions ?? '').flatMap((action) =>
    ACTIONS.filter(({ pattern }) => pattern.test(action)),
  )
  return [...new Set([...whole, ...parts].map(({ what }) => what))]
}

function isExcepted(notes: string): boolean {
  const line = EXCEPTION.exec(notes)?.[0] ?? ''
  return line.slice(line.indexOf('livable:') + 'livable:'.length).trim().length >= REASON_MIN
}

const COMMENT_TEXT_OR_BODY = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g

/** Texts and bodies of functions are emptied, so that nothing inside them looks like a statement. */
function statementsOf(sql: string): Statement[] {
  return sql
    .replaceAll(COMMENT_TEXT_OR_BODY, (found) => (found.startsWith('--') ? found.replaceAll(';', ',') : "''"))
    .split(';')
    .map((piece) => ({
      notes: (piece.match(/--.*$/gm) ?? []).join('\n'),
      text: piece.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
    }))
    .filter(({ text }) => text !== '')
}

/** Split at commas outside of brackets. */
function actionsOf(actions: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of actions) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
