-- A result that a person said stands before what the world reports, also in the combinations that hold its option.
alter table market_result add column is_said boolean not null default false;
create index market_result_said on market_result (changed_at) where is_said;
