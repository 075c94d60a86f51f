import { BetForce } from './bet-force.tsx'
import { MatchForce } from './match-force.tsx'
import { ProviderStates } from './provider-states.tsx'

export default function SportsTab() {
  return (
    <div className="flex flex-col gap-5">
      <MatchForce />
      <BetForce />
      <ProviderStates />
    </div>
  )
}
