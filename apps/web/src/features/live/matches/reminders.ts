import { listRoomReminders, remindOfRoom } from '@keo/contract/room-reminders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useMessages } from '../../../language/messages.ts'
import { currentSession, useIsIn } from '../../../session/session.ts'
import { useDoors } from '../../current-member/index.ts'
import { toast } from '../../../toasts/toast.ts'

export type Reminders = {
  readonly ids: ReadonlySet<string>
  /** The room whose reminder is on its way. */
  readonly busyId: string | null
  toggle(roomId: string): void
}

/** Rooms the member is told of before they open; a visitor is led to the door first. */
export function useReminders(): Reminders {
  const say = useMessages()
  const doors = useDoors()
  const cache = useQueryClient()
  const isIn = useIsIn()
  const queryKey = ['rooms', 'reminders', currentSession().token ?? '']
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listRoomReminders, {}, { silent: true, signal }),
    enabled: isIn,
  })
  const ids: ReadonlySet<string> = new Set(isIn ? data?.roomIds : [])
  const change = useMutation({
    mutationFn: (id: string) => api(remindOfRoom, { id, isReminded: !ids.has(id) }),
    onSuccess: (answer, id) => {
      cache.setQueryData(queryKey, answer)
      if (answer.roomIds.includes(id)) toast.show(say('live.willRemind'))
    },
  })
  return {
    ids,
    busyId: change.isPending ? change.variables : null,
    toggle: (roomId) => (isIn ? change.mutate(roomId) : doors.signIn()),
  }
}
