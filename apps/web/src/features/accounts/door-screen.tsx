import { XIcon } from '@keo/ui/icons/x'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { sitePath } from '../../navigation/site-path.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import './door.css'
import { LanguagePill } from './language-pill.tsx'
import { verifyDomainTypeQuery } from './login/verify-domain-type.ts'

type DoorScreenProps = {
  title: string
  /** One line under the title; with it the title is louder. */
  note?: string
  children: ReactNode
  /** Off where a way out stands in the page already. */
  support?: boolean
}

/** The frame of every way in: light, name, a way out, the language and somebody to ask. */
export function DoorScreen({ title, note, children, support = true }: DoorScreenProps) {
  // A door must know which verification it asks for before anybody knocks.
  useQuery(verifyDomainTypeQuery)
  return (
    <ScreenFrame bar={<DoorBar />}>
      <DoorLight />
      <div className="door-body">
        <BrandMark height={46} className="flex-none self-start" />
        <h1 className="door-title" data-loud={note ? '' : undefined}>
          {title}
        </h1>
        {note ? <p className="mt-0.5 text-callout text-text-2">{note}</p> : null}
        {children}
        {support ? <SupportLine /> : null}
      </div>
    </ScreenFrame>
  )
}

function DoorBar() {
  const say = useMessages()
  const go = useGo()
  const from = useHere().query.get('from')
  const leave = (): void => (from === null ? go.back() : go.replace(sitePath(from, location.origin)))
  return (
    <header className="ui-nav-bar flex! justify-between">
      <IconButton label={say('common.close')} icon={<XIcon weight="bold" size={21} />} onClick={leave} />
      <LanguagePill />
    </header>
  )
}

function DoorLight() {
  return (
    <svg className="door-light" viewBox="0 0 390 330" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="door-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopOpacity=".34" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <path d="M120 0h64l170 330H214zM222 0h26l170 330h-66zM300 0h10l120 230v40z" fill="url(#door-light)" />
    </svg>
  )
}

function SupportLine() {
  const say = useMessages()
  return (
    <button
      type="button"
      className="mt-auto -mb-4 flex min-h-11 items-center justify-center gap-[7px] self-center px-3 text-footnote text-text-2"
      onClick={() => overlays.open('chatChannels')}
    >
      <HeadsetIcon size={18} />
      {say('accounts.help')} <b className="font-semibold text-text">24/7</b>
    </button>
  )
}
