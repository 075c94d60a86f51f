const HOST = '127.0.0.1'

/** What people use: site, console and providers over HTTP. `deploy/compose/haproxy.cfg` is this and no more. */
export const siteFile = ({ ports }, bind = HOST) => `${GLOBAL}
frontend site
  bind ${bind}:${ports.site}
  # What a browser says of its own address is not believed.
  http-request set-header X-Forwarded-For %[src]
  use_backend sportsbooks if { path_beg /sportsbook/ }
  use_backend games if { path_beg /games/ }
  default_backend servers

frontend console
  bind ${bind}:${ports.console}
  http-request set-header X-Forwarded-For %[src]
  default_backend consoles

frontend figures
  bind ${bind}:${ports.balancer}
  http-request use-service prometheus-exporter if { path /metrics }
  stats enable
  stats uri /

${httpBackend('servers', ports.servers)}
${httpBackend('consoles', ports.consoles, ports.servers)}
${httpBackend('sportsbooks', ports.sportsbooks)}
${httpBackend('games', ports.games)}`

/**
 * The gate's file: over TCP the primary database and the first Redis. A process of its own: who loses the balancer of the
 * players loses no connection to its database, and with it no ownership of a world.
 */
export const gateFile = ({ ports }) => `${GLOBAL}
listen database
  mode tcp
  bind ${HOST}:${ports.database}
  timeout client 1h
  timeout server 1h
  # Patroni answers 200 for the one that may be written to. A connection to what is no longer primary is cut.
  option httpchk OPTIONS /primary
  http-check expect status 200
  ${SERVERS} on-marked-down shutdown-sessions
${ports.databases.map((port, n) => `  server database${n + 1} ${HOST}:${port} check port ${ports.patronis[n]}`).join('\n')}

listen redis
  mode tcp
  bind ${HOST}:${ports.redis}
  timeout client 1h
  timeout server 1h
  option tcp-check
  tcp-check connect
  tcp-check send PING\\r\\n
  tcp-check expect string +PONG
  tcp-check send info\\ replication\\r\\n
  tcp-check expect string role:master
  ${SERVERS} on-marked-down shutdown-sessions
${ports.redises.map((port, n) => `  server redis${n + 1} ${HOST}:${port} check`).join('\n')}
`

/**
 * Asked every half second. Who fails once is asked again after a tenth, so that it is out within 0.6 s and not after a
 * single slow answer; who is out is asked every quarter, and is back with the first good answer.
 */
const SERVERS = 'default-server inter 500ms fastinter 100ms downinter 250ms fall 2 rise 1'

/** How many connections follows from the limit of open files that it was started with. */
const GLOBAL = `defaults
  mode http
  timeout connect 2s
  # Who is gone refuses the connection, and that is noticed at once; who only has much to do is not taken for gone.
  timeout check 2s
  timeout client 65s
  timeout server 65s
  # Sockets live as long as somebody looks on.
  timeout tunnel 1h
  # A request that reached nobody is given to another one; one that may have been read is not sent twice.
  option redispatch 1
  retries 3
  retry-on conn-failure
`

/** Health is asked where the service answers it, which for a console is the server beside it. */
function httpBackend(name, ports, health = ports) {
  const rows = ports.map(
    (port, n) =>
      `  server ${name}${n + 1} ${HOST}:${port} check${health === ports ? '' : ` port ${health[n]}`}`,
  )
  return `backend ${name}
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  ${SERVERS}
${rows.join('\n')}
`
}
