/** The numbers every page must know (specification section 8). The whole catalogue is in errors.ts. */
export const WIRE = {
  SESSION_EXPIRED: 10009,
  SESSION_REPLACED: 10018,
  CAPTCHA_NEEDED: 1006000117,
  ACCOUNT_RESTRICTED: 1009000037,
  /** Ours. */
  NOT_FOUND: 2000000005,
  PROOF_NEEDED: 2000001303,
  SESSION_TIME_OVER: 2000001351,
  SESSION_EXCLUDED: 2000001352,
} as const
