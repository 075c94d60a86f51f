-- Games that play by themselves under a loss limit, and spins without a pause between them: off unless an operator
-- switches them on for an agent line (RSP-13).
alter table agent_line add column has_auto_play boolean not null default false,
  add column has_fast_spin boolean not null default false;
