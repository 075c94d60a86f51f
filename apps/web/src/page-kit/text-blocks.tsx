import type { TextBlock, TextSpan } from '@keo/contract/text-blocks'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { link } from './link.ts'
import { sitePath } from '../navigation/site-path.ts'

/** Its text is shown as text, whatever it holds, and its links stay in the app. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={`${block.kind} ${textOf(block.lines[0])}`} block={block} />)
}

type Line = TextBlock['lines'][number]

function Block({ block: { kind, lines, picture } }: { block: TextBlock }) {
  if (kind === 'heading') return <SectionTitle>{textOf(lines[0])}</SectionTitle>
  if (kind === 'rows') return <Rows lines={lines} />
  if (kind === 'steps') return <Steps lines={lines} />
  if (kind === 'picture') return <Picture name={picture ?? ''} words={textOf(lines[0])} />
  if (kind === 'list')
    return (
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body leading-[23px] text-text-2">
        {lines.map((line) => (
          <li key={textOf(line)}>
            <Words spans={line.spans} />
          </li>
        ))}
      </ul>
    )
  return lines.map((line) => (
    <p key={textOf(line)} className="text-body leading-[23px] text-text-2">
      <Words spans={line.spans} />
    </p>
  ))
}

function Rows({ lines }: { lines: readonly Line[] }) {
  return (
    <Card className="px-3.5">
      <dl>
        {lines.map((line) => (
          <div
            key={textOf(line)}
            className="flex items-baseline justify-between gap-3 border-line py-2.5 text-callout not-first:border-t"
          >
            <dt className="min-w-0 text-text-2">
              <Words spans={line.spans} />
            </dt>
            <dd className="num text-right font-semibold">{line.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Steps({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className="flex flex-col gap-2.5">
      {lines.map((line, place) => (
        <li key={textOf(line)} className="flex gap-3 text-body leading-[23px] text-text-2">
          <span
            aria-hidden="true"
            className="num grid size-6 flex-none place-items-center rounded-[8px] bg-surface-2 text-footnote font-bold text-text"
          >
            {place + 1}
          </span>
          <span className="min-w-0">
            <Words spans={line.spans} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Of a real screen, in Vietnamese. */
function Picture({ name, words }: { name: string; words: string }) {
  return (
    <figure className="flex flex-col items-center gap-1.5">
      <img
        src={`/help/${name}.webp`}
        alt={words}
        loading="lazy"
        width={240}
        height={519}
        className="h-auto w-[240px] max-w-full rounded-card border border-line"
      />
      <figcaption className="text-center text-caption text-text-3">{words}</figcaption>
    </figure>
  )
}

function Words({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map(({ text, path }) =>
    path === undefined ? (
      <span key={text}>{text}</span>
    ) : (
      <a
        key={text}
        {...link(sitePath(path, window.location.origin))}
        className="font-semibold text-brand-text"
      >
        {text}
      </a>
    ),
  )
}

const textOf = (line: Line | undefined): string => line?.spans.map(({ text }) => text).join('') ?? ''
