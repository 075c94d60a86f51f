import { TravelDrawing } from './drawings.tsx'
import { PrivilegeScreen } from './privilege-screen.tsx'

export default function VipTravelScreen() {
  return <PrivilegeScreen privilege="travel" drawing={<TravelDrawing />} />
}
