import type { GiftBoxView } from '@keo/contract/campaign-views'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { shortDong } from './campaign-words.ts'

type RowProps = {
  row: readonly GiftBoxView[]
  contentOf: (box: GiftBoxView) => string | null
}

const STATE_WORDS = {
  locked: 'campaigns.step.locked',
  ready: 'campaigns.boxReady',
  claimed: 'campaigns.boxOpen',
  held: 'campaigns.step.held',
  soldOut: 'campaigns.step.soldOut',
  closed: 'campaigns.step.closed',
} as const satisfies Record<GiftBoxView['state'], string>

/** The boxes beside each other: a lid lifts once the content of its box is known. */
export function GiftBoxRow({ row, contentOf }: RowProps) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <ol className="box-row">
      {row.map((box) => {
        const content = contentOf(box)
        return (
          <li
            key={box.id}
            data-state={box.state}
            data-size={box.size}
            data-open={content !== null || undefined}
          >
            <span className="box-drawing" aria-hidden="true">
              <i className="box-light" />
              <i className="box-body" />
              <i className="box-lid" />
            </span>
            <b className="num">{content === null ? '' : shortDong(content, language)}</b>
            <small>{say(content === null ? STATE_WORDS[box.state] : 'campaigns.boxOpen')}</small>
          </li>
        )
      })}
    </ol>
  )
}
