/** Where a configured third party lives: the client builds its addresses, the server's content policy admits them. */
export const THIRD_PARTY_ORIGINS = {
  chat: 'https://secure.livechatinc.com',
  pixel: 'https://www.facebook.com',
} as const
