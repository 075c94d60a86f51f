-- Tables that are only ever added to. The trigger holds for every role, also where the application has to sign in as
-- the owner; the grants that follow each migration see the trigger and take UPDATE and DELETE from the application.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

create procedure append_only(target regclass) language plpgsql as $$
begin
  execute format(
    'create trigger append_only before update or delete or truncate on %s for each statement execute function kit.refuse_change()',
    target
  );
end $$;
