-- Makes a table one that is only ever added to. The grants that follow each migration see the trigger and take UPDATE and
-- DELETE from the application.
create or replace procedure append_only(target regclass) language plpgsql as $$
begin
  execute format(
    'create trigger append_only before update or delete or truncate on %s for each statement execute function kit.refuse_change()',
    target
  );
end $$;
