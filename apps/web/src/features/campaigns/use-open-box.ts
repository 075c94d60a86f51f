import type { CampaignDetail, GiftBoxView } from '@keo/contract/campaign-views'
import { useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { campaignsChanged, useOpenBoxCall } from './campaign-queries.ts'
import { dongText } from './campaign-words.ts'

/** One box: asked for, drawn and paid by the server, opened on the page only then. */
export function useOpenBox({ id, version }: CampaignDetail) {
  const say = useMessages()
  const language = useLanguage()
  const ask = useOpenBoxCall()
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  const [told, setTold] = useState('')
  // Kept until it is answered: a tap after a lost answer opens the same box with the same content.
  const key = useRef('')

  function open({ id: box }: GiftBoxView): void {
    key.current ||= newTapKey()
    setTold('')
    ask.mutate(
      { id, version, box, key: key.current },
      {
        onSuccess({ cash, isHeld }) {
          key.current = ''
          setFound((before) => new Map(before).set(box, cash))
          setTold(
            say(isHeld ? 'campaigns.isHeld' : 'campaigns.inTheBox', { amount: dongText(cash, language) }),
          )
        },
        onSettled: () => void campaignsChanged(),
      },
    )
  }

  return { open, told, error: ask.error, isBusy: ask.isPending, contentOf: contentOf(found) }
}

/** What is known to be in a box: by the answer at hand, or by the campaign as it was read. */
const contentOf =
  (found: ReadonlyMap<string, string>) =>
  ({ id, content }: GiftBoxView): string | null =>
    content ?? found.get(id) ?? null
