import { CHAT_TEXT_MAX } from '@keo/contract/chat-messages'
import { ArrowUpIcon } from '@keo/ui/icons/arrow-up'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Form } from '@keo/ui/patterns/form'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { PictureInput } from '../../page-kit/picture-input.tsx'
import { useMediaQuery } from '../../page-kit/use-media-query.ts'
import './composer.css'

type ComposerProps = { onSay: (text: string) => void; onPicture: (file: File) => void; onType: () => void }

/** Words grow the field to five lines; Enter sends where there is a keyboard of keys, and breaks the line on a phone. */
export function Composer({ onSay, onPicture, onType }: ComposerProps) {
  const say = useMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const hasKeys = useMediaQuery('(pointer: fine)')
  useLayoutEffect(() => grow(field.current, text), [text])
  const send = (): void => {
    const words = text.trim()
    if (words === '') return
    onSay(words)
    setText('')
    field.current?.focus()
  }
  // While an input method is at work, Enter takes what it offers.
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys) return
    event.preventDefault()
    send()
  }
  return (
    <Form onSubmit={send} className="chat-composer">
      <PictureButton onPicture={onPicture} />
      <div className="chat-field">
        <textarea
          ref={field}
          rows={1}
          maxLength={CHAT_TEXT_MAX}
          aria-label={say('supportChat.write')}
          placeholder={say('supportChat.write')}
          enterKeyHint={hasKeys ? 'send' : 'enter'}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onType()
          }}
          onKeyDown={onKey}
        />
        <button
          type="submit"
          className="chat-send"
          aria-label={say('supportChat.send')}
          disabled={!text.trim()}
        >
          <ArrowUpIcon weight="bold" size={19} />
        </button>
      </div>
    </Form>
  )
}

function PictureButton({ onPicture }: Pick<ComposerProps, 'onPicture'>) {
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureInput ref={input} label={say('supportChat.addPicture')} onChoose={onPicture} />
      <IconButton
        label={say('supportChat.addPicture')}
        icon={<PlusIcon weight="bold" size={22} />}
        className="-ml-2 text-text-2"
        onClick={() => input.current?.click()}
      />
    </>
  )
}

/** As high as its words. */
function grow(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  field.style.height = ''
  if (text !== '') field.style.height = `${field.scrollHeight}px`
}
