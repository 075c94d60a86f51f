-- Puzzles and questions that wait for their answer. Whoever deletes the row has used it up.
create table captcha_challenge (
  tenant_id text not null,
  id text not null,
  action text not null,
  device_no text not null,
  network text not null,
  -- What the gateway judges an answer by; it leaves the server in no form.
  secret jsonb not null,
  asked_at timestamptz not null,
  primary key (tenant_id, id)
);
create index captcha_challenge_by_age on captcha_challenge (asked_at);

create table captcha_ticket (
  tenant_id text not null,
  -- SHA-256 of the ticket.
  ticket_hash bytea not null,
  action text not null,
  device_no text not null,
  network text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash)
);
create index captcha_ticket_by_age on captcha_ticket (expires_at);

-- Wrong answers: many from one source slow it down.
create table captcha_mistake (
  tenant_id text not null,
  id text not null,
  address text not null,
  device_no text not null,
  made_at timestamptz not null,
  primary key (tenant_id, id)
);
create index captcha_mistake_by_address on captcha_mistake (tenant_id, address, made_at);
create index captcha_mistake_by_device on captcha_mistake (tenant_id, device_no, made_at);

-- Movements seen before: no hand makes the same one twice.
create table captcha_track (
  tenant_id text not null,
  fingerprint bytea not null,
  seen_at timestamptz not null,
  primary key (tenant_id, fingerprint)
);
create index captcha_track_by_age on captcha_track (seen_at);

-- The way from a checked number to its registration, good for several sends to that one number.
create table registration_ticket (
  tenant_id text not null,
  ticket_hash bytea not null,
  -- Keyed hash of the number.
  target bytea not null,
  device_no text not null,
  network text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash)
);
create index registration_ticket_by_age on registration_ticket (expires_at);

-- The newest code of each number or address, purpose and account: a newer one takes its place.
create table code (
  tenant_id text not null,
  -- Keyed hash of the number or e-mail address.
  target bytea not null,
  purpose smallint not null,
  -- Empty while nobody is known by it: sign-in and registration by number.
  member_id text not null,
  device_no text not null,
  -- Keyed hash of the code with all it is bound to.
  code_hash bytea not null,
  tries smallint not null default 0,
  send_id text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, target, purpose, member_id)
);
create index code_by_age on code (expires_at);

-- What was sent in the last day: every limit counts here.
create table code_send (
  tenant_id text not null,
  id text not null,
  channel text not null check (channel in ('sms', 'mail')),
  target bytea not null,
  device_no text not null,
  network text not null,
  -- Country and beginning of the number, never the whole of it; empty for e-mail.
  country text not null,
  number_range text not null,
  -- False when nobody was there to send to: it counts for the limits, not for the confirmed share.
  is_real boolean not null,
  sent_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (tenant_id, id)
);
create index code_send_by_target on code_send (tenant_id, target, sent_at);
create index code_send_by_device on code_send (tenant_id, channel, device_no, sent_at);
create index code_send_by_network on code_send (tenant_id, channel, network, sent_at);
create index code_send_by_range on code_send (tenant_id, number_range, sent_at) where is_real;
create index code_send_by_country on code_send (tenant_id, country, sent_at) where is_real;
create index code_send_by_age on code_send (tenant_id, channel, sent_at);
