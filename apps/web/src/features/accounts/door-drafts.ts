import { defaultPhoneCountry } from '@keo/contract/phones'
import { useState } from 'react'
import { useLanguage } from '../../language/messages.ts'
import { storage } from '../../platform/storage.ts'
import type { Mobile } from './account-queries.ts'

/** What was typed at one door is there at the next, until the page is left. Never a password, never a code. */
const drafts: { mobile: Mobile | null; userName: string | null } = { mobile: null, userName: null }

export function useMobileDraft(): [Mobile, (mobile: Mobile) => void] {
  const language = useLanguage()
  const [mobile, setMobile] = useState<Mobile>(
    () => drafts.mobile ?? { country: defaultPhoneCountry(language), digits: '' },
  )
  return [
    mobile,
    (next) => {
      drafts.mobile = next
      setMobile(next)
    },
  ]
}

export function useUserNameDraft(): [string, (userName: string) => void] {
  const [userName, setUserName] = useState(() => drafts.userName ?? storage.read('rememberedUserName') ?? '')
  return [
    userName,
    (next) => {
      drafts.userName = next
      setUserName(next)
    },
  ]
}
