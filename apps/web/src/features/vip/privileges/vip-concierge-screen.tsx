import { ConciergeDrawing } from './drawings.tsx'
import { PrivilegeScreen } from './privilege-screen.tsx'

export default function VipConciergeScreen() {
  return <PrivilegeScreen privilege="concierge" drawing={<ConciergeDrawing />} />
}
