import { ManagerDrawing } from './drawings.tsx'
import { PrivilegeScreen } from './privilege-screen.tsx'

export default function VipManagerScreen() {
  return <PrivilegeScreen privilege="manager" drawing={<ManagerDrawing />} />
}
