import type { TextBlock, TextSpan } from '@keo/contract/text-blocks'

export type ArticleText = {
  readonly title: string
  readonly answer: string
  readonly blocks: readonly TextBlock[]
}

type Line = { readonly kind: TextBlock['kind']; readonly text: string; readonly picture?: string }

/**
 * Reads an article: `# title`, `> short answer`, `## heading`, `1. step`, `- point`, `| name | value`, `![words](picture)`
 * and plain lines; `[words](/path)` leads to a page of the app. Nothing else is markup: it is shown as it is written.
 */
export function readArticle(file: string, name: string): ArticleText {
  const lines = file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [head = '', short = '', ...rest] = lines
  if (!head.startsWith('# ') || !short.startsWith('> '))
    throw new Error(`The help article ${name} does not begin with its title and its short answer.`)
  return { title: head.slice(2), answer: short.slice(2), blocks: blocksOf(rest.map(lineOf)) }
}

/** Whether it begins as an article does. */
export function isArticle(file: string): boolean {
  const [head = '', short = ''] = file.split('\n').filter((line) => line.trim() !== '')
  return head.trim().startsWith('# ') && short.trim().startsWith('> ')
}

function lineOf(text: string): Line {
  const picture = /^!\[(.+)\]\(([a-z0-9-]+)\)$/.exec(text)
  if (picture?.[1] && picture[2]) return { kind: 'picture', text: picture[1], picture: picture[2] }
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) }
  if (text.startsWith('- ')) return { kind: 'list', text: text.slice(2) }
  if (text.startsWith('| ')) return { kind: 'rows', text: text.slice(2) }
  const step = /^\d+\. (.+)$/.exec(text)
  return step?.[1] ? { kind: 'steps', text: step[1] } : { kind: 'text', text }
}

/** Lines of one kind that follow each other are one block; a heading or a picture stands alone. */
function blocksOf(lines: readonly Line[]): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const stands = line.kind === 'heading' || line.kind === 'picture'
    if (last?.kind === line.kind && !stands) last.lines.push(contentOf(line))
    else
      blocks.push({
        kind: line.kind,
        lines: [contentOf(line)],
        ...(line.picture ? { picture: line.picture } : {}),
      })
  }
  return blocks
}

function contentOf({ kind, text }: Line): TextBlock['lines'][number] {
  if (kind !== 'rows') return { spans: spansOf(text) }
  const [name = '', value = ''] = text.split(' | ')
  return { spans: spansOf(name), value }
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g

function spansOf(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let at = 0
  for (const found of text.matchAll(LINK)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index) })
    spans.push({ text: found[1] ?? '', path: found[2] ?? '/' })
    at = found.index + found[0].length
  }
  if (at < text.length) spans.push({ text: text.slice(at) })
  return spans
}
