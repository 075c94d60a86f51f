-- For tables that are only ever added to: the trigger holds for every role, the owner too.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
