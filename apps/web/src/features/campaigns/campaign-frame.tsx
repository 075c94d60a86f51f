import type { CampaignDetail } from '@keo/contract/campaign-views'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import type { ReactNode } from 'react'

export type OfCampaign = { campaign: CampaignDetail }

type FrameProps = {
  hero: ReactNode
  /** The one action, docked; none where it stands in the hero. */
  dock?: ReactNode
  children: ReactNode
}

/** What the page of every kind stands in. */
export function CampaignFrame({ hero, dock = null, children }: FrameProps) {
  return (
    <ScreenFrame bar={hero} gutter={false} dock={dock}>
      <div className="campaign-body">{children}</div>
    </ScreenFrame>
  )
}
