-- A wager is kept for years: nobody removes one.
create or replace function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'wagers are kept' using errcode = 'insufficient_privilege';
end $$;
