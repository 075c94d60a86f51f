import {
  decideSandboxAgentApplication,
  dropSandboxSockets,
  expireSandboxSession,
  getSandboxState,
  listSandboxMail,
  listSandboxMembers,
  listSandboxSms,
  makeHandOverCode,
  replaceSandboxSession,
  setSandboxClock,
  setSandboxMaintenance,
  setSandboxNetwork,
  signInAsMember,
} from '@keo/contract/sandbox'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { SandboxMailGateway } from '../../gateways/mail/sandbox-mail-gateway.ts'
import type { SandboxSmsGateway } from '../../gateways/sms/sandbox-sms-gateway.ts'
import type { Sandbox } from './sandbox-service.ts'

type Needs = { sandbox: Sandbox; sms: SandboxSmsGateway; mail: SandboxMailGateway }

/** Wired outside prod only; the server also refuses to register sandbox calls there. */
export function sandboxRoutes(api: Api, { sandbox, sms, mail }: Needs) {
  api.handle(getSandboxState, (tester) => sandbox.state(tester))
  api.handle(setSandboxClock, (tester) => sandbox.setClock(tester, tester.body))
  api.handle(signInAsMember, async (tester) => ({
    accessToken: await sandbox.signIn(tester, tester.body.userName),
  }))
  api.handle(makeHandOverCode, async (tester) => ({
    code: await sandbox.makeHandOverCode(tester, tester.body.userName),
  }))
  api.handle(setSandboxMaintenance, (tester) => sandbox.setMaintenance(tester, tester.body))
  api.handle(setSandboxNetwork, (tester) => sandbox.setNetwork(tester, tester.body.delayMs))
  api.handle(expireSandboxSession, async (tester) => {
    await sandbox.expireSession(tester)
    return null
  })
  api.handle(replaceSandboxSession, async (tester) => {
    await sandbox.replaceSession(tester)
    return null
  })
  api.handle(dropSandboxSockets, async (tester) => {
    await sandbox.dropSockets(tester)
    return null
  })
  api.handle(decideSandboxAgentApplication, async (tester) => {
    await sandbox.decideAgentApplication(tester, tester.body.state)
    return null
  })
  api.handle(listSandboxMembers, async () =>
    (await sandbox.seededMembers()).map(({ id, userName, nickName, avatar, vipLevel, status }) => ({
      id,
      userName,
      nickName,
      avatar,
      vipLevel,
      status,
    })),
  )
  api.handle(listSandboxSms, async () =>
    (await sms.tray()).map(({ id, mobile, text, sentAt }) => ({
      id,
      mobile,
      text,
      sentTime: serverTimeText(sentAt),
    })),
  )
  api.handle(listSandboxMail, async () =>
    (await mail.mailbox()).map(({ id, to, subject, text, sentAt }) => ({
      id,
      to,
      subject,
      text,
      sentTime: serverTimeText(sentAt),
    })),
  )
}
