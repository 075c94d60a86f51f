import type { Conversation } from '@keo/contract/chat-messages'
import { DotsThreeIcon } from '@keo/ui/icons/dots-three'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Suspense, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'

/** What a sheet is made of is loaded when somebody opens one. */
const MenuSheet = lazyPart(() => import('./menu-sheet.tsx'))

type ChatMenuProps = { conversation: Conversation; onPerson: () => void }

/** What can be done with the conversation as a whole. */
export function ChatMenu(props: ChatMenuProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = (): void => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label={say('supportChat.menu')}
        icon={<DotsThreeIcon weight="bold" size={24} />}
        aria-haspopup="dialog"
        onClick={open}
      />
      <Suspense>
        {wasOpened ? <MenuSheet {...props} isOpen={isOpen} onOpenChange={setOpen} /> : null}
      </Suspense>
    </>
  )
}
