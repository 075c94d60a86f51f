/** Whoever gives a verdict on what a feature handed over. */
type Judge<Verdict> = { onVerdict(handle: (id: string, verdict: Verdict) => Promise<void>): void }

/**
 * In a sandbox a stand-in decides, so that nobody waits for staff that is not there. As soon as somebody is there who may,
 * it holds its tongue and the people decide.
 */
export function withStandIn<Verdict, Asked extends Judge<Verdict>>(
  people: Judge<Verdict>,
  standIn: Asked,
  isStaffed: () => Promise<boolean>,
): Asked {
  return {
    ...standIn,
    onVerdict(handle) {
      people.onVerdict(handle)
      standIn.onVerdict(async (id, verdict) => {
        if (!(await isStaffed())) await handle(id, verdict)
      })
    },
  }
}
