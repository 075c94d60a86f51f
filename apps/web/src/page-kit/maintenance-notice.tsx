import { parseServerTime } from '@keo/units/instants'
import { Button } from '@keo/ui/primitives/button'
import { WrenchDrawing } from '@keo/ui/pictures/wrench-drawing'
import { GraveStroke } from '@keo/ui/pictures/grave-stroke'
import type { ReactNode } from 'react'
import { paths } from '../navigation/paths.ts'
import { formatDate, formatTime } from '../language/format-dates.ts'
import { useLanguage, useMessages } from '../language/messages.ts'
import { useGo } from '../navigation/use-go.ts'

type MaintenanceNoticeProps = {
  title: string
  content: string
  /** Server times; shown in the player's own zone. */
  window: { readonly startTime: string; readonly endTime: string }
  /** A line under the times. */
  note?: ReactNode
}

/** What rests, why, from when until when, and whom to ask. */
export function MaintenanceNotice({ title, content, window, note }: MaintenanceNoticeProps) {
  const say = useMessages()
  const go = useGo()
  return (
    <section className="mx-auto flex w-full max-w-[420px] flex-col items-center px-6 pt-10 text-center">
      <WrenchDrawing />
      <h2 className="mt-3 text-title-1 font-bold text-balance">{title}</h2>
      <p className="mt-1.5 text-callout leading-[22px] whitespace-pre-line text-text-2">{content}</p>
      <TimeRange {...window} />
      {note ? <p className="mt-3 text-caption text-text-3">{note}</p> : null}
      <div className="mt-6">
        <Button onClick={() => go.to(paths.service())}>{say('site.support')}</Button>
      </div>
    </section>
  )
}

/** Absent when either time cannot be read: half a range would only raise questions. */
function TimeRange({ startTime, endTime }: { startTime: string; endTime: string }) {
  const say = useMessages()
  const language = useLanguage()
  const start = parseServerTime(startTime)
  const end = parseServerTime(endTime)
  if (start === undefined || end === undefined) return null

  const cell = (label: string, at: number) => (
    <div className="flex-1 px-3 py-2.5">
      <dt className="text-caption text-text-3">{label}</dt>
      <dd className="num text-[22px] leading-[30px] font-bold">{formatTime(at, language)}</dd>
      <dd className="num text-caption text-text-2">{formatDate(at, language)}</dd>
    </div>
  )
  return (
    <>
      <dl className="mt-5 flex w-full items-center rounded-card bg-surface-1 shadow-1">
        {cell(say('maintain.from'), start)}
        <GraveStroke kind="score" />
        {cell(say('maintain.until'), end)}
      </dl>
      <p className="mt-2 text-caption text-text-3">{say('maintain.localTime')}</p>
    </>
  )
}
