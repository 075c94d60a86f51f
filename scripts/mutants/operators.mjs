/** Changes that a careless hand makes. Each finds its places in one line of code; `put` is what stands there then. */
const OPERATORS = [
  swap('comparison', / (<=|>=|<|>) /g, { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }),
  swap('equality', / (===|!==) /g, { '===': '!==', '!==': '===' }),
  swap('logic', / (&&|\|\|) /g, { '&&': '||', '||': '&&' }),
  swap('arithmetic', /(?<![`'"]) ([+*-]) (?![`'"]|from )/g, { '+': '-', '-': '+', '*': '+' }),
  swap('boolean', /\b(true|false)\b/g, { true: 'false', false: 'true' }),
  swap('await', /(?<=[ (])(await )(?=\w)/g, { 'await ': '' }),
  whole('guard', /^\s+if \(.+\) (return\b|throw\b|fail\(|refuse\().*$/),
  whole('call', /^\s+(await )?[\w.]+\([^{}]*\)$/),
]

function swap(name, pattern, puts) {
  return {
    name,
    placesIn: (line) =>
      [...line.matchAll(pattern)].map((found) => {
        const at = found.index + found[0].indexOf(found[1])
        return line.slice(0, at) + puts[found[1]] + line.slice(at + found[1].length)
      }),
  }
}

function whole(name, pattern) {
  const isClosed = (line) => line.split('(').length === line.split(')').length
  return { name, placesIn: (line) => (pattern.test(line) && isClosed(line) ? [''] : []) }
}

/** Lines that run: no comments, no imports, no types, no text of several lines, where SQL is. */
function codeLines(text) {
  let [isType, isText, isComment] = [false, false, false]
  return text.split('\n').map((line) => {
    const wasText = isText
    if (line.split('`').length % 2 === 0) isText = !isText
    if (/^(export )?(type|interface) /.test(line)) isType = !/[^{(<]$/.test(line) || line.endsWith('=')
    else if (isType && /^[})]|^$/.test(line)) isType = false
    if (/^\s*\/\*/.test(line)) isComment = true
    const isSkipped =
      isType ||
      isText ||
      wasText ||
      isComment ||
      /^\s*(\/\/|import |export \{|(readonly )?\w+\??: .*[^,]$|(export )?type )/.test(line)
    if (line.includes('*/')) isComment = false
    return isSkipped ? null : line
  })
}

/** Every place of a file where an operator applies. */
export function placesOf(file, text) {
  return codeLines(text).flatMap((line, at) =>
    line === null
      ? []
      : OPERATORS.flatMap(({ name, placesIn }) =>
          placesIn(line).map((put) => ({ file, line: at + 1, operator: name, was: line.trim(), put })),
        ),
  )
}

/** The text with one line changed. */
export function withPlace(text, { line, put }) {
  return text
    .split('\n')
    .map((each, at) => (at === line - 1 ? put : each))
    .join('\n')
}

/** The same seed draws the same places. */
export function draw(places, count, seed) {
  const next = numbers(seed)
  const left = [...places]
  const drawn = []
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn
}

/** Mulberry32. */
function numbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Code that cannot be read says nothing about its tests; a world that does not start any more does. */
export function operatorVerdict(ok, output) {
  if (ok) return { verdict: 'SURVIVED', by: '' }
  if (/SyntaxError|Transform failed|PARSE_ERROR/.test(output)) return { verdict: 'BROKEN', by: '' }
  return { verdict: 'killed', by: /^ *FAIL +(.+)$/m.exec(output)?.[1].trim() ?? 'nothing started' }
}

/** One row for each group and operator, and all of them, as docs/figures.md shows it. */
export function scoreTable(trials) {
  const rows = [...new Set(trials.map(({ group }) => group))].map((group) => [
    group,
    trials.filter((trial) => trial.group === group),
  ])
  const operators = [...new Set(trials.map(({ operator }) => operator))].map((operator) => [
    `by ${operator}`,
    trials.filter((trial) => trial.operator === operator),
  ])
  const lines = [...rows, ...operators, ['all', trials]].map(([name, all]) => {
    const killed = all.filter(({ verdict }) => verdict === 'killed').length
    const survived = all.filter(({ verdict }) => verdict === 'SURVIVED').length
    const broken = all.length - killed - survived
    const score = killed + survived === 0 ? '' : `${Math.round((100 * killed) / (killed + survived))} %`
    return `| ${name} | ${killed} | ${survived} | ${broken} | ${score} |`
  })
  return ['| code | killed | survived | not run | score |', '| --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  )
}
