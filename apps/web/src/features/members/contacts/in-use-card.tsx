import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'

/** What is bound now, masked. */
export function InUseCard({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <Card>
      <ListRow title={label} note={note} value={<span className="num text-text-2">{value}</span>} />
    </Card>
  )
}
