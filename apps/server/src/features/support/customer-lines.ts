import type { CustomerLine, SupportLink } from '@keo/contract/support'
import type { Database } from '@keo/service-kit/db/database'
import type { SupportTables } from './support-tables.ts'

const LINES = [1, 2] as const
/** Pages of the app: where one leaves a message, and the live chat. */
const MESSAGE_PAGE = '/service-customer'
const CHAT_PAGE = '/service-chat'

export type CustomerLines = ReturnType<typeof createCustomerLines>

type Needs = {
  database: Database
  tenantId: string
  /** The operator's chat; null where there is none. */
  chatUrl: string | null
}

/** The two lines of support, and where each leads. */
export function createCustomerLines({ database, tenantId, chatUrl }: Needs) {
  const db = database.db.withTables<SupportTables>()

  async function list(): Promise<CustomerLine[]> {
    const rows = await db.selectFrom('customer_line').selectAll().where('tenant_id', '=', tenantId).execute()
    const isOn = (line: number) => rows.some((row) => row.line === line && row.is_on)
    return LINES.map((line) => ({ line, lineSwitch: isOn(line) ? 1 : 0 }))
  }

  return {
    list,
    /** The first line is the operator's chat where one is set, and the other takes messages; else both are our own chat. */
    links: (): SupportLink[] =>
      LINES.map((line) => {
        if (chatUrl === null) return { line, kind: 'message', link: CHAT_PAGE }
        return line === 1
          ? { line, kind: 'chat', link: chatUrl }
          : { line, kind: 'message', link: MESSAGE_PAGE }
      }),
    async turn({ line, lineSwitch }: CustomerLine): Promise<CustomerLine[]> {
      const is_on = lineSwitch === 1
      await db
        .insertInto('customer_line')
        .values({ tenant_id: tenantId, line, is_on })
        .onConflict((clash) => clash.columns(['tenant_id', 'line']).doUpdateSet({ is_on }))
        .execute()
      return list()
    },
  }
}
