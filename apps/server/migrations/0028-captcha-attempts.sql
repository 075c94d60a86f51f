-- Whom a captcha is for, as a keyed hash: a number, an e-mail address or an account. Null for one that named nobody.
alter table captcha_challenge add column about bytea;
alter table captcha_ticket add column about bytea;

-- What was asked for and answered wrongly lately, once for each thing it is counted by: the more, the more work the
-- next question takes.
create table captcha_attempt (
  tenant_id text not null,
  -- `device:`, `network:` or `about:` and which.
  counter text not null,
  -- The challenge, or the mistake.
  id text not null,
  made_at timestamptz not null,
  primary key (tenant_id, counter, id)
);
create index captcha_attempt_by_counter on captcha_attempt (tenant_id, counter, made_at);
create index captcha_attempt_by_age on captcha_attempt (made_at);
