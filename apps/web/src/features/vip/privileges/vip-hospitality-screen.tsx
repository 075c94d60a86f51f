import { HospitalityDrawing } from './drawings.tsx'
import { PrivilegeScreen } from './privilege-screen.tsx'

export default function VipHospitalityScreen() {
  return <PrivilegeScreen privilege="hospitality" drawing={<HospitalityDrawing />} />
}
