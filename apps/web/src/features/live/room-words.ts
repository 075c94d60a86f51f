import type { RoomView } from '@keo/contract/rooms'

/** Who plays; rooms beside sports have a title of their own. */
export const roomTitle = ({ match, title }: Pick<RoomView, 'match' | 'title'>): string =>
  match ? `${match.home} – ${match.away}` : title
