-- When the event happened that decided it, where somebody says so: bets accepted after it are void, also by a process
-- that takes the settlement up again.
alter table market_result add column decided_at timestamptz;
