import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { PanelQuery } from './panel-query.tsx'

type DeskSectionProps<Item> = {
  title: string
  query: UseQueryResult<Item[]>
  /** What waits for somebody, at least one. */
  children: (items: Item[]) => ReactNode
  foot?: ReactNode
}

export function DeskSection<Item>({ title, query, children, foot }: DeskSectionProps<Item>) {
  const say = useMessages()
  return (
    <section className="flex flex-col gap-2">
      <SectionTitle>{title}</SectionTitle>
      <PanelQuery query={query}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-callout text-text-3">{say('panel.desk.none')}</p>
          ) : (
            children(items)
          )
        }
      </PanelQuery>
      {foot}
    </section>
  )
}
