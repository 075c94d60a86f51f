-- What the sandbox phone and mailbox received. Stays empty where real gateways are configured.

create table sandbox_sms (
  tenant_id text not null,
  id text not null,
  mobile text not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id)
);

create table sandbox_mail (
  tenant_id text not null,
  id text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id)
);
