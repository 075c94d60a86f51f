import type { CampaignArt } from '@keo/contract/campaign-names'

/** A campaign's own drawing, a file of its own: a list loads what comes near the screen. Its meaning stands beside it in words. */
export function ArtPicture({ art, className }: { art: CampaignArt; className: string }) {
  return (
    <img
      className={className}
      src={`/campaigns/${art}.svg`}
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      alt=""
    />
  )
}
