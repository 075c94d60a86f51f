import { StartError } from '../start-error.ts'
import type { HttpServer } from './http-server.ts'

const REASONS: Readonly<Record<string, (at: { host: string; port: number }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program; stop it or set PORT.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user; set PORT to 1024 or more.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}; set HOST to one of its own.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown; set HOST to an address of this machine.`,
}

export async function listenOrExplain(http: HttpServer, at: { host: string; port: number }): Promise<string> {
  try {
    return await http.listen(at)
  } catch (error) {
    const explain = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    throw explain ? new StartError(explain(at), { cause: error }) : error
  }
}
