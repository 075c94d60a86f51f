/** Known to the page of the chat, which does not carry the whole catalogue of errors.ts. */
export const CHAT_WIRE = { ENDED: 2000002611, OUT_OF_HOURS: 2000002614 } as const
