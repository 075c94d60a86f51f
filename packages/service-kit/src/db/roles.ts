import { Client } from 'pg'
import type { Log } from '../log.ts'

/** How the application signs in, as `connectDatabase` takes it. */
export type AppLogin = { readonly url: string; readonly role?: string }

const APP_ROLE = 'keo_app'
const READ_ROLE = 'keo_read'

/**
 * The login that migrates owns every table; the application works as a role that can neither alter one nor touch an
 * entry of an append-only one. With a password of its own it signs in as that role; with one login for everything it
 * takes the role on after signing in. Where roles cannot be made, it says so and goes on with the login it has.
 */
export async function prepareRoles(needs: {
  url: string
  appPassword?: string
  log: Log
}): Promise<AppLogin> {
  const { url, appPassword, log } = needs
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await createRole(client, APP_ROLE)
    await createRole(client, READ_ROLE)
    if (appPassword) {
      await client.query(`alter role ${APP_ROLE} login password ${client.escapeLiteral(appPassword)}`)
      return { url: withLogin(url, appPassword) }
    }
    await client.query(`set role ${APP_ROLE}`).catch(async () => {
      await client.query(`grant ${APP_ROLE} to current_user`)
      await client.query(`set role ${APP_ROLE}`)
    })
    return { url, role: APP_ROLE }
  } catch (error) {
    log.warn(
      { err: error },
      'The database login may not create roles, so the application runs with the rights of its owner; grant it CREATEROLE to separate them.',
    )
    return { url }
  } finally {
    await client.end()
  }
}

/** Roles belong to the whole cluster: another node, or another database of it, may be making the same one. */
async function createRole(client: Client, role: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (found.rowCount) return
  await client.query(
    `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
  )
}

function withLogin(url: string, password: string): string {
  const login = new URL(url)
  login.username = APP_ROLE
  login.password = password
  return login.href
}

/** Run after every migration, so that roles which came later get their rights too. */
export const GRANTS = (schema: string) => `
do $$
declare
  kept regclass;
begin
  if exists (select from pg_roles where rolname = '${APP_ROLE}') then
    grant usage on schema ${schema} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE};
    grant usage on all sequences in schema ${schema} to ${APP_ROLE};
    revoke insert, update, delete on ${schema}.migration, ${schema}.migration_function from ${APP_ROLE};
    for kept in
      select tgrelid from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'append_only' and relnamespace = '${schema}'::regnamespace
    loop
      execute format('revoke update, delete, truncate on %s from ${APP_ROLE}', kept);
    end loop;
  end if;
  if exists (select from pg_roles where rolname = '${READ_ROLE}') then
    grant usage on schema ${schema} to ${READ_ROLE};
    grant select on all tables in schema ${schema} to ${READ_ROLE};
  end if;
end $$`
