import type { CampaignKind } from '@keo/contract/campaign-names'
import { lazy, type ComponentType } from 'react'
import { loadArea } from '../../language/messages.ts'
import type { OfCampaign } from './campaign-frame.tsx'
import LadderPage from './ladder-page.tsx'

/** The page of each kind. That of steps comes with the screen, the others once a campaign of theirs is opened. */
export const KIND_PAGES: Readonly<Record<CampaignKind, ComponentType<OfCampaign>>> = {
  ladder: LadderPage,
  match: LadderPage,
  'first-deposit': lazy(() => import('./first-deposit-page.tsx')),
  medals: lazy(() => import('./medals-page.tsx')),
  prediction: lazy(() => import('./prediction-page.tsx')),
  cheer: lazy(() => import('./cheer-page.tsx')),
  /** With the words of feedback, which no other page of a campaign needs. */
  suggestion: lazy(async () => {
    await loadArea('support')
    return import('./suggestion-page.tsx')
  }),
  box: lazy(() => import('./box-page.tsx')),
  rebate: lazy(() => import('./rebate-page.tsx')),
  'sign-in': lazy(() => import('./sign-in-page.tsx')),
  wheel: lazy(() => import('./wheel-page.tsx')),
}
