import { codeSettings, factorSettings, memberSettings, SITE_NAME } from './app-settings.ts'
import { createAccounts } from '../features/accounts/index.ts'
import { createOneUseTickets } from '../features/sessions/index.ts'
import { createCaptcha } from '../features/captcha/index.ts'
import { createCodes, createRegistrationTickets, keyedHash } from '../features/codes/index.ts'
import { createInviterBinding } from '../features/invitations/index.ts'
import { createOwnAccount } from '../features/own-account/index.ts'
import { createFactorParts, createSecondFactor } from '../features/second-factor/index.ts'
import { puzzleCaptchaGateway } from '../gateways/captcha/puzzle-captcha-gateway.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import { nicknameJudge } from './review-judges.ts'

export type Doors = ReturnType<typeof createDoors>

/** The ways in, and what a member may change about the account afterwards. */
export function createDoors(own: OwnParts, people: People) {
  const { config, database, machineClock, ids, tenantId, log, metrics, clock, audit, jobs, passwordThreads } =
    own
  const { sms, mail, members, saferPlay, security } = people
  const secret = config.CODE_KEY ?? own.ids.token()
  const tickets = createOneUseTickets({ database, machineClock, ids, tenantId, sessions: people.sessions })
  const captcha = createCaptcha({
    database,
    machineClock,
    ids,
    log,
    metrics,
    tenantId,
    gateway: own.captchaGateway ?? puzzleCaptchaGateway(own),
    party: own.parties.CAPTCHA_PARTY?.(own) ?? null,
    hashAbout: (about) => keyedHash(secret, 'captcha', [about]),
  })
  const codes = createCodes({
    database,
    machineClock,
    ids,
    log,
    metrics,
    tenantId,
    sms,
    mail,
    secret,
    guard: codeSettings(config),
  })
  const registrationTickets = createRegistrationTickets({ database, machineClock, ids, tenantId, secret })
  const factorParts = createFactorParts({
    database,
    clock,
    machineClock,
    ids,
    audit,
    jobs,
    log,
    tenantId,
    sms,
    mail,
    members,
    security,
    ...factorSettings(config),
  })
  const accounts = createAccounts({
    database,
    clock,
    ids,
    audit,
    jobs,
    tenantId,
    passwordThreads,
    site: people.site,
    members,
    sessions: people.sessions,
    sms,
    mail,
    tickets,
    captcha,
    codes,
    registrationTickets,
    secondFactorsOf: factorParts.factors.listOf,
    writeLetter: people.letters.write,
    bindInviter: createInviterBinding({ clock, tenantId }),
    mayEnter: ({ id }, { isVisit }, db) => saferPlay.demand(id, isVisit ? 'visit' : 'login', db),
  })
  const ownAccount = createOwnAccount({
    database,
    clock,
    ids,
    audit,
    jobs,
    tenantId,
    sms,
    mail,
    members,
    security,
    codes,
    passwords: accounts.passwords,
    review: nicknameJudge(own),
    writeLetter: people.letters.write,
    settings: memberSettings(config),
  })
  own.reviews.agents.onVerdict((id, isAccepted, said) =>
    ownAccount.agentApplications.decide(id, { isAccepted, ...said }),
  )
  const secondFactor = createSecondFactor({
    database,
    clock,
    machineClock,
    ids,
    tenantId,
    members,
    sessions: people.sessions,
    siteName: SITE_NAME,
    parts: factorParts,
    accounts,
    proveOwner: ownAccount.proveOwner,
  })
  return { tickets, captcha, codes, registrationTickets, accounts, ownAccount, secondFactor }
}
