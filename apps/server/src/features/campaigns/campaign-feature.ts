import type { CampaignNeeds } from './campaign-parts.ts'
import { createBoxes } from './boxes.ts'
import { createCampaigns } from './campaigns.ts'
import { createClaims } from './claims.ts'
import { createDraw, createWriteDrawn } from './draw.ts'
import { createDryRun } from './dry-run.ts'
import { createExaminedClaims } from './examined-claims.ts'
import { createGiftBoxes } from './gift-boxes.ts'
import { createGiving } from './giving.ts'
import { createMedals } from './medals.ts'
import { createPredictions } from './predictions.ts'
import { createSelfClaims } from './self-claims.ts'
import { createSignIn } from './sign-in.ts'
import { createWheel } from './wheel.ts'

export type CampaignFeature = ReturnType<typeof createCampaignFeature>

/** Campaigns: shown, claimed, turned, signed in to, tried on past days. */
export function createCampaignFeature(needs: CampaignNeeds) {
  const giving = createGiving(needs)
  const claim = createClaims(needs, giving)
  const writeDrawn = createWriteDrawn(needs)
  const draw = createDraw(writeDrawn, giving)
  return {
    library: needs.library,
    campaigns: createCampaigns(needs),
    claim,
    examineChanged: createExaminedClaims(needs),
    signIn: createSignIn(needs, giving),
    turn: createWheel(needs, giving, draw),
    open: createBoxes(needs, giving, draw),
    openGiftBox: createGiftBoxes(needs, giving, writeDrawn),
    dryRun: createDryRun(needs),
    predictions: createPredictions(needs, giving),
    medals: createMedals(needs, giving),
    payBySelf: createSelfClaims(needs, claim),
  }
}
